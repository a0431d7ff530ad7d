import { always, spinsToBlock } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE['mr-fantastic'], {
  id: 'avx/mr-fantastic-elastic',
  number: 131,
  title: 'mr-fantastic',
  subtitle: { en: 'Elastic', es: 'Elástico', de: 'Dehnbar' },
  cost: 4,
  energy: 'mask',
  affiliation: 'fantastic-four',
  rarity: 'super-rare',
  max: 4,
  abilities: [always(spinsToBlock(2))],
});
