import {
  byBursts,
  global,
  itself,
  on,
  one,
  own,
  pay,
  prevent,
  redirect,
  would,
  yourself,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['iron-man'], {
  id: 'avx/iron-man-inventor',
  number: 13,
  title: 'iron-man',
  subtitle: { en: 'Inventor', es: 'Inventor', de: 'Erfinder' },
  cost: 4,
  energy: 'shield',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [
    would(on('damage', itself), prevent(byBursts(1, { one: 2 }))),
    global(pay('shield'), redirect(1, one(own)), { reaction: on('damage', yourself) }),
  ],
});
