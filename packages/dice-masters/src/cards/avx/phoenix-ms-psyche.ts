import {
  character as anyCharacter,
  bonus,
  global,
  itself,
  mark,
  on,
  one,
  pay,
  self,
  trigger,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.phoenix, {
  id: 'avx/phoenix-ms-psyche',
  number: 54,
  title: 'phoenix',
  subtitle: { en: 'Ms. Psyche', es: 'Señorita Psique', de: 'Ms. Psyche' },
  cost: 6,
  energy: 'bolt',
  affiliation: 'x-men',
  rarity: 'common',
  max: 3,
  abilities: [
    trigger(on('engaged', itself), bonus(2, 2, self)),
    global(pay('bolt'), mark('must-attack', one(anyCharacter))),
  ],
});
