import { active, ally, heal, one, rouse, sequence, that } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/field-dressing',
  name: name('Field Dressing', 'Primeros auxilios', 'Feldverband'),
  affiliation: null,
  kind: 'active',
  players: playedBy({}),
  ability: active(4, sequence(rouse(one(ally({ within: 2, dazed: true }))), heal(1, that))),
});
