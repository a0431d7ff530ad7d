import { active, enemy, lasting, one } from '../../abilities/build.ts';
import { name, playedByTwo, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/disarm',
  name: name('Disarm', 'Desarmar', 'Entwaffnen'),
  affiliation: null,
  kind: 'active',
  players: playedByTwo({}, {}),
  ability: active(
    1,
    lasting('round', { holds: 'dice', in: 'attack', amount: -2 }, one(enemy({ within: 3, of: 'players' }))),
  ),
});
