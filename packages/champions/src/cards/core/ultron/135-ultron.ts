import {
  drone,
  forcedInterrupt,
  forEach,
  gets,
  on,
  self,
  sequence,
  until,
  withTrait,
  yourMinions,
} from '../../../abilities/build.ts';
import { name, perPlayer, villain } from '../../../content.ts';

export default villain({
  id: 'core/135',
  set: 'ultron',
  title: name('Ultron', 'Ultrón'),
  traits: ['android'],
  stage: 2,
  sch: 2,
  atk: 2,
  hitPoints: perPlayer(22),
  abilities: [
    forcedInterrupt(
      on('attack', { by: 'self' }),
      sequence(drone(), until('activation', gets(self, { atk: forEach(withTrait('drone', yourMinions)) }))),
    ),
  ],
});
