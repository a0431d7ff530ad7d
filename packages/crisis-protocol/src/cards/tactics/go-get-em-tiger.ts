import {
  advance,
  ally,
  heal,
  is,
  may,
  not,
  on,
  reaction,
  self,
  sequence,
  shed,
  when,
} from '../../abilities/build.ts';
import { name, playedBy, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/go-get-em-tiger',
  name: name("Go Get 'Em Tiger", 'A por ellos, tigre', 'Schnapp sie dir, Tiger'),
  affiliation: null,
  kind: 'reactive',
  players: playedBy({ is: 'attacker' }),
  ability: reaction(
    2,
    on('after-attack', { by: ally({ alterEgo: 'Peter Parker' }), if: { if: 'felled', grunt: false } }),
    sequence(
      when(is('self', { holding: true }), sequence(may(heal(3)), may(shed(self, 'one')))),
      when(not(is('self', { contesting: 'secure' })), may(advance('S'))),
    ),
  ),
});
