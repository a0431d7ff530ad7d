import { itDid, nemesisComes, not, sequence, surge, when, whenRevealed } from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/190',
  set: 'standard',
  title: name('Shadow of the Past', 'Una sombra del pasado', 'Schatten der Vergangenheit'),
  boost: 2,
  abilities: [whenRevealed(sequence(nemesisComes, when(not(itDid), surge)))],
});
