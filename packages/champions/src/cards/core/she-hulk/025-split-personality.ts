import { action, andThen, changeForm, drawUp } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/25',
  set: 'she-hulk',
  title: name('Split Personality', 'Doble personalidad', 'Gespaltene Persönlichkeit'),
  cost: 3,
  resources: ['energy'],
  abilities: [action(andThen(changeForm(), drawUp))],
});
