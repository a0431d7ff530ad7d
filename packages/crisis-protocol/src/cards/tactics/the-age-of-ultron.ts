import { ally, may, on, place, reaction, restore, sequence } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/the-age-of-ultron',
  name: name('The Age of Ultron', 'La era de Ultrón', 'Das Zeitalter von Ultron'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ is: 'that' }),
  ability: reaction(8, on('leaving', { who: ally({ named: 'Ultron' }) }), sequence(restore(), may(place(3)))),
});
