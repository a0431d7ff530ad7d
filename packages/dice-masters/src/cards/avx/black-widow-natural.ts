import { anyone, each, on, spin, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['black-widow'], {
  id: 'avx/black-widow-natural',
  number: 36,
  title: 'black-widow',
  subtitle: { en: 'Natural', es: 'Natural', de: 'Naturtalent' },
  cost: 2,
  energy: 'fist',
  affiliation: 'avengers',
  rarity: 'common',
  max: 4,
  abilities: [trigger(on('attack-ends', anyone), spin(-1, each({ with: 'self' })))],
});
