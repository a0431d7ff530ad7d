import {
  anyone,
  attackOf,
  damageBy,
  each,
  global,
  knockOut,
  mark,
  on,
  one,
  opponent,
  pay,
  sequence,
  trigger,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.phoenix, {
  id: 'avx/phoenix-jeannie',
  number: 118,
  title: 'phoenix',
  subtitle: { en: 'Jeannie', es: 'Jeannie', de: 'Jeannie' },
  cost: 7,
  energy: 'bolt',
  affiliation: 'x-men',
  rarity: 'rare',
  max: 3,
  abilities: [
    trigger(
      on('attack-ends', anyone),
      sequence(damageBy({ with: 'self' }, attackOf('that'), opponent), knockOut(each({ with: 'self' }))),
    ),
    global(pay('bolt'), mark('must-attack', one({}))),
  ],
});
