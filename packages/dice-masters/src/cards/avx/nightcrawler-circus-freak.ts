import { itself, knockOut, on, one, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.nightcrawler, {
  id: 'avx/nightcrawler-circus-freak',
  number: 116,
  title: 'nightcrawler',
  subtitle: { en: 'Circus Freak', es: 'Fenómeno de circo', de: 'Zirkusfreak' },
  cost: 4,
  energy: 'fist',
  rarity: 'rare',
  max: 4,
  abilities: [trigger(on('blocked', itself), knockOut(one({ blocks: 'self' })))],
});
