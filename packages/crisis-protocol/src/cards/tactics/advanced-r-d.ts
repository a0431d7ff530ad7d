import { active, asManyAsPaid, gain, otherAlly } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/advanced-r-d',
  name: name('Advanced R&D', 'I+D avanzada', 'Fortgeschrittene Forschung'),
  affiliation: null,
  kind: 'active',
  players: playedByActivated(),
  ability: active({ min: 1, max: 5 }, gain(1, asManyAsPaid(otherAlly()))),
});
