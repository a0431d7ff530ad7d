import { active, advance, enemy, one } from '../../abilities/build.ts';
import { gem, name, superpower } from '../../abilities/print.ts';

export default gem({
  id: 'gems/mind',
  name: name('Mind', 'Mente', 'Gedanken'),
  threat: 1,
  superpowers: [
    superpower(
      name('Mind Gem', 'Gema de la Mente', 'Gedankenstein'),
      active(2, advance('S', one(enemy({ within: 3 }))), { limit: 'turn' }),
    ),
  ],
});
