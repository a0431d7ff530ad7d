import {
  always,
  character as anyCharacter,
  global,
  mark,
  one,
  pay,
  standingBonus,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['mr-fantastic'], {
  id: 'avx/mr-fantastic-brilliant-scientist',
  number: 49,
  title: 'mr-fantastic',
  subtitle: { en: 'Brilliant Scientist', es: 'Científico brillante', de: 'Genialer Wissenschaftler' },
  cost: 3,
  energy: 'mask',
  affiliation: 'fantastic-four',
  rarity: 'common',
  max: 4,
  abilities: [
    always(standingBonus(2, 2, 'self'), { if: 'role', role: 'blocking' }),
    global(pay('mask'), mark('must-attack', one(anyCharacter))),
  ],
});
