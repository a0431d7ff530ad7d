import { draw, itself, may, on, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.nova, {
  id: 'avx/nova-quasar',
  number: 53,
  title: 'nova',
  subtitle: { en: 'Quasar', es: 'Quásar', de: 'Quasar' },
  cost: 5,
  energy: 'bolt',
  rarity: 'common',
  max: 4,
  abilities: [trigger(on('damage', itself), may(draw(1, 'prep')))],
});
