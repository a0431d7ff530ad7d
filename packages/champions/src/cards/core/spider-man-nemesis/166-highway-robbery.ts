import {
  layRandomCardsHere,
  returnCardsFromHere,
  whenDefeated,
  whenRevealed,
} from '../../../abilities/build.ts';
import { name, perPlayer, sideScheme } from '../../../content.ts';

export default sideScheme({
  id: 'core/166',
  set: 'spider-man-nemesis',
  title: name('Highway Robbery', 'Ladrón Alado', 'Raub auf offener Straße'),
  threat: perPlayer(3),
  icons: { acceleration: 1 },
  boost: 3,
  abilities: [whenRevealed(layRandomCardsHere), whenDefeated(returnCardsFromHere)],
});
