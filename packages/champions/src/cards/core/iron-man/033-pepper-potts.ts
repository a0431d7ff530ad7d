import { exhaustSelf, generates } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/33',
  set: 'iron-man',
  title: name('Pepper Potts'),
  unique: true,
  cost: 3,
  resources: ['physical'],
  traits: ['persona'],
  abilities: [generates('top-of-discard', { cost: [exhaustSelf] })],
});
