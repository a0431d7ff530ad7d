import {
  discardAtRandom,
  placeThreat,
  printed,
  sequence,
  theMainScheme,
  whenRevealed,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/169',
  set: 'spider-man-nemesis',
  title: name("The Vulture's Plans", 'Los planes del Buitre', 'Vultures Pläne'),
  boost: 2,
  abilities: [
    whenRevealed(sequence(discardAtRandom(1, 'each'), placeThreat(printed('types'), theMainScheme))),
  ],
});
