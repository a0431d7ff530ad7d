import { alwaysWhileActive, draw, extraDraw, global } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['silver-surfer'], {
  id: 'avx/silver-surfer-sentinel',
  number: 90,
  title: 'silver-surfer',
  subtitle: { en: 'Sentinel', es: 'Centinela', de: 'Wächter' },
  cost: 6,
  energy: 'shield',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    alwaysWhileActive(extraDraw(1), { if: 'life-below-opponent' }),
    global({ energy: ['shield'], damage: 2 }, draw(1, 'prep'), {
      condition: { if: 'own-turn' },
      limit: 'once-per-turn',
    }),
  ],
});
