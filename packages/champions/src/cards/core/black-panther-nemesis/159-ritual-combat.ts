import {
  andThen,
  chooseOne,
  damage,
  discardTop,
  placeThreat,
  printed,
  theMainScheme,
  whenRevealed,
  yourHero,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/159',
  set: 'black-panther-nemesis',
  title: name('Ritual Combat', 'Combate ritual', 'Ritueller Kampf'),
  copies: 2,
  boost: 2,
  abilities: [
    whenRevealed(
      andThen(
        discardTop(1, 'encounter'),
        chooseOne(
          damage(printed('boost', 1, 1), yourHero),
          placeThreat(printed('boost', 1, 1), theMainScheme),
        ),
      ),
    ),
  ],
});
