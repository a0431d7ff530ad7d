import { damage, each, opposing, unless, whenAttacks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.punisher, {
  id: 'avx/punisher-big-nothing',
  number: 120,
  title: 'punisher',
  subtitle: { en: 'Big Nothing', es: 'La gran nada', de: 'Das große Nichts' },
  cost: 6,
  energy: 'bolt',
  rarity: 'rare',
  max: 4,
  abilities: [whenAttacks(unless({ energy: [], life: 4 }, damage(2, each(opposing))))],
});
