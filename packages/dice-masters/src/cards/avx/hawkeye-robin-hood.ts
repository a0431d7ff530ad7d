import { always, combatDamage } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.hawkeye, {
  id: 'avx/hawkeye-robin-hood',
  number: 110,
  title: 'hawkeye',
  subtitle: { en: 'Robin Hood', es: 'Robin Hood', de: 'Robin Hood' },
  cost: 3,
  energy: 'bolt',
  affiliation: 'avengers',
  rarity: 'rare',
  max: 4,
  abilities: [always(combatDamage('first'))],
});
