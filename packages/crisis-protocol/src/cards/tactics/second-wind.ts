import { active, heal, players, sequence, shed } from '../../abilities/build.ts';
import { name, playedByAny, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/second-wind',
  name: name('Second Wind', 'Segundo aliento', 'Zweite Luft'),
  affiliation: 'avengers',
  kind: 'active',
  players: playedByAny({ affiliation: 'avengers' }),
  ability: active(1, sequence(shed(players, ['stun']), heal(1, players))),
});
