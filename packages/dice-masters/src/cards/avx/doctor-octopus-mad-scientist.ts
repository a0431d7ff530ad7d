import { always, combatDamage } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['doctor-octopus'], {
  id: 'avx/doctor-octopus-mad-scientist',
  number: 105,
  title: 'doctor-octopus',
  subtitle: { en: 'Mad Scientist', es: 'Científico loco', de: 'Verrückter Wissenschaftler' },
  cost: 6,
  energy: 'shield',
  affiliation: 'villains',
  rarity: 'rare',
  max: 4,
  abilities: [always(combatDamage('whole-to-each'))],
});
