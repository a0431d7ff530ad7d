import { always, global, one, onlyBlockedBy, pay, spin } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.venom, {
  id: 'avx/venom-eddie-brock',
  number: 60,
  title: 'venom',
  subtitle: { en: 'Eddie Brock', es: 'Eddie Brock', de: 'Eddie Brock' },
  cost: 6,
  energy: 'fist',
  affiliation: 'villains',
  rarity: 'common',
  max: 4,
  abilities: [
    always(onlyBlockedBy({ type: 'fist' })),
    global(pay('fist'), spin(-1, one({ who: 'opposing', type: 'fist' }))),
  ],
});
