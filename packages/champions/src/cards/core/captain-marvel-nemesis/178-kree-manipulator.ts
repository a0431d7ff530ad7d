import {
  boost,
  placeThreat,
  theMainScheme,
  undefended,
  when,
  whenRevealed,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/178',
  set: 'captain-marvel-nemesis',
  title: name('Kree Manipulator', 'Manipulador kree', 'Kree-Drahtzieher'),
  copies: 2,
  boostStar: true,
  keywords: { surge: true },
  abilities: [
    whenRevealed(placeThreat(1, theMainScheme)),
    boost(when(undefended, placeThreat(1, theMainScheme))),
  ],
});
