import {
  attacksYourHero,
  boost,
  each,
  extraBoost,
  heal,
  itDid,
  named,
  not,
  sequence,
  surge,
  when,
  whenRevealed,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/164',
  set: 'she-hulk-nemesis',
  title: name("Titania's Fury", 'La furia de Titania', 'Titanias Wut'),
  copies: 2,
  boost: 1,
  boostStar: true,
  abilities: [
    whenRevealed(
      sequence(
        attacksYourHero(each(named('core/162'))),
        when(not(itDid), sequence(heal('all', each(named('core/162'))), surge)),
      ),
    ),
    boost(extraBoost),
  ],
});
