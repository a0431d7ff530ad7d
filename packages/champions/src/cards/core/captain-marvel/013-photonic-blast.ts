import { action, damage, draw, enemies, one, paidWith, sequence, when } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/13',
  set: 'captain-marvel',
  title: name('Photonic Blast', 'Rayo fotónico', 'Photonenstrahl'),
  copies: 3,
  cost: 3,
  resources: ['physical'],
  traits: ['attack', 'superpower'],
  abilities: [
    action(sequence(damage(5, one(enemies)), when(paidWith('energy'), draw(1))), {
      form: 'hero',
      label: 'attack',
    }),
  ],
});
