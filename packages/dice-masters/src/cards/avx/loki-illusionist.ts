import {
  anyone,
  attackOf,
  control,
  damageBy,
  each,
  knockOut,
  on,
  one,
  opponent,
  opposing,
  sequence,
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
      sequence(damageBy({ held: 'self' }, attackOf('that'), opponent), knockOut(each({ held: 'self' }))),
    ),
  ],
});
