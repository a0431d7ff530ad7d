import {
  actionEffect,
  alsoOn,
  bonus,
  bursts,
  character,
  each,
  global,
  one,
  own,
  pay,
} from '../../abilities/build.ts';
import { basicAction } from '../../content.ts';

export default basicAction({
  id: 'avx/take-cover',
  number: 33,
  title: 'take-cover',
  cost: 3,
  abilities: [
    actionEffect(bursts(bonus(0, 2, each(own)), alsoOn('*/**', bonus(0, 3, one(character))))),
    global(pay('shield'), bonus(0, 1, one(character))),
  ],
});
