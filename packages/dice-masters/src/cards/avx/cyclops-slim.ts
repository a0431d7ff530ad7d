import { always, combatDamage } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.cyclops, {
  id: 'avx/cyclops-slim',
  number: 38,
  title: 'cyclops',
  subtitle: { en: 'Slim', es: 'Slim', de: 'Slim' },
  cost: 5,
  energy: 'bolt',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [always(combatDamage('whole-to-each'))],
});
