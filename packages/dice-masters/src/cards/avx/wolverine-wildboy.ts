import { itself, may, on, one, opposing, spin, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.wolverine, {
  id: 'avx/wolverine-wildboy',
  number: 62,
  title: 'wolverine',
  subtitle: { en: 'Wildboy', es: 'Chico salvaje', de: 'Der wilde Junge' },
  cost: 5,
  energy: 'fist',
  affiliation: 'x-men',
  rarity: 'common',
  max: 3,
  abilities: [
    trigger(on('attacks', itself), may(spin(-1, one(opposing))), { condition: { if: 'attacks-alone' } }),
  ],
});
