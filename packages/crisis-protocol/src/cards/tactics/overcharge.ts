import { active, ally, attackAgain, choose, give, one, target } from '../../abilities/build.ts';
import {
  after,
  energyArea,
  name,
  playedByActivated,
  powerAfter,
  rule,
  tactic,
} from '../../abilities/print.ts';

const NAME = name('Overcharge', 'Sobrecarga', 'Überladung');

export default tactic({
  id: 'tactics/overcharge',
  name: NAME,
  affiliation: null,
  kind: 'active',
  players: playedByActivated({ alterEgo: ['Thor Odinson', 'Carol Danvers'] }),
  ability: active(
    5,
    choose(one(ally({ alterEgo: 'Tony Stark', within: 5 })), attackAgain({ granted: true, by: 'that' })),
  ),
  attack: energyArea(NAME, { range: 2, strength: 6 }, powerAfter(1), rule(after(give(target, 'shock')))),
});
