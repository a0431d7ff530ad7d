import { mainScheme, name, perPlayer } from '../../../content.ts';

export default mainScheme({
  id: 'core/97',
  set: 'rhino',
  stage: 1,
  title: name('The Break-In!', '¡Allanamiento!', 'Der Einbruch!'),
  threat: 0,
  acceleration: perPlayer(1),
  target: perPlayer(7),
});
