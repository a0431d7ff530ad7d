import { discardTop, whenRevealed } from '../../../abilities/build.ts';
import { name, perPlayer, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/149',
  set: 'ultron',
  title: name('Invasive AI', 'IA invasiva', 'Invasive KI'),
  threat: perPlayer(3),
  icons: { hazard: 1 },
  boost: 3,
  abilities: [whenRevealed(discardTop(3, 'each'))],
});
