import { any, character as anyCharacter, on, spin, that, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.hawkeye, {
  id: 'avx/hawkeye-brer-hawkeye',
  number: 76,
  title: 'hawkeye',
  subtitle: { en: "Br'er Hawkeye", es: 'Compadre Ojo de Halcón', de: 'Gevatter Hawkeye' },
  cost: 3,
  energy: 'bolt',
  affiliation: 'avengers',
  rarity: 'uncommon',
  max: 4,
  abilities: [trigger(on('damage', any(anyCharacter), { by: 'self' }), spin('to-1', that))],
});
