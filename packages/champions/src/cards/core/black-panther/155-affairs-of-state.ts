import {
  andThen,
  changeForm,
  chooseOne,
  discard,
  discardThisCard,
  exhaust,
  may,
  one,
  removeFromGame,
  sequence,
  whenRevealed,
  withTrait,
  yourAlterEgo,
  yourUpgrades,
} from '../../../abilities/build.ts';
import { name, obligation } from '../../../content.ts';

export default obligation({
  id: 'core/155',
  set: 'black-panther',
  title: name('Affairs of State', 'Asuntos de estado', 'Staatsgeschäfte'),
  boost: 2,
  abilities: [
    whenRevealed(
      sequence(
        may(changeForm('alter-ego')),
        chooseOne(
          andThen(exhaust(yourAlterEgo), removeFromGame),
          andThen(discard(one(withTrait('black-panther', yourUpgrades))), discardThisCard),
        ),
      ),
    ),
  ],
});
