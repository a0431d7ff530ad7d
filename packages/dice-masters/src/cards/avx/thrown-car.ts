import { actionEffect, bonus, mark, own, sequence, that, two } from '../../abilities/build.ts';
import { basicAction } from '../../content.ts';

export default basicAction({
  id: 'avx/thrown-car',
  number: 34,
  title: 'thrown-car',
  cost: 4,
  abilities: [actionEffect(sequence(bonus(1, 0, two(own)), mark('over-to-opponent', that)))],
});
