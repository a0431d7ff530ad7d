import { always, combatDamage } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.cyclops, {
  id: 'avx/cyclops-scott-summers',
  number: 102,
  title: 'cyclops',
  subtitle: { en: 'Scott Summers', es: 'Scott Summers', de: 'Scott Summers' },
  cost: 7,
  energy: 'bolt',
  affiliation: 'x-men',
  rarity: 'rare',
  max: 4,
  abilities: [always(combatDamage('may-hit-opponent'))],
});
