import {
  actionEffect,
  bothPlayers,
  bursts,
  character,
  damage,
  each,
  insteadOn,
  together,
} from '../../abilities/build.ts';
import { basicAction } from '../../content.ts';

export default basicAction({
  id: 'avx/force-beam',
  number: 27,
  title: 'force-beam',
  cost: 3,
  abilities: [
    actionEffect(
      bursts(
        damage(1, each(character)),
        insteadOn('*', damage(2, each(character))),
        insteadOn('**', together(damage(2, each(character)), damage(1, bothPlayers))),
      ),
    ),
  ],
});
