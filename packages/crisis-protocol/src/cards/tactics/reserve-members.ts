import { addDice, ally, is, lasting, on, otherAlly, reaction } from '../../abilities/build.ts';
import { name, playedBy, superpower, tactic } from '../../abilities/print.ts';

export default tactic({
  id: 'tactics/reserve-members',
  name: name('Reserve Members', 'Miembros de reserva', 'Reservemitglieder'),
  affiliation: 'avengers',
  kind: 'reactive',
  players: playedBy({ unaffiliated: 'avengers', threatMax: 3 }),
  ability: reaction(0, on('leadership-starts', { who: ally() }), lasting('game', { holds: 'granted-power' })),
  grants: superpower(
    name('Some Assembly Required', 'Requiere montaje', 'Etwas Teamarbeit nötig'),
    reaction(
      0,
      on('targeted', {
        if: is('self', { fighting: true, near: { within: 2, who: otherAlly({ leader: 'any' }) } }),
      }),
      addDice(1),
      'turn',
    ),
  ),
});
