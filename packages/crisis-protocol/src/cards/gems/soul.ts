import { enemy, gain, on, whenever } from '../../abilities/build.ts';
import { gem, innate, name } from '../../abilities/print.ts';

export default gem({
  id: 'gems/soul',
  name: name('Soul', 'Alma', 'Seele'),
  threat: 1,
  superpowers: [
    innate(
      name('Soul Gem', 'Gema del Alma', 'Seelenstein'),
      whenever(on('superpower-used', { who: enemy({ within: 4 }) }), gain(1)),
    ),
  ],
});
