import {
  any,
  character as anyCharacter,
  anyone,
  damage,
  global,
  increase,
  on,
  oneOrPlayer,
  pay,
  whileActive,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['human-torch'], {
  id: 'avx/human-torch-flame-on',
  number: 10,
  title: 'human-torch',
  subtitle: { en: '"Flame On!"', es: '«¡Llamas a mí!»', de: '„Flamme an!“' },
  cost: 4,
  energy: 'bolt',
  affiliation: 'fantastic-four',
  rarity: 'common',
  max: 4,
  abilities: [
    whileActive(
      on('fielded', any({ who: 'own', other: 'self' })),
      damage(1, oneOrPlayer(anyCharacter, 'any')),
    ),
    global(pay('bolt'), increase(1), {
      reaction: on('damage', anyone, { by: 'your-action-or-global' }),
      limit: 'once-per-event',
    }),
  ],
});
