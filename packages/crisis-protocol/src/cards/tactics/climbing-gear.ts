import { active, advance, lasting, sequence } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/climbing-gear',
  name: name('Climbing Gear', 'Equipo de escalada', 'Kletterausrüstung'),
  affiliation: null,
  kind: 'active',
  players: playedBy({}),
  ability: active(3, sequence(lasting('round', { holds: 'wall-crawler' }), advance('S'))),
});
