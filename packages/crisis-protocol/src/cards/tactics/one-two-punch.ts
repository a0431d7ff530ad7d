import { addDice, ally, on, reaction } from '../../abilities/build.ts';
import { name, playedByTwo, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/one-two-punch',
  name: name('One-Two Punch', 'Uno-dos', 'Eins-zwei-Schlag'),
  affiliation: null,
  kind: 'reactive',
  players: playedByTwo({ is: 'attacker' }, { within: 2, of: 'target' }),
  ability: reaction(1, on('targeted', { by: ally({ activating: true }) }), addDice(2)),
});
