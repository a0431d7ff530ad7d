import {
  action,
  damage,
  minions,
  one,
  overkill,
  paidWith,
  sequence,
  when,
} from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/53',
  set: 'aggression',
  title: name('Relentless Assault', 'Asalto implacable', 'Unerbittlicher Angriff'),
  copies: 3,
  cost: 2,
  resources: ['energy'],
  traits: ['attack'],
  abilities: [
    action(sequence(when(paidWith('physical'), overkill), damage(5, one(minions))), {
      form: 'hero',
      label: 'attack',
    }),
  ],
});
