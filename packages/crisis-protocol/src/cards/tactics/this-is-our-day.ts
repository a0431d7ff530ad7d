import { ally, lastingOfSquad, on, reaction, sequence, trailing } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/this-is-our-day',
  name: name('This Is Our Day', 'Este es nuestro día', 'Das ist unser Tag'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ alterEgo: 'Otto Octavius' }),
  ability: reaction(
    0,
    on('power-phase', { if: trailing }),
    sequence(
      lastingOfSquad(ally({ dazed: 'either' }), 'round', { holds: 'places-its-drops', within: 3 }),
      lastingOfSquad(ally({ grunt: false }), 'round', { holds: 'harms-as-it-falls', amount: 1, within: 2 }),
    ),
  ),
});
