import {
  boost,
  chooseOne,
  damage,
  discard,
  forEach,
  one,
  undefended,
  when,
  whenRevealed,
  yourHero,
  yourUpgrades,
} from '../../../abilities/build.ts';
import { name, treachery } from '../../../content.ts';

export default treachery({
  id: 'core/173',
  set: 'iron-man-nemesis',
  title: name('Electric Whip Attack', 'Azote de electrolátigo', 'Elektropeitschenangriff'),
  copies: 2,
  boostStar: true,
  abilities: [
    whenRevealed(chooseOne(damage(forEach(yourUpgrades), yourHero), discard(one(yourUpgrades)))),
    boost(when(undefended, discard(one(yourUpgrades)))),
  ],
});
