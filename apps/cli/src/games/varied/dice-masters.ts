import { type Content, FORMATS, READY_TEAMS, randomTeam, type Table } from '@assemble/dice-masters';
import type { Event, Json, Match, Stream } from '@assemble/kernel';
import type { Varied } from '../game.ts';
import { Ledger } from './ledger.ts';

const READY = Object.values(READY_TEAMS).flat();
const TEAMS = [...READY.map(({ id }) => id), 'random'];

/** Team against team, in the formats in which players bring one. */
export function variedDiceMasters(content: Content): Varied {
  const teamOf = (format: string, id: string | undefined, random: Stream): Json => {
    const ready = READY.find((one) => one.id === id);
    const limits = FORMATS[format === 'basic' ? 'basic' : 'tournament'];
    return (ready?.team ?? randomTeam(content, limits, random)) as unknown as Json;
  };
  return {
    dimensions: { team: TEAMS, against: TEAMS },
    opposed: ['team', 'against'],
    formats: ['tournament', 'basic'],
    setup: (format, { team, against }, random) => ({
      format,
      first: 'random',
      teams: [teamOf(format, team, random), teamOf(format, against, random)],
    }),
    deeds: (match, events) => deeds((match as Match<Table>).table, events),
    found: () => null,
  };
}

/** A card is used when one of its dice is fielded or used, or its global is; basic actions are everybody's. */
function deeds({ cards, dice }: Table, events: readonly Event[]) {
  const ledger = new Ledger(
    [0, 1].map((seat) => cards.filter(({ owner }) => owner === seat || owner === null).map(({ id }) => id)),
  );
  for (const { kind, args } of events) {
    const seat = Number(args['seat']);
    switch (kind) {
      case 'fielded':
      case 'action-used':
        ledger.used(seat, cardIn(args['die']));
        break;
      case 'global-used':
        ledger.used(seat, String(args['card']), Number(args['times']));
        break;
      case 'damaged':
      case 'player-damaged': {
        const source = args['source'] as { readonly card: string; readonly die: number };
        const owner = dice.find(({ id }) => id === source.die)?.owner;
        if (owner !== undefined) ledger.damaged(owner, source.card, Number(args['amount']));
        break;
      }
    }
  }
  return ledger.deeds();
}

const cardIn = (die: Json | undefined): string => (die as { readonly card: string }).card;
