import { constant, drone, self, threatCannotBeRemoved, whenRevealed } from '../../../abilities/build.ts';
import { mainScheme, name, perPlayer } from '../../../content.ts';

export default mainScheme({
  id: 'core/139',
  set: 'ultron',
  stage: 3,
  title: name('Countdown to Oblivion', 'Cuenta atrás para el olvido', 'Countdown bis zur Auslöschung'),
  threat: 0,
  acceleration: perPlayer(1),
  target: perPlayer(5),
  setUp: [whenRevealed(drone('each'))],
  abilities: [constant(threatCannotBeRemoved(self))],
});
