import { always, notBlockedFromBelow } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.angel, {
  id: 'avx/angel-high-ground',
  number: 35,
  title: 'angel',
  subtitle: { en: 'High Ground', es: 'Terreno elevado', de: 'Aus der Höhe' },
  cost: 3,
  energy: 'shield',
  rarity: 'common',
  max: 4,
  abilities: [always(notBlockedFromBelow)],
});
