import {
  anyDamage,
  attacksYou,
  discardAtRandom,
  placeThreat,
  sequence,
  theMainScheme,
  theVillain,
  when,
  whenRevealed,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/122',
  set: 'klaw',
  title: name("Klaw's Vengeance", 'La venganza de Klaw', 'Klaws Vergeltung'),
  copies: 2,
  boost: 1,
  abilities: [
    whenRevealed(discardAtRandom(1), { form: 'alter-ego' }),
    whenRevealed(sequence(attacksYou(theVillain), when(anyDamage, placeThreat(1, theMainScheme))), {
      form: 'hero',
    }),
  ],
});
