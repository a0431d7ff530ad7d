import { advance, ally, away, may, on, reaction, self } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/fall-back',
  name: name('Fall Back', 'Replegarse', 'Rückzug'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ is: 'target' }),
  ability: reaction(2, on('before-damage', { who: ally() }), may(advance('S', self, away('attacker')))),
});
