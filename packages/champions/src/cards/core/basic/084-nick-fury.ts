import {
  chooseOne,
  damage,
  discard,
  draw,
  enemies,
  forcedResponse,
  later,
  on,
  one,
  removeThreat,
  schemes,
  self,
  sequence,
} from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/84',
  set: 'basic',
  title: name('Nick Fury', 'Nick Furia'),
  unique: true,
  cost: 4,
  resources: ['mental'],
  traits: ['shield', 'spy'],
  thw: 2,
  atk: 2,
  hitPoints: 3,
  consequential: { thw: 1, atk: 1 },
  abilities: [
    forcedResponse(
      on('entered', { to: 'self' }),
      sequence(
        chooseOne(removeThreat(2, one(schemes)), draw(3), damage(4, one(enemies))),
        later(on('round-ended'), discard(self), 'round'),
      ),
    ),
  ],
});
