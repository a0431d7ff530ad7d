import { always } from '../../abilities/build.ts';
import { gem, innate, name } from '../../abilities/print.ts';

export default gem({
  id: 'gems/reality',
  name: name('Reality', 'Realidad', 'Realität'),
  threat: 1,
  superpowers: [
    innate(
      name('Reality Gem', 'Gema de la Realidad', 'Realitätsstein'),
      always({ holds: 'failure-as-critical' }),
    ),
  ],
});
