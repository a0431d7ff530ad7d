import { active, gain, heal, lasting, mayReroll, oneOf, roundNumber } from '../../abilities/build.ts';
import { name, playedByActivated, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/i-am-a-baron-after-all',
  name: name('I Am a Baron, After All', 'Al fin y al cabo soy un barón', 'Immerhin bin ich ein Baron'),
  affiliation: null,
  kind: 'active',
  players: playedByActivated({ alterEgo: 'Helmut Zemo' }),
  ability: active(
    0,
    oneOf(
      lasting('attack', mayReroll('attack', { count: roundNumber })),
      gain(roundNumber),
      heal(roundNumber),
    ),
  ),
});
