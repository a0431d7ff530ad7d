import { placeThreat, self, timesPlayers, whenRevealed } from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/107',
  set: 'rhino',
  title: name("Breakin' & Takin'", 'Arramblar con todo', 'Hauen & Klauen'),
  threat: 2,
  icons: { hazard: 1 },
  boost: 2,
  abilities: [whenRevealed(placeThreat(timesPlayers(1), self))],
});
