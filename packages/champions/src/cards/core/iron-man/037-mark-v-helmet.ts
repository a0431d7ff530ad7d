import {
  action,
  each,
  exhaustSelf,
  one,
  removeThreat,
  schemes,
  when,
  youHave,
} from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/37',
  set: 'iron-man',
  title: name('Mark V Helmet', 'Casco Mark V', 'Mark-V-Helm'),
  unique: true,
  cost: 1,
  resources: ['physical'],
  traits: ['armor', 'tech'],
  abilities: [
    action(when(youHave('aerial'), removeThreat(1, each(schemes)), removeThreat(1, one(schemes))), {
      form: 'hero',
      label: 'thwart',
      cost: [exhaustSelf],
    }),
  ],
});
