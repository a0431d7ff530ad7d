import { nameCard, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.loki, {
  id: 'avx/loki-gem-keeper',
  number: 111,
  title: 'loki',
  subtitle: { en: 'Gem-Keeper', es: 'Guardián de la gema', de: 'Hüter des Juwels' },
  cost: 5,
  energy: 'mask',
  affiliation: 'villains',
  rarity: 'rare',
  max: 4,
  abilities: [whenFielded(nameCard())],
});
