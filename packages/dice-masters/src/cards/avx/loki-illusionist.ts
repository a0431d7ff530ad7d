import {
  anyone,
  attackOf,
  choose,
  control,
  damage,
  each,
  knockOut,
  on,
  one,
  opponent,
  opposing,
  sequence,
  that,
  trigger,
  whenFielded,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.loki, {
  id: 'avx/loki-illusionist',
  number: 80,
  title: 'loki',
  subtitle: { en: 'Illusionist', es: 'Ilusionista', de: 'Der Illusionist' },
  cost: 7,
  energy: 'mask',
  affiliation: 'villains',
  rarity: 'uncommon',
  max: 3,
  abilities: [
    whenFielded(control(one(opposing))),
    trigger(
      on('turn-ends', anyone),
      choose(each({ held: 'self' }), sequence(damage(attackOf('that'), opponent), knockOut(that))),
    ),
  ],
});
