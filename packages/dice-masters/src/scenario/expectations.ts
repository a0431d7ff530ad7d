import { type Failure, type Json, type Match, Run, type Seen, type Words } from '@assemble/kernel';
import { SIDEKICK_ID } from '../content.ts';
import { statOf } from '../rules/bonuses.ts';
import { characterFace, faceOf, isSidekick } from '../rules/dice-in-play.ts';
import type { DiceMastersRulebook } from '../rules/run.ts';
import type { Die, Table } from '../table.ts';
import { faceWord } from './faces.ts';

type State = { readonly [zone: string]: Json };

/** Questions that belong to the flow of a turn: nothing of an effect is pending when one of them is asked. */
const REGULAR = ['ask.main', 'ask.attack-actions', 'ask.respond', 'ask.reroll', 'ask.attackers', 'ask.blockers'];

/** Checks what a scenario expects. Everything not mentioned may be as it is. */
export function check(seen: Seen<Table>, expected: Words): Failure[] {
  const failures: Failure[] = [];
  const add = (where: string, want: Json, got: Json): void => {
    failures.push({ where, expected: JSON.stringify(want), got: JSON.stringify(got) });
  };
  for (const [word, want] of Object.entries(expected)) {
    const seat = seen.players.indexOf(word);
    if (seat >= 0) checkSide(seen, seat, want as Words, (where, a, b) => add(`${word} ${where}`, a, b));
    else checkWord(seen, word, want, add);
  }
  return failures;
}

type Add = (where: string, want: Json, got: Json) => void;

function checkWord(seen: Seen<Table>, word: string, want: Json, add: Add): void {
  const { match, players } = seen;
  const pending = match.pending[0];
  switch (word) {
    case 'shared': {
      const got = supply(seen, match, null);
      for (const [card, count] of Object.entries(want as { [card: string]: number })) {
        if ((got[card] ?? 0) !== count) add(`shared ${card}`, count, got[card] ?? 0);
      }
      return;
    }
    case 'quiet': {
      const quiet = match.outcome !== null || (pending !== undefined && REGULAR.includes(pending.ask.key) && match.table.waiting.length === 0);
      if (quiet !== want) add(word, want, quiet ? true : (pending?.ask.key ?? 'nothing'));
      return;
    }
    case 'asked': {
      const got = pending === undefined ? null : { [players[pending.seat] ?? '']: pending.ask.key };
      if (JSON.stringify(got) !== JSON.stringify(want)) add(word, want, got);
      return;
    }
    case 'won': {
      const got = match.outcome === null ? null : (players[match.outcome.winners[0] ?? -1] ?? null);
      if (got !== want) add(word, want, got);
      return;
    }
    case 'phase':
      if (match.table.phase !== want) add(word, want, match.table.phase);
      return;
    case 'active':
      if (players[match.table.active] !== want) add(word, want, players[match.table.active] ?? null);
      return;
    case 'offered':
      return checkOffered(seen, want as Words, add);
    case 'happened':
      return checkHappened(seen, want as string[], add);
    case 'not-happened': {
      const kinds = seen.events.map((event) => event.kind);
      for (const kind of want as string[]) if (kinds.includes(kind)) add(word, kind, 'it happened');
      return;
    }
    case 'unchanged':
      for (const name of want as string[]) {
        const seat = players.indexOf(name);
        const before = JSON.stringify(sideOf(seen, seen.before, seat));
        const after = JSON.stringify(sideOf(seen, match, seat));
        if (before !== after) add(`${name} unchanged`, JSON.parse(before) as Json, JSON.parse(after) as Json);
      }
      return;
    default:
      add(word, 'a word scenarios know', word);
  }
}

/** Exactly these choices are lit, by option id or by card name ("buy beast", "pass"). */
function checkOffered(seen: Seen<Table>, want: Words, add: Add): void {
  for (const [name, list] of Object.entries(want)) {
    const seat = seen.players.indexOf(name);
    const decision = seen.match.pending.find((one) => one.seat === seat);
    const got =
      decision === undefined
        ? []
        : decision.shape === 'entities'
          ? decision.from.map((id) => (id < 0 ? (seen.players[-1 - id] ?? '') : dieWords(seen, seen.match, seen.match.table.dice[id] as Die)))
          : decision.shape === 'assign'
            ? decision.items.flatMap((id, i) =>
                (decision.to[i] ?? []).map((to) => `${title(seen, id)} blocks ${title(seen, to)}`),
              )
            : seen.game
                .verdicts(seen.match, seat)
                .filter((choice) => choice.verdict.yes)
                .map((choice) => optionWords(choice.id, choice.say.args['card'] as string | undefined));
    const sorted = [...new Set(got)].sort();
    if (JSON.stringify(sorted) !== JSON.stringify([...(list as string[])].sort())) add(`offered ${name}`, list, sorted);
  }
}

const title = (seen: Seen<Table>, id: number): string => cardWord(seen, seen.match, (seen.match.table.dice[id] as Die).card);

const optionWords = (id: string, card: string | undefined): string => {
  const verb = id.includes(':') ? id.slice(0, id.indexOf(':')) : id;
  if (id === 'stop' || id === 'pass') return 'pass';
  return `${verb} ${(card ?? '').replace(/^.*\//, '')}`.trim();
};

/** These kinds of events happened, in this order, others perhaps between them. */
function checkHappened(seen: Seen<Table>, want: readonly string[], add: Add): void {
  const kinds = seen.events.map((event) => event.kind);
  let at = 0;
  for (const kind of want) {
    const found = kinds.indexOf(kind, at);
    if (found < 0) {
      add('happened', kind, kinds.slice(at));
      return;
    }
    at = found + 1;
  }
}

function checkSide(seen: Seen<Table>, seat: number, want: Words, add: Add): void {
  const got = sideOf(seen, seen.match, seat);
  for (const [word, value] of Object.entries(want)) {
    if (word === 'stats') {
      checkStats(seen, seat, value as { [die: string]: string }, add);
      continue;
    }
    const have = got[word];
    if (have === undefined) {
      add(word, `one of ${Object.keys(got).join(', ')}`, word);
      continue;
    }
    if (canonical(have) !== canonical(normalise(word, value))) add(word, value, have);
  }
}

/** Attack and defense now, as "5/4". */
function checkStats(seen: Seen<Table>, seat: number, want: { [die: string]: string }, add: Add): void {
  const c = new Run(seen.game.rulebook, seen.match, null);
  for (const [name, value] of Object.entries(want)) {
    const die = seen.match.table.dice.find(
      (one) => one.controller === seat && (one.zone === 'field' || one.zone === 'attack') && cardWord(seen, seen.match, one.card) === name,
    );
    const got = die === undefined ? 'not fielded' : `${statOf(c, die, 'attack')}/${statOf(c, die, 'defense')}`;
    if (got !== value) add(`stats of ${name}`, value, got);
  }
}

const canonical = (value: Json): string => {
  if (Array.isArray(value)) return JSON.stringify(value.map((one: Json) => canonical(one)).sort());
  if (typeof value === 'object' && value !== null) {
    return JSON.stringify(
      Object.entries(value)
        .filter(([, part]) => part !== 0)
        .map(([key, part]) => [key, canonical(part)])
        .sort(),
    );
  }
  return JSON.stringify(value);
};

/** Dice in the field may be written short: 'thor@L2' stands for one without damage. */
function normalise(word: string, value: Json): Json {
  if ((word !== 'field' && word !== 'attack') || !Array.isArray(value)) return value;
  return value.map((one: Json) => (typeof one === 'string' ? { die: one } : one));
}

/** One player's side in the words of scenarios. */
function sideOf(seen: Seen<Table>, match: Match<Table>, seat: number): State {
  const { table } = match;
  const inZone = (zone: Die['zone']): Die[] => table.dice.filter((die) => die.zone === zone && die.controller === seat);
  const pile = (zone: Die['zone']): { [card: string]: number } => {
    const counts: { [card: string]: number } = {};
    for (const die of inZone(zone)) counts[cardWord(seen, match, die.card)] = (counts[cardWord(seen, match, die.card)] ?? 0) + 1;
    return counts;
  };
  const fielded = (zone: 'field' | 'attack'): Json[] =>
    inZone(zone).map((die) => ({ die: dieWords(seen, match, die), ...(die.damage > 0 ? { damage: die.damage } : {}) }));
  const player = table.players[seat];
  return {
    life: player?.life ?? 0,
    markers: player?.markers ?? 0,
    bag: pile('bag'),
    prep: pile('prep'),
    used: pile('used'),
    reserve: inZone('reserve').map((die) => dieWords(seen, match, die)),
    field: fielded('field'),
    attack: fielded('attack'),
    cards: supply(seen, match, seat),
  };
}

function supply(seen: Seen<Table>, match: Match<Table>, owner: number | null): { [card: string]: number } {
  const counts: { [card: string]: number } = {};
  match.table.cards.forEach((slot, i) => {
    if (slot.owner !== owner || i === 0) return;
    counts[cardWord(seen, match, i)] = match.table.dice.filter((die) => die.card === i && die.zone === 'card').length;
  });
  return counts;
}

/** A card by its title, as scenarios name it. */
function cardWord(seen: Seen<Table>, match: Match<Table>, slot: number): string {
  const id = match.table.cards[slot]?.id ?? SIDEKICK_ID;
  return (seen.game.rulebook as DiceMastersRulebook).cards.find(id)?.title ?? id;
}

function dieWords(seen: Seen<Table>, match: Match<Table>, die: Die): string {
  const c = new Run(seen.game.rulebook, match, null);
  const face = faceOf(c, die);
  const name = cardWord(seen, match, die.card);
  if (face === null) return name;
  return `${name}@${isSidekick(die) && characterFace(c, die) !== null ? 'character' : faceWord(face)}`;
}
