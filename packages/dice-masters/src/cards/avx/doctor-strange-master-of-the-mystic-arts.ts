import {
  character as anyCharacter,
  damage,
  on,
  oneOrPlayer,
  whileActive,
  yourself,
} from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['doctor-strange'], {
  id: 'avx/doctor-strange-master-of-the-mystic-arts',
  number: 73,
  title: 'doctor-strange',
  subtitle: {
    en: 'Master of the Mystic Arts',
    es: 'Maestro de las artes místicas',
    de: 'Meister der mystischen Künste',
  },
  cost: 6,
  energy: 'mask',
  rarity: 'uncommon',
  max: 4,
  abilities: [whileActive(on('action-used', yourself), damage(2, oneOrPlayer(anyCharacter, 'opponent')))],
});
