import { action, choosePlayer, exhaustSelf, until } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/92',
  set: 'basic',
  title: name('Helicarrier', 'Helitransporte'),
  copies: 4,
  cost: 3,
  resources: ['physical'],
  traits: ['location', 'shield'],
  max: { per: 'player', count: 1 },
  abilities: [
    action(choosePlayer(until('phase', { holds: 'cost-change', who: 'chosen', by: -1, next: true })), {
      cost: [exhaustSelf],
    }),
  ],
});
