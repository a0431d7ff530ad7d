import { active, ally, handOver, on, one, otherAlly, reaction } from '../../abilities/build.ts';
import { name, playedBy, playedByActivated, tactic } from '../../abilities/print.ts';

const effect = handOver(one(otherAlly({ within: 2 })));

export default tactic({
  id: 'tactics/mission-objective',
  name: name('Mission Objective', 'Objetivo de la misión', 'Missionsziel'),
  affiliation: null,
  kind: 'active',
  players: playedByActivated({ holding: true }),
  ability: active(2, effect),
  reaction: {
    players: playedBy({ is: 'that', dazed: 'either' }),
    ability: reaction(2, on('dropping', { who: ally() }), effect),
  },
});
