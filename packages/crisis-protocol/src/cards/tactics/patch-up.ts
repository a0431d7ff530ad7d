import { active, heal, one, otherAlly, paid } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/patch-up',
  name: name('Patch Up', 'Remendar', 'Zusammenflicken'),
  affiliation: null,
  kind: 'active',
  players: playedBy({}),
  ability: active({ min: 1, max: 5 }, heal(paid, one(otherAlly({ within: 2, damaged: true })))),
});
