import { capture, copy, one, opposing, sequence, that, whenFielded } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.rogue, {
  id: 'avx/rogue-cant-touch-this',
  number: 121,
  title: 'rogue',
  subtitle: { en: "Can't Touch This", es: 'No me toques', de: 'Rühr mich nicht an' },
  cost: 6,
  energy: 'mask',
  affiliation: 'x-men',
  rarity: 'rare',
  max: 4,
  abilities: [whenFielded(sequence(capture(one(opposing)), copy('both', that)))],
});
