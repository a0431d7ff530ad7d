import { action, one, orInstead, paidWith, removeThreat, schemes } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/60',
  set: 'justice',
  title: name('For Justice!', '¡Por la justicia!', 'Für die Gerechtigkeit!'),
  copies: 3,
  cost: 2,
  resources: ['energy'],
  traits: ['thwart'],
  abilities: [
    action(removeThreat(orInstead(3, 4, paidWith('mental')), one(schemes)), {
      form: 'hero',
      label: 'thwart',
    }),
  ],
});
