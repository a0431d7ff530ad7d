import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['ghost-rider'], {
  id: 'avx/ghost-rider-johnny-blaze',
  number: 44,
  title: 'ghost-rider',
  subtitle: { en: 'Johnny Blaze', es: 'Johnny Blaze', de: 'Johnny Blaze' },
  cost: 2,
  energy: 'bolt',
  rarity: 'common',
  max: 4,
});
