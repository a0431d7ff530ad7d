import { discardAllWith, itDid, not, sequence, surge, when, whenRevealed } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/179',
  set: 'captain-marvel-nemesis',
  title: name("Yon-Rogg's Treason", 'La traición de Yon-Rogg', 'Yon-Roggs Verrat'),
  boost: 1,
  abilities: [whenRevealed(sequence(discardAllWith('energy'), when(not(itDid), surge)))],
});
