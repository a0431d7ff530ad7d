import { move, one, unless, whenAttacks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.punisher, {
  id: 'avx/punisher-vigilante',
  number: 88,
  title: 'punisher',
  subtitle: { en: 'Vigilante', es: 'Justiciero', de: 'Selbstjustiz' },
  cost: 5,
  energy: 'bolt',
  rarity: 'uncommon',
  max: 3,
  abilities: [
    whenAttacks(
      unless({ energy: [], life: 3 }, move(one({ who: 'own', title: 'self', zone: 'bag' }), 'prep')),
    ),
  ],
});
