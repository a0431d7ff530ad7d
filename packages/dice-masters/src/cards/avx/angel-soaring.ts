import { always, unblockable } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.angel, {
  id: 'avx/angel-soaring',
  number: 99,
  title: 'angel',
  subtitle: { en: 'Soaring', es: 'Surcando el cielo', de: 'Im Höhenflug' },
  cost: 2,
  energy: 'shield',
  rarity: 'rare',
  max: 4,
  abilities: [always(unblockable, { if: 'used-action' })],
});
