import {
  discard,
  itDid,
  not,
  picked,
  sequence,
  surge,
  when,
  whenRevealed,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/188',
  set: 'standard',
  title: name('Caught Off Guard', 'Con la guardia baja', 'Auf dem falschen Fuß erwischt'),
  boost: 1,
  abilities: [
    whenRevealed(
      sequence(discard(picked({ type: ['upgrade', 'support'], who: 'yours' })), when(not(itDid), surge)),
    ),
  ],
});
