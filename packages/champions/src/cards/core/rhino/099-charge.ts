import { discard, forcedInterrupt, later, on, overkill, self, sequence } from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/99',
  set: 'rhino',
  title: name('Charge', 'Embestida', 'Sturmangriff'),
  copies: 2,
  atk: 3,
  boost: 2,
  attach: { to: { type: 'villain' } },
  abilities: [
    forcedInterrupt(
      on('attack', { by: 'host' }),
      sequence(overkill, later(on('attacked', { by: 'host' }), discard(self), 'activation')),
    ),
  ],
});
