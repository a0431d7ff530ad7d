import { actionEffect, character, damage, oneOrPlayer } from '../../abilities/build.ts';
import { basicAction } from '../../content.ts';

export default basicAction({
  id: 'avx/power-bolt',
  number: 31,
  title: 'power-bolt',
  cost: 3,
  abilities: [actionEffect(damage(2, oneOrPlayer(character, 'any')))],
});
