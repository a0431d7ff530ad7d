import { damage, itself, on, opponent, trigger } from '../../abilities/build.ts';
import { character } from '../../content.ts';
import { DICE } from './dice.ts';

export default character(DICE.nova, {
  id: 'avx/nova-the-human-rocket',
  number: 117,
  title: 'nova',
  subtitle: { en: 'The Human Rocket', es: 'El cohete humano', de: 'Die menschliche Rakete' },
  cost: 5,
  energy: 'bolt',
  rarity: 'rare',
  max: 4,
  abilities: [trigger(on('damage', itself), damage(2, opponent), { condition: { if: 'attack-phase' } })],
});
