import { anyone, knockOut, on, one, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.nightcrawler, {
  id: 'avx/nightcrawler-abandoned',
  number: 84,
  title: 'nightcrawler',
  subtitle: { en: 'Abandoned', es: 'Abandonado', de: 'Im Stich gelassen' },
  cost: 4,
  energy: 'fist',
  rarity: 'uncommon',
  max: 4,
  abilities: [trigger(on('attack-ends', anyone), knockOut(one({ blocks: 'self' })))],
});
