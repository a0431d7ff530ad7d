import { each, itself, on, reroll, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.storm, {
  id: 'avx/storm-ro',
  number: 21,
  title: 'storm',
  subtitle: { en: "'Ro", es: 'Oloro', de: "'Ro" },
  cost: 2,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [trigger(on('engaged', itself), reroll(each({ with: 'self' }), 'prep'))],
});
