import { action, discardingCards, draw, exhaustSelf, orInstead, youAre } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/15',
  set: 'captain-marvel',
  title: name('Alpha Flight Station', 'Base orbital de Alpha Flight'),
  unique: true,
  cost: 1,
  resources: ['mental'],
  traits: ['location', 'shield'],
  abilities: [action(draw(orInstead(1, 2, youAre('core/10b'))), { cost: [exhaustSelf, discardingCards(1)] })],
});
