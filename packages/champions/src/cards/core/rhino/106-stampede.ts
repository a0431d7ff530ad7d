import {
  attacksYou,
  sequence,
  stun,
  surge,
  that,
  theVillain,
  whenRevealed,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/106',
  set: 'rhino',
  title: name('Stampede', 'Estampida'),
  copies: 3,
  boost: 1,
  abilities: [
    whenRevealed(surge, { form: 'alter-ego' }),
    whenRevealed(sequence(attacksYou(theVillain), stun(that)), { form: 'hero' }),
  ],
});
