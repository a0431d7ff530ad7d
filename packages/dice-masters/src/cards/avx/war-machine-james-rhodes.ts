import {
  gainLife,
  global,
  itself,
  knockOut,
  on,
  one,
  opposing,
  pay,
  theOpponent,
  trigger,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['war-machine'], {
  id: 'avx/war-machine-james-rhodes',
  number: 125,
  title: 'war-machine',
  subtitle: { en: 'James Rhodes', es: 'James Rhodes', de: 'James Rhodes' },
  cost: 5,
  energy: 'shield',
  rarity: 'rare',
  max: 4,
  abilities: [
    trigger(on('fielded', itself), knockOut(one(opposing)), {
      condition: { if: 'fielded', dice: { who: 'own', title: 'iron-man' } },
    }),
    global(pay('shield'), gainLife(1), {
      reaction: on('damage', theOpponent, { by: { who: 'own', type: 'shield' } }),
      condition: { if: 'attack-phase' },
    }),
  ],
});
