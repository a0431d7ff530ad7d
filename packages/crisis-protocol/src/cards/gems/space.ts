import { active, ally, one, place } from '../../abilities/build.ts';
import { gem, name, superpower } from '../../abilities/print.ts';

export default gem({
  id: 'gems/space',
  name: name('Space', 'Espacio', 'Raum'),
  threat: 1,
  superpowers: [
    superpower(
      name('Space Gem', 'Gema del Espacio', 'Raumstein'),
      active(2, place(2, one(ally({ within: 3 }))), { limit: 'turn' }),
    ),
  ],
});
