import {
  damage,
  discardTop,
  eachPlayer,
  printed,
  sequence,
  whenRevealed,
  you,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/174',
  set: 'iron-man-nemesis',
  title: name('Electromagnetic Backlash', 'Descarga electromagnética', 'Elektromagnetischer Rückstoß'),
  boost: 2,
  abilities: [whenRevealed(eachPlayer(sequence(discardTop(5), damage(printed('energy'), you))))],
});
