import { always, combatDamage } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['doctor-octopus'], {
  id: 'avx/doctor-octopus-fully-armed',
  number: 72,
  title: 'doctor-octopus',
  subtitle: { en: 'Fully Armed', es: 'Armado hasta los dientes', de: 'Schwer bewaffnet' },
  cost: 6,
  energy: 'shield',
  affiliation: 'villains',
  rarity: 'uncommon',
  max: 4,
  abilities: [always(combatDamage('over-to-opponent'))],
});
