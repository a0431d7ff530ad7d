import { alwaysWhileActive, global, one, pay, spin, standingBonus } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.venom, {
  id: 'avx/venom-angelo-fortunato',
  number: 124,
  title: 'venom',
  subtitle: { en: 'Angelo Fortunato', es: 'Angelo Fortunato', de: 'Angelo Fortunato' },
  cost: 6,
  energy: 'fist',
  affiliation: 'villains',
  rarity: 'rare',
  max: 4,
  abilities: [
    alwaysWhileActive(standingBonus(-2, -2, { who: 'opposing', notType: 'fist' })),
    alwaysWhileActive(standingBonus(1, 1, { who: 'own', type: 'fist' }), { if: 'bursts', are: [1] }),
    global(pay('fist'), spin(-1, one({ who: 'opposing', type: 'fist' }))),
  ],
});
