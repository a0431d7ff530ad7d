import {
  asMuch,
  attacksYou,
  discardTop,
  sequence,
  theVillain,
  villainSchemes,
  whenRevealed,
  x,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/145',
  set: 'ultron',
  title: name('Rage of Ultron', 'La cólera de Ultrón', 'Ultrons Zorn'),
  copies: 2,
  boost: 2,
  abilities: [
    whenRevealed(sequence(villainSchemes, discardTop(asMuch())), { form: 'alter-ego' }),
    whenRevealed(sequence(attacksYou(theVillain), discardTop(x())), { form: 'hero' }),
  ],
});
