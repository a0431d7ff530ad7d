import { action, chooseUpTo, shuffleIntoDeck } from '../../../abilities/build.ts';
import { event, name } from '../../../content.ts';

export default event({
  id: 'core/42',
  set: 'black-panther',
  title: name('Ancestral Knowledge', 'Sabiduría ancestral', 'Wissen der Vorfahren'),
  cost: 1,
  resources: ['mental'],
  abilities: [action(chooseUpTo(3, { in: 'discard' }, shuffleIntoDeck), { form: 'alter-ego' })],
});
