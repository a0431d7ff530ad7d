import { actionEffect, alsoOn, bursts, character, one, spin } from '../../abilities/build.ts';
import { basicAction } from '../../content.ts';

export default basicAction({
  id: 'avx/focus-power',
  number: 26,
  title: 'focus-power',
  cost: 3,
  abilities: [
    actionEffect(
      bursts(spin('either', one(character)), alsoOn('*/**', spin('either', one({ other: 'chosen' })))),
    ),
  ],
});
