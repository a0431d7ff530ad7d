import { discardUntil, putIntoPlay, whenRevealed } from '../../../abilities/build.ts';
import { mainScheme, name, perPlayer } from '../../../content.ts';

export default mainScheme({
  id: 'core/117',
  set: 'klaw',
  stage: 2,
  title: name('Secret Rendezvous', 'Reunión secreta', 'Geheimes Treffen'),
  threat: 0,
  acceleration: perPlayer(1),
  target: perPlayer(8),
  setUp: [whenRevealed(discardUntil({ type: 'minion' }, putIntoPlay('found', 'first')))],
});
