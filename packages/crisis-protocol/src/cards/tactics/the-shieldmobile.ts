import { active, advance, lasting, sequence } from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/the-shieldmobile',
  name: name('The Shieldmobile', 'El Shieldmóvil', 'Das Shieldmobil'),
  affiliation: 'shield',
  kind: 'active',
  players: playedBy({ affiliation: 'shield' }),
  ability: active(3, sequence(lasting('round', { holds: 'flight' }), advance('L'))),
});
