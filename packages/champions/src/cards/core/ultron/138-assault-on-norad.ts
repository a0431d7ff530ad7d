import {
  chooseOne,
  drone,
  eachPlayer,
  forcedResponse,
  on,
  placeThreat,
  self,
  whenRevealed,
} from '../../../abilities/build.ts';
import { mainScheme, name, perPlayer } from '../../../content.ts';

export default mainScheme({
  id: 'core/138',
  set: 'ultron',
  stage: 2,
  title: name('Assault on NORAD', 'Ataque al NORAD', 'Überfall auf NORAD'),
  threat: 0,
  acceleration: perPlayer(1),
  target: perPlayer(10),
  setUp: [whenRevealed(drone('each'))],
  abilities: [
    forcedResponse(
      on('threatened', { to: 'self', stepOne: true }),
      eachPlayer(chooseOne(placeThreat(2, self), drone())),
    ),
  ],
});
