import { mark, on, self, theOpponent, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.colossus, {
  id: 'avx/colossus-russian-bear',
  number: 68,
  title: 'colossus',
  subtitle: { en: 'Russian Bear', es: 'Oso ruso', de: 'Russischer Bär' },
  cost: 7,
  energy: 'fist',
  affiliation: 'x-men',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    trigger(on('damage', theOpponent, { by: 'self' }), mark('used-to-prep', self), {
      condition: { if: 'bursts', are: [1] },
    }),
  ],
});
