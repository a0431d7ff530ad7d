import { placeThreat, self, timesPlayers, whenRevealed } from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/171',
  set: 'iron-man-nemesis',
  title: name('Imminent Overload', 'Sobrecarga inminente', 'Bevorstehende Überlastung'),
  threat: 3,
  icons: { acceleration: 1 },
  boost: 3,
  abilities: [whenRevealed(placeThreat(timesPlayers(1), self))],
});
