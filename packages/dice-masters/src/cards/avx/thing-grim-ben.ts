import { anyone, bonus, on, self, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.thing, {
  id: 'avx/thing-grim-ben',
  number: 93,
  title: 'thing',
  subtitle: { en: 'Grim Ben', es: 'El adusto Ben', de: 'Der grimmige Ben' },
  cost: 5,
  energy: 'fist',
  affiliation: 'fantastic-four',
  rarity: 'uncommon',
  max: 4,
  abilities: [trigger(on('attack-starts', anyone), bonus(3, 3, self), { condition: { if: 'outnumbered' } })],
});
