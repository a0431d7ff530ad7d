import {
  andThen,
  changeForm,
  chooseOne,
  discardAtRandom,
  discardThisCard,
  exhaust,
  may,
  removeFromGame,
  sequence,
  surge,
  whenRevealed,
  yourAlterEgo,
} from '../../../abilities/build.ts';
import { name, obligation } from '../../../content.ts';

export default obligation({
  id: 'core/165',
  set: 'spider-man',
  title: name('Eviction Notice', 'Aviso de desahucio', 'Räumungsbescheid'),
  boost: 2,
  abilities: [
    whenRevealed(
      sequence(
        may(changeForm('alter-ego')),
        chooseOne(
          andThen(exhaust(yourAlterEgo), removeFromGame),
          sequence(discardAtRandom(1), surge, discardThisCard),
        ),
      ),
    ),
  ],
});
