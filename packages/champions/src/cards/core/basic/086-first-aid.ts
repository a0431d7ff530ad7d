import { action, characters, heal, one } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/86',
  set: 'basic',
  title: name('First Aid', 'Primeros auxilios', 'Erste Hilfe'),
  copies: 3,
  cost: 1,
  resources: ['mental'],
  abilities: [action(heal(2, one(characters)))],
});
