import { name, perPlayer, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/108',
  set: 'rhino',
  title: name('Crowd Control', 'Control de multitudes', 'Kontrolle der Menschenmenge'),
  threat: perPlayer(2),
  icons: { crisis: 1 },
  boost: 2,
});
