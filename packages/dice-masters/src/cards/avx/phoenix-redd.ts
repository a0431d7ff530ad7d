import {
  character as anyCharacter,
  damage,
  global,
  itself,
  mark,
  may,
  on,
  one,
  oneOrPlayer,
  pay,
  trigger,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.phoenix, {
  id: 'avx/phoenix-redd',
  number: 86,
  title: 'phoenix',
  subtitle: { en: 'Redd', es: 'Redd', de: 'Redd' },
  cost: 7,
  energy: 'bolt',
  affiliation: 'x-men',
  rarity: 'uncommon',
  max: 3,
  abilities: [
    trigger(
      on('engaged', itself),
      may(damage(4, oneOrPlayer(anyCharacter, 'opponent')), pay('bolt', 'bolt')),
    ),
    global(pay('bolt'), mark('must-attack', one(anyCharacter))),
  ],
});
