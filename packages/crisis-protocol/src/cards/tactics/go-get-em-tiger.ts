import {
  advance,
  ally,
  enemy,
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
  players: playedBy({ alterEgo: 'Peter Parker' }),
  ability: reaction(
    2,
    on('felled', { who: enemy({ grunt: false }), by: ally({ alterEgo: 'Peter Parker' }) }),
    sequence(
      when(is('self', { holding: true }), sequence(may(heal(3)), may(shed(self, 'one')))),
      when(not(is('self', { contesting: 'secure' })), may(advance('S'))),
    ),
  ),
});
