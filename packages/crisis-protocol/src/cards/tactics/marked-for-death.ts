import { active, choose, enemy, lasting, one, sequence, that } from '../../abilities/build.ts';
import { name, playedByTwo, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/marked-for-death',
  name: name('Marked for Death', 'Sentenciado a muerte', 'Zum Tode verurteilt'),
  affiliation: null,
  kind: 'active',
  players: playedByTwo({}, {}),
  ability: active(
    1,
    choose(
      one(enemy({ within: 5, of: 'players' })),
      sequence(
        lasting('round', { holds: 'no-stealth' }, that),
        lasting('round', { holds: 'speed', tool: 'S' }, that),
        lasting('round', { holds: 'unmodified-defense' }, that),
      ),
    ),
  ),
});
