import { action, discardingCards, one, removeThreat, schemes, x } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/23',
  set: 'she-hulk',
  title: name('Legal Practice', 'Proceso judicial', 'Juristerei'),
  copies: 2,
  cost: 0,
  resources: ['physical'],
  traits: ['skill', 'thwart'],
  abilities: [
    action(removeThreat(x(), one(schemes)), {
      form: 'alter-ego',
      label: 'thwart',
      cost: [discardingCards(1, 5)],
    }),
  ],
});
