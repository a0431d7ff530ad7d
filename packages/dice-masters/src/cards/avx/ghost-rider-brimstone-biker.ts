import { move, one, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['ghost-rider'], {
  id: 'avx/ghost-rider-brimstone-biker',
  number: 108,
  title: 'ghost-rider',
  subtitle: { en: 'Brimstone Biker', es: 'Motero de azufre', de: 'Biker aus der Hölle' },
  cost: 4,
  energy: 'bolt',
  rarity: 'rare',
  max: 4,
  abilities: [whenFielded(move(one({ who: 'own', kind: 'die', zone: 'used', notSpent: true }), 'prep'))],
});
