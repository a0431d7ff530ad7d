import { lasting, on, reaction } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/red-room-training',
  name: name('Red Room Training', 'Entrenamiento de la Sala Roja', 'Training im Roten Raum'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({}),
  ability: reaction(2, on('activation-phase-starts'), lasting('round', { holds: 'stealth' })),
});
