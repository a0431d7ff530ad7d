import {
  type Answer,
  type Ask,
  ask,
  below,
  goto,
  type Json,
  NEXT,
  type Seat,
  type Stream,
  shuffle,
  stream,
  type Tester,
  YES,
} from '@assemble/kernel';
import type { Table } from '../table.ts';
import { readSetup, type Setup } from './accept-set-up.ts';
import { other } from './dice-in-play.ts';
import { tell } from './events.ts';
import { FIRST_GAME } from './first-game.ts';
import { FIRST_GAME_LIFE, FORMATS } from './formats.ts';
import { type C, contentOf, steps } from './run.ts';
import { layOut } from './set-up-atoms.ts';
import { asTeam, randomTeam, type TeamCard, teamVerdict } from './teams.ts';
import { firstTurn, playFirst } from './turn-atoms.ts';

export type SettingUp = {
  teams: (TeamCard[] | null)[];
  basicActions: string[];
  /** Titles left in the draft. */
  left: string[];
  picked: string;
  /** Whose pick it is. */
  picker?: Seat;
};

/** From nothing to the first turn. What the players bring depends on the format. */
export const setUp = steps('set-up', [
  {
    name: 'what is given by the set-up',
    rules: ['DM-FIRST-GAME-1', 'DM-FIRST-GAME-3', 'DM-FIRST-GAME-4', 'DM-FIRST-GAME-5', 'DM-DRAFT-TEAMS-6'],
    run: (c, d) => {
      const setup = setupOf(c);
      if (setup.first !== 'random') playFirst(c, setup.first);
      if (setup.format === 'first-game') {
        // The cards handed out depend on who plays first, not on the seat.
        const first = c.table.active;
        d.teams[first] = [...FIRST_GAME.teams[0]];
        d.teams[other(first)] = [...FIRST_GAME.teams[1]];
        d.basicActions = [...FIRST_GAME.basicActions];
      }
      if (setup.format === 'draft') beginDraft(c, d, setup);
      return NEXT;
    },
  },
  {
    name: 'teams are chosen in secret',
    rules: ['DM-BASIC-TEAMS-10', 'DM-TOURNAMENT-TEAMS-8'],
    run: (c) => {
      const setup = setupOf(c);
      if (setup.format !== 'basic' && setup.format !== 'tournament') return NEXT;
      const missing = [0, 1].filter((seat) => setup.teams[seat] === null);
      return missing.length === 0 ? NEXT : ask(...missing.map(teamAsk));
    },
    take: (_c, d, answer) => {
      // Kept aside, seen by nobody, until both have locked in.
      d.picked = JSON.stringify(Array.isArray(answer) ? answer : [answer]);
      return NEXT;
    },
  },
  {
    name: 'teams and basic actions are revealed',
    rules: ['DM-BASIC-TEAMS-3', 'DM-BASIC-TEAMS-9', 'DM-BASIC-TEAMS-10', 'DM-TOURNAMENT-TEAMS-8'],
    run: (c, d) => {
      const setup = setupOf(c);
      if (setup.format === 'basic' || setup.format === 'tournament') {
        const chosen = d.picked === '' ? [] : (JSON.parse(d.picked) as Json[]);
        const teams = setup.teams.map((team) => team ?? asTeam(chosen.shift()));
        d.basicActions = teams.flatMap((team) => team?.basicActions ?? []);
        d.teams = teams.map((team) => [...(team?.cards ?? [])]);
      }
      if (setup.format !== 'draft') tellTeams(c, d);
      return NEXT;
    },
  },
  {
    name: 'draft: the picker takes a stack and chooses its card',
    rules: ['DM-DRAFT-TEAMS-6', 'DM-DRAFT-TEAMS-7', 'DM-DRAFT-TEAMS-9'],
    run: (c, d) => (d.left.length === 0 ? goto('who begins') : ask(draftAsk(c, d))),
    take: (_c, d, answer) => {
      d.picked = answer as string;
      return NEXT;
    },
  },
  {
    name: 'draft: and decides how many of its dice to use',
    rules: ['DM-DRAFT-TEAMS-2', 'DM-DRAFT-TEAMS-8', 'DM-DRAFT-TEAMS-10'],
    run: (c, d) => {
      const max = diceLeft(c, d);
      if (max === 0) return draftPick(c, d, 0);
      return ask({
        seat: pickerOf(d),
        ask: { key: 'ask.draft-dice', args: { card: d.picked } },
        rules: ['DM-DRAFT-TEAMS-8'],
        shape: 'number',
        min: 0,
        max,
      });
    },
    take: (c, d, answer) => draftPick(c, d, answer as number),
  },
  {
    name: 'who begins',
    rules: ['DM-BASIC-TEAMS-11', 'DM-TURN-STRUCTURE-1'],
    run: (c, d) => {
      if (setupOf(c).first === 'random') playFirst(c, below(c.match.random.setup, 2));
      if (setupOf(c).format === 'draft') tellTeams(c, d);
      tell(c, 'first-player', ['DM-BASIC-TEAMS-11'], () => ({ seat: c.table.active }));
      return NEXT;
    },
  },
  {
    name: 'cards and dice on the table, sidekicks in the bags, life',
    rules: [
      'DM-TEAM-RULES-1',
      'DM-FIRST-GAME-2',
      'DM-FIRST-GAME-6',
      'DM-FIRST-GAME-7',
      'DM-FIRST-GAME-8',
      'DM-CARDS-8',
    ],
    run: (c, d) => {
      layOut(c.table, [d.teams[0] ?? [], d.teams[1] ?? []], d.basicActions);
      firstTurn(c);
      return NEXT;
    },
  },
]);

const setupOf = (c: C): Setup => readSetup(c.match.setup);

/** The table before anything is chosen. */
export function emptyTable(setup: Json): Table {
  const { format, priority, draft } = readSetup(setup);
  const life =
    format === 'first-game'
      ? FIRST_GAME_LIFE
      : format === 'draft'
        ? (draft?.number ?? 0)
        : FORMATS[format].life;
  const player = () => ({ life, startLife: life, markers: 0, fielded: 0, actionsUsed: 0 });
  return {
    format,
    priority,
    cards: [],
    dice: [],
    players: [player(), player()],
    active: 0,
    turn: 0,
    phase: 'set-up',
    combat: null,
    lasting: [],
    waiting: [],
    usedThisTurn: [],
    stacked: null,
  };
}

function tellTeams(c: C, d: SettingUp): void {
  tell(c, 'basic-actions-revealed', ['DM-BASIC-TEAMS-9'], () => ({ cards: d.basicActions }));
  for (const seat of [0, 1]) {
    tell(c, 'teams-revealed', ['DM-BASIC-TEAMS-10', 'DM-TOURNAMENT-TEAMS-8'], () => ({
      seat,
      cards: d.teams[seat] ?? [],
      basicActions: [],
    }));
  }
}

const teamAsk = (seat: Seat): Ask => ({
  seat,
  ask: { key: 'ask.team', args: {} },
  rules: ['DM-BASIC-TEAMS-10', 'DM-TOURNAMENT-TEAMS-8'],
  test: 'team',
  shape: 'commit',
  what: 'team',
});

/** Teams chosen at the table follow the same rules as teams brought along. */
export const teamTester: Tester<Table> = {
  verdict: (c, _decision, answer) => {
    const team = asTeam(answer);
    const { format } = setupOf(c);
    if (team === null)
      return { yes: false, reasons: [{ rule: 'DM-CARDS-6', key: 'no.team-form', args: {} }] };
    return format === 'basic' || format === 'tournament'
      ? teamVerdict(contentOf(c), FORMATS[format], team)
      : YES;
  },
  sample: (c, _decision, random) => anyTeam(c, random),
  least: (c, decision) => anyTeam(c, stream(c.match.seedHash, `team of seat ${decision.seat}`)),
};

function anyTeam(c: C, random: Stream): Answer {
  const { format } = setupOf(c);
  return randomTeam(contentOf(c), FORMATS[format === 'tournament' ? 'tournament' : 'basic'], random);
}

/** DM-DRAFT-TEAMS-4, -5, -6: random basic actions first, open stacks, the second player picks first. */
function beginDraft(c: C, d: SettingUp, setup: Setup): void {
  const content = contentOf(c);
  const { draft } = setup;
  if (draft === null) return;
  if (setup.first === 'random') playFirst(c, below(c.match.random.setup, 2));
  const basics = content.cards.filter((card) => card.kind === 'basic-action').map((card) => card.id);
  d.basicActions = shuffle(c.match.random.setup, basics).slice(0, draft.basicActions);
  const titles = draft.cards.map((id) => content.find(id)?.title ?? '');
  d.left = [...new Set(titles)];
  d.teams = [[], []];
  d.picker = other(c.table.active);
  tell(c, 'basic-actions-revealed', ['DM-DRAFT-TEAMS-4'], () => ({ cards: d.basicActions }));
}

/** Whose pick it is: nobody's outside a draft. */
const pickerOf = (d: SettingUp): Seat => d.picker ?? -1;

function draftAsk(c: C, d: SettingUp): Ask {
  const content = contentOf(c);
  const cards = (setupOf(c).draft?.cards ?? []).filter((id) =>
    d.left.includes(content.find(id)?.title ?? ''),
  );
  return {
    seat: pickerOf(d),
    ask: { key: 'ask.draft', args: {} },
    rules: ['DM-DRAFT-TEAMS-6', 'DM-DRAFT-TEAMS-7'],
    shape: 'options',
    options: cards.map((card) => ({ id: card, say: { key: 'option.draft', args: { card } } })),
  };
}

/** At most the card's limit, the dice there are, and what is left of the agreed total (DM-DRAFT-TEAMS-8). */
function diceLeft(c: C, d: SettingUp): number {
  const { draft } = setupOf(c);
  const card = contentOf(c).find(d.picked);
  const used = (d.teams[pickerOf(d)] ?? []).reduce((sum, one) => sum + one.dice, 0);
  return Math.max(0, Math.min(card?.max ?? 0, draft?.dicePerTitle ?? 0, (draft?.number ?? 0) - used));
}

function draftPick(c: C, d: SettingUp, dice: number) {
  const card = d.picked;
  const seat = pickerOf(d);
  d.teams[seat]?.push({ card, dice });
  tell(c, 'drafted', ['DM-DRAFT-TEAMS-7', 'DM-DRAFT-TEAMS-8'], () => ({ seat, card, dice }));
  d.left = d.left.filter((title) => title !== contentOf(c).find(card)?.title);
  d.picker = other(seat);
  return goto('draft: the picker takes a stack and chooses its card');
}
