import { one, RESERVE, roll, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['doctor-strange'], {
  id: 'avx/doctor-strange-probably-a-charlatan',
  number: 106,
  title: 'doctor-strange',
  subtitle: { en: 'Probably a Charlatan', es: 'Seguramente un farsante', de: 'Vermutlich ein Scharlatan' },
  cost: 7,
  energy: 'mask',
  rarity: 'rare',
  max: 4,
  abilities: [whenFielded(roll(one({ who: 'own', kind: 'action', zone: 'bag' }), RESERVE))],
});
