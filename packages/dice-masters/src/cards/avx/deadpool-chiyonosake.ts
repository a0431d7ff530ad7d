import {
  any,
  damage,
  each,
  mark,
  may,
  on,
  one,
  opposing,
  trigger,
  whenAttacks,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.deadpool, {
  id: 'avx/deadpool-chiyonosake',
  number: 103,
  title: 'deadpool',
  subtitle: { en: 'Chiyonosake', es: 'Chiyonosake', de: 'Chiyonosake' },
  cost: 5,
  energy: 'fist',
  rarity: 'rare',
  max: 4,
  abilities: [
    whenAttacks(may(mark('must-block', one(opposing)))),
    trigger(on('knock-out', any({ forcedBy: 'self' }), { by: 'self' }), damage(2, each(opposing))),
  ],
});
