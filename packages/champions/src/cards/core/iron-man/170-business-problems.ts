import {
  andThen,
  changeForm,
  chooseOne,
  discardThisCard,
  each,
  exhaust,
  may,
  removeFromGame,
  sequence,
  whenRevealed,
  yourAlterEgo,
  yourUpgrades,
} from '../../../abilities/build.ts';
import { name, obligation } from '../../../content.ts';

export default obligation({
  id: 'core/170',
  set: 'iron-man',
  title: name('Business Problems', 'Problemas de negocios', 'Geschäftliche Probleme'),
  boost: 2,
  abilities: [
    whenRevealed(
      sequence(
        may(changeForm('alter-ego')),
        chooseOne(
          andThen(exhaust(yourAlterEgo), removeFromGame),
          sequence(exhaust(each(yourUpgrades)), discardThisCard),
        ),
      ),
    ),
  ],
});
