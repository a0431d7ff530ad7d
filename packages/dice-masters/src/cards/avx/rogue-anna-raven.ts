import { capture, choose, copy, may, one, sequence, that, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.rogue, {
  id: 'avx/rogue-anna-raven',
  number: 57,
  title: 'rogue',
  subtitle: { en: 'Anna Raven', es: 'Anna Raven', de: 'Anna Raven' },
  cost: 4,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'common',
  max: 4,
  abilities: [
    whenFielded(
      may(choose(one({ who: 'opposing', zone: 'used' }), sequence(capture(that), copy('values', that, 1)))),
    ),
  ],
});
