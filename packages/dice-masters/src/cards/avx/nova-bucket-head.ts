import { character as anyCharacter, itself, on, one, redirect, would } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.nova, {
  id: 'avx/nova-bucket-head',
  number: 85,
  title: 'nova',
  subtitle: { en: 'Bucket Head', es: 'Cabeza de cubo', de: 'Eimerkopf' },
  cost: 6,
  energy: 'bolt',
  rarity: 'uncommon',
  max: 3,
  abilities: [
    would(on('damage', itself), redirect('all', one(anyCharacter)), {
      may: true,
      condition: { if: 'undamaged' },
      limit: 'once-per-turn',
    }),
  ],
});
