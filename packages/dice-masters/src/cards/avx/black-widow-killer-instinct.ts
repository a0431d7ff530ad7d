import { one, opposing, spin, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['black-widow'], {
  id: 'avx/black-widow-killer-instinct',
  number: 100,
  title: 'black-widow',
  subtitle: { en: 'Killer Instinct', es: 'Instinto asesino', de: 'Killerinstinkt' },
  cost: 2,
  energy: 'fist',
  affiliation: 'avengers',
  rarity: 'rare',
  max: 4,
  abilities: [whenFielded(spin('to-1', one(opposing)))],
});
