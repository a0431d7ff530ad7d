import {
  attacksYourHero,
  boost,
  damage,
  each,
  eachOtherPlayer,
  forcedInterrupt,
  heroes,
  on,
  self,
} from '../../../abilities/build.ts';
import { minion, name } from '../../../content.ts';

export default minion({
  id: 'core/130',
  set: 'masters-of-evil',
  title: name('Whirlwind', 'Torbellino'),
  unique: true,
  traits: ['masters-of-evil'],
  sch: 1,
  atk: 2,
  hitPoints: 6,
  boostStar: true,
  abilities: [
    forcedInterrupt(on('attack', { by: 'self', outermost: true }), eachOtherPlayer(attacksYourHero(self))),
    boost(damage(1, each(heroes))),
  ],
});
