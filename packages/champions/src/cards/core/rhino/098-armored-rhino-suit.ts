import {
  damageHere,
  damageHereIs,
  discard,
  forcedInterrupt,
  instead,
  self,
  sequence,
  when,
  would,
  x,
} from '../../../abilities/build.ts';
import { attachment, name } from '../../../content.ts';

export default attachment({
  id: 'core/98',
  set: 'rhino',
  title: name('Armored Rhino Suit', 'Piel blindada del Rino', 'Gepanzerter Rhino-Anzug'),
  traits: ['armor'],
  attach: { to: { type: 'villain' } },
  abilities: [
    forcedInterrupt(
      would('damage', { to: 'host' }),
      instead(sequence(damageHere(x()), when(damageHereIs(5), discard(self)))),
    ),
  ],
});
