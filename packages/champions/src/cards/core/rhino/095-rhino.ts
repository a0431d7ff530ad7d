import { revealIt, search, whenRevealed } from '../../../abilities/build.ts';
import { name, perPlayer, villain } from '../../../content.ts';

export default villain({
  id: 'core/95',
  set: 'rhino',
  title: name('Rhino', 'Rino'),
  traits: ['brute', 'criminal'],
  stage: 2,
  sch: 1,
  atk: 3,
  hitPoints: perPlayer(15),
  abilities: [whenRevealed(search({ in: 'encounter', named: 'core/107' }, revealIt))],
});
