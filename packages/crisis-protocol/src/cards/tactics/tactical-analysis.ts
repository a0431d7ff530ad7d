import { active, advance, choose, may, one, otherAlly, that } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/tactical-analysis',
  name: name('Tactical Analysis', 'Análisis táctico', 'Taktische Analyse'),
  affiliation: null,
  kind: 'active',
  players: playedByActivated(),
  ability: active(2, choose(one(otherAlly({ within: 3 })), may(advance('S', that)))),
});
