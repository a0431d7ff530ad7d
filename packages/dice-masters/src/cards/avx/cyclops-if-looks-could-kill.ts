import { attackOf, damage, each, opposing, whenAttacks } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.cyclops, {
  id: 'avx/cyclops-if-looks-could-kill',
  number: 69,
  title: 'cyclops',
  subtitle: { en: 'If Looks Could Kill', es: 'Si las miradas matasen', de: 'Wenn Blicke töten könnten' },
  cost: 7,
  energy: 'bolt',
  affiliation: 'x-men',
  rarity: 'uncommon',
  max: 2,
  abilities: [whenAttacks(damage(attackOf('self'), each(opposing)))],
});
