import {
  boost,
  each,
  sequence,
  theVillain,
  toughen,
  whenRevealed,
  yourMinions,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/158',
  set: 'black-panther-nemesis',
  title: name('Heart-Shaped Herb', 'Hierba con forma de corazón', 'Herzförmiges Kraut'),
  boost: 1,
  boostStar: true,
  keywords: { surge: true },
  abilities: [
    whenRevealed(sequence(toughen(theVillain), toughen(each(yourMinions)))),
    boost(toughen(theVillain)),
  ],
});
