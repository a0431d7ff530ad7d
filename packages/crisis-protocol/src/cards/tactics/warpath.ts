import { advance, ally, dealtDamage, may, on, reaction, self, toward } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/warpath',
  name: name('Warpath', 'Senda de guerra', 'Kriegspfad'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ is: 'target' }),
  ability: reaction(
    1,
    on('after-attack', { who: ally(), if: dealtDamage }),
    may(advance('S', self, toward('attacker'))),
  ),
});
