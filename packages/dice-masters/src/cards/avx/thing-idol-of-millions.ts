import { draw, itself, on, RESERVE, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.thing, {
  id: 'avx/thing-idol-of-millions',
  number: 123,
  title: 'thing',
  subtitle: { en: 'Idol of Millions', es: 'Ídolo de millones', de: 'Idol von Millionen' },
  cost: 7,
  energy: 'fist',
  affiliation: 'fantastic-four',
  rarity: 'rare',
  max: 4,
  abilities: [trigger(on('fielded', itself), draw(3, RESERVE), { condition: { if: 'outnumbered' } })],
});
