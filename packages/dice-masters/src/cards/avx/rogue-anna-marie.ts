import { capture, may, one, useCaptured, whenAttacks, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.rogue, {
  id: 'avx/rogue-anna-marie',
  number: 89,
  title: 'rogue',
  subtitle: { en: 'Anna Marie', es: 'Anna Marie', de: 'Anna Marie' },
  cost: 5,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'uncommon',
  max: 4,
  abilities: [
    whenFielded(capture(one({ who: 'opposing', kind: 'action', zone: 'reserve-or-used' }), 'used')),
    whenAttacks(may(useCaptured)),
  ],
});
