import {
  damage,
  heal,
  itDid,
  not,
  sequence,
  surge,
  theVillain,
  when,
  whenRevealed,
  you,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/124',
  set: 'klaw',
  title: name('Sound Manipulation', 'Manipulación del sonido', 'Geräuschmanipulation'),
  copies: 2,
  boost: 2,
  abilities: [
    whenRevealed(sequence(heal(4, theVillain), when(not(itDid), surge)), { form: 'alter-ego' }),
    whenRevealed(sequence(damage(2, you), heal(2, theVillain)), { form: 'hero' }),
  ],
});
