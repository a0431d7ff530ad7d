import { active, lasting, mayReroll, one, otherAlly } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/inspiring-monologue',
  name: name('Inspiring Monologue', 'Monólogo inspirador', 'Inspirierender Monolog'),
  affiliation: null,
  kind: 'active',
  players: playedBy({}),
  ability: active(3, lasting('round', mayReroll('defense'), one(otherAlly()))),
});
