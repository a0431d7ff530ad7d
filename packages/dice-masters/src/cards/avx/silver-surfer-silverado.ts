import { anyone, bonus, draw, global, on, self, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['silver-surfer'], {
  id: 'avx/silver-surfer-silverado',
  number: 58,
  title: 'silver-surfer',
  subtitle: { en: 'Silverado', es: 'Silverado', de: 'Silverado' },
  cost: 6,
  energy: 'shield',
  rarity: 'common',
  max: 4,
  abilities: [
    trigger(on('attack-starts', anyone), bonus(2, 2, self), { condition: { if: 'life-below-opponent' } }),
    global({ energy: ['shield'], damage: 2 }, draw(1, 'prep'), {
      condition: { if: 'own-turn' },
      limit: 'once-per-turn',
    }),
  ],
});
