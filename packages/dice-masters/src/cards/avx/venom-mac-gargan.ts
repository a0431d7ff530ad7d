import {
  any,
  damage,
  gainLife,
  global,
  on,
  one,
  opponent,
  pay,
  sequence,
  spin,
  trigger,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.venom, {
  id: 'avx/venom-mac-gargan',
  number: 95,
  title: 'venom',
  subtitle: { en: 'Mac Gargan', es: 'Mac Gargan', de: 'Mac Gargan' },
  cost: 5,
  energy: 'fist',
  affiliation: 'villains',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    trigger(
      on('knock-out', any({ notType: 'fist' }), { by: 'self' }),
      sequence(damage(2, opponent), gainLife(1)),
      { condition: { if: 'role', role: 'blocking' } },
    ),
    global(pay('fist'), spin(-1, one({ who: 'opposing', type: 'fist' }))),
  ],
});
