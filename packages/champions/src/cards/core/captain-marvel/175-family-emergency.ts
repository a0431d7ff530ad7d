import {
  andThen,
  changeForm,
  chooseOne,
  discardThisCard,
  exhaust,
  may,
  removeFromGame,
  sequence,
  stun,
  surge,
  whenRevealed,
  you,
  yourAlterEgo,
} from '../../../abilities/build.ts';
import { name, obligation } from '../../../content.ts';

export default obligation({
  id: 'core/175',
  set: 'captain-marvel',
  title: name('Family Emergency', 'Emergencia familiar', 'Familiärer Notfall'),
  boost: 2,
  abilities: [
    whenRevealed(
      sequence(
        may(changeForm('alter-ego')),
        chooseOne(
          andThen(exhaust(yourAlterEgo), removeFromGame),
          sequence(stun(you), surge, discardThisCard),
        ),
      ),
    ),
  ],
});
