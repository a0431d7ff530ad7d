import { addToHand, on, response, search } from '../../../abilities/build.ts';
import { ally, name } from '../../../content.ts';

export default ally({
  id: 'core/41',
  set: 'black-panther',
  title: name('Shuri'),
  unique: true,
  cost: 2,
  resources: ['physical'],
  traits: ['genius', 'wakanda'],
  thw: 1,
  atk: 1,
  hitPoints: 3,
  consequential: { thw: 1, atk: 1 },
  abilities: [response(on('entered', { to: 'self' }), search({ in: 'deck', type: 'upgrade' }, addToHand))],
});
