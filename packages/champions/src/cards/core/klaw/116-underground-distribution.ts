import {
  discardUntil,
  putIntoPlay,
  revealIt,
  search,
  setUp,
  whenRevealed,
} from '../../../abilities/build.ts';
import { mainScheme, name, perPlayer } from '../../../content.ts';

export default mainScheme({
  id: 'core/116',
  set: 'klaw',
  stage: 1,
  title: name('Underground Distribution', 'Distribución clandestina', 'Untergrundgeschäfte'),
  threat: 0,
  acceleration: perPlayer(1),
  target: perPlayer(6),
  setUp: [setUp(search({ in: 'encounter-deck', named: 'core/125' }, revealIt))],
  abilities: [whenRevealed(discardUntil({ type: 'minion' }, putIntoPlay('found', 'first')))],
});
