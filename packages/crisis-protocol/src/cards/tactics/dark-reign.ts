import { active, ally, choose, enemy, lastingFor, mayReroll, one } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/dark-reign',
  name: name('Dark Reign', 'Reinado oscuro', 'Dunkle Herrschaft'),
  affiliation: 'cabal',
  kind: 'active',
  players: playedBy({ affiliation: 'cabal' }),
  ability: active(
    3,
    choose(
      one(enemy()),
      lastingFor(ally({ affiliation: 'cabal' }), 'round', mayReroll('attack', { against: { is: 'that' } })),
    ),
  ),
});
