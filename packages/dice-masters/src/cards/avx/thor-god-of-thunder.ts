import { anyone, bonus, count, on, self, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.thor, {
  id: 'avx/thor-god-of-thunder',
  number: 94,
  title: 'thor',
  subtitle: { en: 'God of Thunder', es: 'Dios del trueno', de: 'Gott des Donners' },
  cost: 6,
  energy: 'bolt',
  affiliation: 'avengers',
  rarity: 'uncommon',
  max: 5,
  abilities: [
    trigger(
      on('attack-starts', anyone),
      bonus(count({ who: 'opposing', type: 'fist' }, 4), count({ who: 'opposing', type: 'fist' }, 4), self),
    ),
  ],
});
