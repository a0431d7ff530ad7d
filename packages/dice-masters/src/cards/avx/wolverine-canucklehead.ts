import { always, unblockable } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.wolverine, {
  id: 'avx/wolverine-canucklehead',
  number: 132,
  title: 'wolverine',
  subtitle: { en: 'Canucklehead', es: 'Canadiense cabezota', de: 'Kanadischer Dickschädel' },
  cost: 6,
  energy: 'fist',
  affiliation: 'x-men',
  rarity: 'super-rare',
  max: 3,
  abilities: [always(unblockable, { if: 'attacks-alone' })],
});
