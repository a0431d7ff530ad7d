import { knockOutAllButOne, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['doctor-doom'], {
  id: 'avx/doctor-doom-victor',
  number: 104,
  title: 'doctor-doom',
  subtitle: { en: 'Victor', es: 'Victor', de: 'Victor' },
  cost: 6,
  energy: 'shield',
  affiliation: 'villains',
  rarity: 'rare',
  max: 4,
  abilities: [whenFielded(knockOutAllButOne({ notAffiliation: 'villains' }))],
});
