import { active, advance, choose, may, one, otherAlly, that } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/sitrep',
  name: name('Sitrep', 'Informe de situación', 'Lagebericht'),
  affiliation: 'shield',
  kind: 'active',
  players: playedByActivated({ affiliation: 'shield' }),
  ability: active(1, choose(one(otherAlly({ within: 3 })), may(advance('S', that)))),
  notWith: ['tactics/tactical-analysis'],
});
