import { activated, buyFree, pay } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['doctor-strange'], {
  id: 'avx/doctor-strange-sorcerer-supreme',
  number: 42,
  title: 'doctor-strange',
  subtitle: { en: 'Sorcerer Supreme', es: 'Hechicero Supremo', de: 'Oberster Zauberer' },
  cost: 7,
  energy: 'mask',
  rarity: 'common',
  max: 4,
  abilities: [activated(pay(), buyFree({ kind: 'action' }), { limit: 'once-per-turn', main: true })],
});
