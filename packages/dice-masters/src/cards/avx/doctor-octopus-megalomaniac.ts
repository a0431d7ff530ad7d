import { mark, one, opposing, whenAttacks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['doctor-octopus'], {
  id: 'avx/doctor-octopus-megalomaniac',
  number: 41,
  title: 'doctor-octopus',
  subtitle: { en: 'Megalomaniac', es: 'Megalómano', de: 'Größenwahnsinniger' },
  cost: 6,
  energy: 'shield',
  affiliation: 'villains',
  rarity: 'common',
  max: 4,
  abilities: [whenAttacks(mark('cannot-block', one(opposing)))],
});
