import { placeThreat, self, timesPlayers, whenRevealed } from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/125',
  set: 'klaw',
  title: name('Defense Network', 'Red de defensa', 'Verteidigungsnetzwerk'),
  threat: 2,
  icons: { crisis: 1 },
  boost: 2,
  abilities: [whenRevealed(placeThreat(timesPlayers(1), self))],
});
