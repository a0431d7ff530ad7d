import {
  constant,
  discardSelf,
  gainsTrait,
  interrupt,
  prevent,
  would,
  yourHero,
} from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/17',
  set: 'captain-marvel',
  title: name('Cosmic Flight', 'Vuelo cósmico', 'Kosmischer Flug'),
  copies: 2,
  cost: 2,
  resources: ['energy'],
  traits: ['superpower'],
  abilities: [
    constant(gainsTrait(yourHero, 'aerial')),
    interrupt(would('damage', { to: 'your-hero' }), prevent(3), {
      form: 'hero',
      label: 'defense',
      cost: [discardSelf],
    }),
  ],
});
