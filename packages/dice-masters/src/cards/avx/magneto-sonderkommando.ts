import { alwaysWhileActive, global, one, pay, reroll, standingBonus } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.magneto, {
  id: 'avx/magneto-sonderkommando',
  number: 112,
  title: 'magneto',
  subtitle: { en: 'Sonderkommando', es: 'Sonderkommando', de: 'Sonderkommando' },
  cost: 6,
  energy: 'mask',
  affiliation: 'villains',
  rarity: 'rare',
  max: 4,
  abilities: [
    alwaysWhileActive(standingBonus(2, 2, { who: 'own', affiliation: 'villains', notTitle: 'self' })),
    global(pay('mask'), reroll(one({ affiliation: 'villains' }))),
  ],
});
