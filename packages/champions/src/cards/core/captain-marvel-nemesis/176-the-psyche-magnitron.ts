import { placeThreat, self, timesPlayers, whenRevealed } from '../../../abilities/build.ts';
import { name, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/176',
  set: 'captain-marvel-nemesis',
  title: name('The Psyche-Magnitron', 'El psicomagnetrón', 'Das Psyche-Magnetron'),
  threat: 3,
  icons: { hazard: 1 },
  boost: 3,
  abilities: [whenRevealed(placeThreat(timesPlayers(1), self))],
});
