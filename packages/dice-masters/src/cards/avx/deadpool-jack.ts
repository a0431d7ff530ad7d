import {
  choose,
  knockOut,
  later,
  mark,
  may,
  one,
  opposing,
  sequence,
  that,
  whenAttacks,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.deadpool, {
  id: 'avx/deadpool-jack',
  number: 70,
  title: 'deadpool',
  subtitle: { en: 'Jack', es: 'Jack', de: 'Jack' },
  cost: 5,
  energy: 'fist',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    whenAttacks(
      may(choose(one(opposing), sequence(mark('must-block', that), later('turn-ends', knockOut(that))))),
    ),
  ],
});
