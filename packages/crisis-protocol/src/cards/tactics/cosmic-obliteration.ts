import {
  active,
  asManyAsPaid,
  choose,
  enemy,
  forEach,
  give,
  oneOf,
  self,
  sequence,
  shed,
  that,
} from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/cosmic-obliteration',
  name: name('Cosmic Obliteration', 'Aniquilación cósmica', 'Kosmische Auslöschung'),
  affiliation: null,
  kind: 'active',
  players: playedBy({ alterEgo: 'Johann Schmidt' }),
  ability: active(
    { min: 0, max: 10 },
    sequence(
      shed(self, 'all'),
      choose(
        asManyAsPaid(enemy({ within: 3 })),
        forEach({ is: 'that' }, oneOf(give(that, 'hex'), give(that, 'root'), give(that, 'incinerate'))),
      ),
    ),
  ),
});
