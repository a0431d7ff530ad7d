import {
  always,
  character as anyCharacter,
  bonus,
  global,
  one,
  onlyBlockedBy,
  pay,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['doctor-doom'], {
  id: 'avx/doctor-doom-nemesis',
  number: 71,
  title: 'doctor-doom',
  subtitle: { en: 'Nemesis', es: 'Némesis', de: 'Nemesis' },
  cost: 6,
  energy: 'shield',
  affiliation: 'villains',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    always(onlyBlockedBy({ affiliation: 'villains' }, { kind: 'sidekick' })),
    global(pay('shield'), bonus(-1, -1, one(anyCharacter)), {
      condition: { if: 'fielded', dice: { who: 'own', affiliation: 'villains' } },
    }),
  ],
});
