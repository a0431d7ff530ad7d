import { alsoOn, bonus, bursts, copy, itself, on, one, self, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.mystique, {
  id: 'avx/mystique-unknown',
  number: 50,
  title: 'mystique',
  subtitle: { en: 'Unknown', es: 'Desconocida', de: 'Unbekannt' },
  cost: 4,
  energy: 'mask',
  affiliation: 'villains',
  rarity: 'common',
  max: 4,
  abilities: [
    trigger(
      on('engaged', itself),
      bursts(copy('both', one({ with: 'self' })), alsoOn('*', bonus(1, 1, self))),
    ),
  ],
});
