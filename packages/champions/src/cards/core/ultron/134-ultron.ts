import {
  chooseOne,
  drone,
  forcedResponse,
  on,
  placeThreat,
  theMainScheme,
} from '../../../abilities/build.ts';
import { name, perPlayer, villain } from '../../../content.ts';

export default villain({
  id: 'core/134',
  set: 'ultron',
  title: name('Ultron', 'Ultrón'),
  traits: ['android'],
  stage: 1,
  sch: 1,
  atk: 2,
  hitPoints: perPlayer(17),
  abilities: [
    forcedResponse(on('attacked', { by: 'self' }), chooseOne(placeThreat(1, theMainScheme), drone())),
  ],
});
