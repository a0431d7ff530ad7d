import { action, addToHand, choosePlayer, exhaustSelf, topmost } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/34',
  set: 'iron-man',
  title: name('Stark Tower', 'Torre Stark'),
  unique: true,
  cost: 2,
  resources: ['mental'],
  traits: ['location'],
  abilities: [
    action(
      choosePlayer(topmost({ in: 'discard', whose: 'chosen', type: 'upgrade', trait: 'tech' }, addToHand)),
      { form: 'alter-ego', cost: [exhaustSelf] },
    ),
  ],
});
