import {
  type Content,
  EDITIONS,
  type EditionId,
  HAND_MADE_MAPS,
  READY_MADE,
  type Roster,
  randomRoster,
  rosterFor,
  type Table,
} from '@assemble/crisis-protocol';
import { below, type Event, type Json, type Match, type Stream } from '@assemble/kernel';
import type { Deeds, Varied } from '../game.ts';
import { Ledger } from './ledger.ts';

const ROSTERS = [...READY_MADE.map(({ id }) => id), 'random'];

/** Roster against roster on a map; the mission is drawn at the table and told apart afterwards. */
export function variedCrisisProtocol(content: Content): Varied {
  const rosterOf = (edition: EditionId, id: string | undefined, random: Stream): Roster => {
    const ready = READY_MADE.find((one) => one.id === id);
    return ready === undefined
      ? randomRoster(content, EDITIONS[edition], random)
      : rosterFor(ready, EDITIONS[edition]);
  };
  return {
    dimensions: { roster: ROSTERS, against: ROSTERS, map: HAND_MADE_MAPS.map(({ id }) => id) },
    opposed: ['roster', 'against'],
    formats: Object.keys(EDITIONS),
    setup: (format, { roster, against, map }, random) => {
      const edition = format as EditionId;
      const field =
        HAND_MADE_MAPS.find(({ id }) => id === map) ?? HAND_MADE_MAPS[below(random, HAND_MADE_MAPS.length)];
      const rosters = [rosterOf(edition, roster, random), rosterOf(edition, against, random)];
      return JSON.parse(JSON.stringify({ edition, terrain: field?.features ?? [], rosters })) as Json;
    },
    deeds: (match, events) => deeds((match as Match<Table>).table, events),
    found: (match) => {
      const { cards, mission } = (match as Match<Table>).table;
      const nameOf = (slot: number): string => cards[slot]?.id.split('/')[1] ?? '?';
      return [nameOf(mission.secure), nameOf(mission.extraction)].join(' + ');
    },
  };
}

/** A character is used when it declares an attack, a tactic card when it is played. */
function deeds({ cards, characters }: Table, events: readonly Event[]): readonly Deeds[] {
  const brought: string[][] = [[], []];
  for (const { kind, args } of events)
    if (kind === 'squad-revealed')
      brought[Number(args['seat'])] = [...(args['characters'] as string[]), ...(args['tactics'] as string[])];
  const ledger = new Ledger(brought);
  const characterOf = (who: Json | undefined) => {
    const one = characters.find(({ id }) => id === who);
    return { owner: one?.owner ?? -1, card: cards[one?.card ?? -1]?.id ?? '' };
  };
  /** Whose attack is being resolved: its damage is told by the attack alone. */
  const attacks: { owner: number; card: string; attack: string }[] = [];
  for (const { kind, args } of events) {
    switch (kind) {
      case 'attack-declared': {
        const by = characterOf(args['who']);
        ledger.used(by.owner, by.card);
        attacks.push({ ...by, attack: String(args['attack']) });
        break;
      }
      case 'attack-resolved':
      case 'attack-aborted':
        attacks.pop();
        break;
      case 'tactic-played':
        ledger.used(Number(args['seat']), String(args['card']));
        break;
      case 'damaged': {
        const by = attacks.at(-1);
        if (by !== undefined && by.attack === args['source'])
          ledger.damaged(by.owner, by.card, Number(args['amount']));
        break;
      }
    }
  }
  return ledger.deeds();
}
