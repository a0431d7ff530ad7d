import { activated, global, one, pay, reroll, spin } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.magneto, {
  id: 'avx/magneto-holocaust-survivor',
  number: 81,
  title: 'magneto',
  subtitle: {
    en: 'Holocaust Survivor',
    es: 'Superviviente del Holocausto',
    de: 'Überlebender des Holocaust',
  },
  cost: 6,
  energy: 'mask',
  affiliation: 'villains',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    activated(pay('any', 'any'), spin(1, one({ affiliation: 'villains' }))),
    global(pay('mask'), reroll(one({ affiliation: 'villains' }))),
  ],
});
