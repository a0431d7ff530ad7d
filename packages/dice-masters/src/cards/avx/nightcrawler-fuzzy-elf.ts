import { always, onlyBlockedBy } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.nightcrawler, {
  id: 'avx/nightcrawler-fuzzy-elf',
  number: 52,
  title: 'nightcrawler',
  subtitle: { en: 'Fuzzy Elf', es: 'Elfo peludo', de: 'Flauschiger Elf' },
  cost: 5,
  energy: 'fist',
  rarity: 'common',
  max: 4,
  abilities: [always(onlyBlockedBy({ type: 'mask' }))],
});
