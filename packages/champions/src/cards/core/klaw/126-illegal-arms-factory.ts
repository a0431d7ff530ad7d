import { placeThreat, self, timesPlayers, whenRevealed } from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/126',
  set: 'klaw',
  title: name('Illegal Arms Factory', 'Fábrica de armamento ilegal', 'Illegale Waffenfabrik'),
  threat: 3,
  icons: { hazard: 1 },
  boost: 2,
  abilities: [whenRevealed(placeThreat(timesPlayers(1), self))],
});
