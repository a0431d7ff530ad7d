import { actionEffect, draw, RESERVE } from '../../abilities/build.ts';
import { basicAction } from '../../content.ts';

export default basicAction({
  id: 'avx/gearing-up',
  number: 28,
  title: 'gearing-up',
  cost: 4,
  abilities: [actionEffect(draw(2, RESERVE))],
});
