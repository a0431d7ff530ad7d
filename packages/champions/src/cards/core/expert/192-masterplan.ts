import {
  discardUntil,
  each,
  inPlay,
  placeThreat,
  revealIt,
  sideSchemes,
  when,
  whenRevealed,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/192',
  set: 'expert',
  title: name('Masterplan', 'Plan maestro'),
  boost: 2,
  abilities: [
    whenRevealed(
      when(
        inPlay(sideSchemes),
        placeThreat(4, each(sideSchemes)),
        discardUntil({ type: 'side-scheme' }, revealIt),
      ),
    ),
  ],
});
