import { placeThreat, self, timesPlayers, whenRevealed } from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/161',
  set: 'she-hulk-nemesis',
  title: name('Personal Challenge', 'Reto personal', 'Persönliche Herausforderung'),
  threat: 3,
  icons: { crisis: 1 },
  boost: 3,
  abilities: [whenRevealed(placeThreat(timesPlayers(1), self))],
});
