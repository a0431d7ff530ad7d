import {
  accelerationToken,
  andThen,
  changeForm,
  chooseOne,
  discardThisCard,
  exhaust,
  may,
  removeFromGame,
  sequence,
  whenRevealed,
  yourAlterEgo,
} from '../../../abilities/build.ts';
import { name, obligation } from '../../../content.ts';

export default obligation({
  id: 'core/160',
  set: 'she-hulk',
  title: name('Legal Work', 'Trabajo jurídico', 'Anwaltstätigkeit'),
  boost: 2,
  abilities: [
    whenRevealed(
      sequence(
        may(changeForm('alter-ego')),
        chooseOne(
          andThen(exhaust(yourAlterEgo), removeFromGame),
          sequence(accelerationToken, discardThisCard),
        ),
      ),
    ),
  ],
});
