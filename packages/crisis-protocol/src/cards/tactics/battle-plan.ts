import { active, ally, forEach, heal, may, oneOf, place, shed, that } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/battle-plan',
  name: name('Battle Plan', 'Plan de batalla', 'Schlachtplan'),
  affiliation: null,
  kind: 'active',
  players: playedByActivated({ alterEgo: 'Steve Rogers' }),
  ability: active(
    3,
    forEach(ally({ within: 3 }), may(oneOf(shed(that, 'one'), heal(1, that), place(1, that)))),
  ),
});
