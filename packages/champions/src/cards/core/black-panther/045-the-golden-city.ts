import { action, draw, exhaustSelf } from '../../../abilities/build.ts';
import { name, support } from '../../../content.ts';

export default support({
  id: 'core/45',
  set: 'black-panther',
  title: name('The Golden City', 'La Ciudad Dorada', 'Die Goldene Stadt'),
  unique: true,
  cost: 2,
  resources: ['energy'],
  traits: ['location', 'wakanda'],
  abilities: [action(draw(2), { form: 'alter-ego', cost: [exhaustSelf] })],
});
