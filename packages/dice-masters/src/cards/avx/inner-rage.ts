import { actionEffect, alsoOn, bonus, bursts, own, that, two } from '../../abilities/build.ts';
import { basicAction } from '../../content.ts';

export default basicAction({
  id: 'avx/inner-rage',
  number: 29,
  title: 'inner-rage',
  cost: 3,
  abilities: [actionEffect(bursts(bonus(1, 1, two(own)), alsoOn('*/**', bonus(1, 1, that))))],
});
