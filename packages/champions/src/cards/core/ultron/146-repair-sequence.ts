import {
  boost,
  forEach,
  heal,
  itDid,
  not,
  sequence,
  surge,
  theVillain,
  when,
  whenRevealed,
  withTrait,
  yourMinions,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/146',
  set: 'ultron',
  title: name('Repair Sequence', 'Secuencia de reparación', 'Reparatursequenz'),
  copies: 2,
  boost: 1,
  boostStar: true,
  abilities: [
    whenRevealed(
      sequence(heal(forEach(withTrait('drone', yourMinions), 2), theVillain), when(not(itDid), surge)),
    ),
    boost(heal(forEach(withTrait('drone', yourMinions)), theVillain)),
  ],
});
