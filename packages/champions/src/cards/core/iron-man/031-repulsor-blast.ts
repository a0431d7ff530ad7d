import {
  action,
  damage,
  discardTop,
  enemies,
  one,
  printed,
  sequence,
  that,
} from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/31',
  set: 'iron-man',
  title: name('Repulsor Blast', 'Rayo repulsor', 'Repulsor-Strahl'),
  copies: 3,
  cost: 1,
  resources: ['physical'],
  traits: ['attack', 'superpower'],
  abilities: [
    action(sequence(damage(1, one(enemies)), discardTop(5), damage(printed('energy', 2), that)), {
      form: 'hero',
      label: 'attack',
    }),
  ],
});
