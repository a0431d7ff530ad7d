import { global, itself, mark, on, one, pay, redirectUpTo, would } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['mr-fantastic'], {
  id: 'avx/mr-fantastic-the-invincible-man',
  number: 113,
  title: 'mr-fantastic',
  subtitle: { en: 'The Invincible Man', es: 'El hombre invencible', de: 'Der Unbesiegbare' },
  cost: 5,
  energy: 'mask',
  affiliation: 'fantastic-four',
  rarity: 'rare',
  max: 3,
  abilities: [
    would(on('damage', itself), redirectUpTo(2, one({ with: 'self' })), {
      may: true,
      condition: { if: 'role', role: 'blocking' },
    }),
    global(pay('mask'), mark('must-attack', one({}))),
  ],
});
