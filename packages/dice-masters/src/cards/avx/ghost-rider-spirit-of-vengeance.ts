import { draw, itself, on, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['ghost-rider'], {
  id: 'avx/ghost-rider-spirit-of-vengeance',
  number: 75,
  title: 'ghost-rider',
  subtitle: { en: 'Spirit of Vengeance', es: 'Espíritu de venganza', de: 'Geist der Rache' },
  cost: 4,
  energy: 'bolt',
  rarity: 'uncommon',
  max: 4,
  abilities: [trigger(on('knock-out', itself, { while: 'engaged' }), draw(1, 'prep'))],
});
