import {
  action,
  constant,
  exhaustSelf,
  gainsTrait,
  gets,
  spending,
  until,
  you,
} from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/39',
  set: 'iron-man',
  title: name('Rocket Boots', 'Botas propulsoras', 'Raketenstiefel'),
  copies: 2,
  cost: 1,
  resources: ['mental'],
  traits: ['armor', 'tech'],
  abilities: [
    constant(gets(you, { hitPoints: 1 })),
    action(until('phase', gainsTrait(you, 'aerial')), {
      form: 'hero',
      cost: [exhaustSelf, spending('mental')],
    }),
  ],
});
