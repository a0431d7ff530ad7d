import {
  heal,
  itDid,
  not,
  sequence,
  surge,
  theVillain,
  when,
  whenRevealed,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/104',
  set: 'rhino',
  title: name('Hard to Keep Down', 'Difícil de tumbar', 'Schwer am Boden zu halten'),
  copies: 2,
  abilities: [whenRevealed(sequence(heal(4, theVillain), when(not(itDid), surge)))],
});
