import {
  attacksYou,
  each,
  sequence,
  surge,
  theVillain,
  whenRevealed,
  yourMinions,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/189',
  set: 'standard',
  title: name('Gang-Up', 'Todos a una', 'Zusammenrotten'),
  boost: 1,
  abilities: [
    whenRevealed(surge, { form: 'alter-ego' }),
    whenRevealed(sequence(attacksYou(theVillain), attacksYou(each(yourMinions))), { form: 'hero' }),
  ],
});
