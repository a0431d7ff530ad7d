import { always } from '../../abilities/build.ts';
import { gem, innate, name } from '../../abilities/print.ts';

export default gem({
  id: 'gems/power',
  name: name('Power', 'Poder', 'Macht'),
  threat: 1,
  superpowers: [
    innate(
      name('Power Gem', 'Gema del Poder', 'Machtstein'),
      // 2 Power in place of the usual 1 (CP-GEM-7).
      always({ holds: 'gem-power', amount: 1 }),
    ),
  ],
});
