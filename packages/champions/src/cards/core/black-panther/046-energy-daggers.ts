import { choosePlayer, damage, each, finalStep, orInstead, special } from '../../../abilities/build.ts';
import { name, upgrade } from '../../../content.ts';

export default upgrade({
  id: 'core/46',
  set: 'black-panther',
  title: name('Energy Daggers', 'Dagas de energía', 'Energiedolche'),
  cost: 2,
  resources: ['mental'],
  traits: ['black-panther', 'weapon'],
  abilities: [
    special(
      choosePlayer(
        damage(orInstead(1, 2, finalStep), each({ type: 'enemy', engaged: 'chosen', orVillain: true })),
      ),
    ),
  ],
});
