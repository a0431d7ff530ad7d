import type { Events, View } from '@assemble/crisis-protocol';
import type { Event } from '@assemble/kernel';

type Character = View['characters'][number];
type Token = View['tokens'][number];
type Player = View['players'][number];
type Roll = View['rolls'][number];

const withCharacter = (view: View, who: number, change: (one: Character) => Partial<Character>): View => ({
  ...view,
  characters: view.characters.map((one) => (one.id === who ? { ...one, ...change(one) } : one)),
});

const withToken = (view: View, id: number, change: Partial<Token>): View => ({
  ...view,
  tokens: view.tokens.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

const withPlayer = (view: View, seat: number, change: (one: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)),
});

/** After these somebody else may contest and secure an objective. */
const SHIFTS: ReadonlySet<string> = new Set<keyof Events>([
  'mission-set-up',
  'deployed',
  'moved',
  'picked-up',
  'handed-over',
  'dropped',
  'control-taken',
  'character-controlled',
  'token-flipped',
  'token-placed',
  'token-removed',
  'dazed',
  'knocked-out',
  'removed',
  'recovered',
  'roused',
  'restored',
  'transformed',
]);

/** Who contests and secures an objective, and what it would pay, is for the rules to say: it is seen as it is in the end. */
const secured = (view: View, end: View): View => ({
  ...view,
  due: end.due,
  tokens: view.tokens.map((one) => {
    const { contestedBy = one.contestedBy, securedBy = one.securedBy } = end.tokens[one.id] ?? {};
    return { ...one, contestedBy, securedBy };
  }),
});

/** How fast somebody is may follow from anything that happened: it too is seen as it is in the end. */
function paced(view: View, end: View): View {
  const speedOf = (one: Character): Character['speed'] => end.characters[one.id]?.speed ?? one.speed;
  if (view.characters.every((one) => speedOf(one) === one.speed)) return view;
  return { ...view, characters: view.characters.map((one) => ({ ...one, speed: speedOf(one) })) };
}

/** What is printed on the side that is up now is seen as it is in the end. */
function printed(view: View, who: number, end: View): View {
  const { stamina, size, base } = end.characters[who] ?? {};
  if (stamina === undefined || size === undefined || base === undefined) return view;
  return withCharacter(view, who, () => ({ stamina, size, base }));
}

/** Everybody of a squad, as they wait to be deployed. */
function revealed(view: View, seat: number, end: View): View {
  const known = new Set(view.characters.map(({ id }) => id));
  const joining = end.characters
    .filter(({ id, owner }) => owner === seat && !known.has(id))
    .map((one) => ({
      ...one,
      ...{ at: null, damage: 0, power: 0, dazed: false, activated: false, conditions: [], gone: false },
    }));
  const squad = end.players[seat];
  const now = {
    ...view,
    cards: end.cards,
    characters: [...view.characters, ...joining].sort((a, b) => a.id - b.id),
  };
  return squad === undefined
    ? now
    : withPlayer(now, seat, () => ({ affiliation: squad.affiliation, tactics: squad.tactics }));
}

/** A roll that begins, as far as its beats want to know it. */
const rollBy = (attacker: number, target: number, attack: string): Roll => ({
  kind: 'attack',
  attacker,
  target,
  attack,
  type: null,
  without: '',
  bonuses: [],
  pools: { attack: null, defense: null },
  dice: [],
  successes: { attack: 0, defense: 0, left: 0 },
  failureCounts: [],
  dealt: 0,
  felled: false,
});

const takenOff = (view: View, who: number): View =>
  withCharacter(view, who, () => ({ gone: true, at: null }));

/** Nobody acts any more, and nothing is rolled. */
const rested = (view: View): View => ({ ...view, rolls: [], attack: null });

const withoutTactic = (view: View, seat: number, card: string): View =>
  withPlayer(view, seat, ({ tactics }) => {
    const played = tactics.find((slot) => view.cards[slot]?.id === card);
    return { tactics: tactics.filter((slot) => slot !== played) };
  });

type Applied = { readonly [K in keyof Events]?: (view: View, args: Events[K], end: View) => View };

/** What the table shows after an event, where the event alone can tell; the rest comes with the next view. */
const applied: Applied = {
  'priority-rolled': (view, { winner }) => (winner === null ? view : { ...view, priority: winner }),
  'crisis-chosen': (view, _args, end) => ({ ...view, cards: end.cards, mission: end.mission }),
  'threat-chosen': (view, { threat }) => ({
    ...view,
    mission: { ...view.mission, maximumThreat: threat.value },
  }),
  'edge-chosen': (view, _args, end) => ({
    ...view,
    players: view.players.map((one, seat) => ({ ...one, edge: end.players[seat]?.edge ?? one.edge })),
  }),
  // Large terrain makes room for what is laid out.
  'mission-set-up': (view, _args, end) => ({ ...view, tokens: end.tokens, terrain: end.terrain }),
  'squad-revealed': (view, { seat }, end) => revealed(view, seat, end),
  deployed: (view, { who, at }, end) =>
    withCharacter(view, who, ({ gone }) =>
      gone
        ? { at, gone: false, damage: 0, activated: end.characters[who]?.activated ?? false, conditions: [] }
        : { at },
    ),
  'leadership-chosen': (view, { seat }, end) =>
    withPlayer(view, seat, ({ leadership }) => ({ leadership: end.players[seat]?.leadership ?? leadership })),
  'round-began': (view, { round }) => ({
    ...rested(view),
    round,
    characters: view.characters.map((one) => ({ ...one, activated: false })),
  }),
  'phase-began': (view, { phase }) => ({ ...rested(view), phase }),
  'turn-began': (view, { seat }) => ({
    ...rested(view),
    turn: { seat, ready: [0, 0], character: -1, actions: 0, made: [], interacted: [], attacked: [] },
  }),
  'activation-began': (view, { who }) => ({
    ...rested(view),
    turn: view.turn === null ? null : { ...view.turn, character: who, actions: 2, made: [], interacted: [] },
  }),
  'activation-ended': (view, { who }) => ({
    ...withCharacter(rested(view), who, () => ({ activated: true })),
    turn: view.turn === null ? null : { ...view.turn, character: -1, actions: 0 },
  }),
  moved: (view, { who, at }) => withCharacter(view, who, () => ({ at })),
  'picked-up': (view, { who, token }, end) => {
    // What comes from a Source is new.
    const fresh = view.tokens[token] === undefined ? end.tokens[token] : undefined;
    const now = fresh === undefined ? view : { ...view, tokens: [...view.tokens, fresh] };
    return withToken(now, token, { at: null, holder: who });
  },
  'handed-over': (view, { to, token }) => withToken(view, token, { at: null, holder: to }),
  dropped: (view, { token, at }) => withToken(view, token, { at, holder: -1 }),
  'control-taken': (view, { seat, token }) => withToken(view, token, { controller: seat }),
  'character-controlled': (view, { seat, who }) => withCharacter(view, who, () => ({ controller: seat })),
  'token-flipped': (view, { token, exhausted }) => withToken(view, token, { exhausted }),
  'token-placed': (view, { token, at }) => withToken(view, token, { at }),
  'token-turned': (view, { token, toward }) => withToken(view, token, { facing: toward }),
  'token-removed': (view, { token }) => withToken(view, token, { at: null, holder: -1 }),
  'power-gained': (view, { who, power }) => withCharacter(view, who, () => ({ power })),
  'power-spent': (view, { who, power }) => withCharacter(view, who, () => ({ power })),
  'power-lost': (view, { who, power }) => withCharacter(view, who, () => ({ power })),
  'tactic-played': (view, { seat, card }) => withoutTactic(view, seat, card),
  'tactic-added': (view, { seat }, end) =>
    withPlayer({ ...view, cards: end.cards }, seat, ({ tactics }) => ({
      tactics: end.players[seat]?.tactics ?? tactics,
    })),
  'attack-declared': (view, { who, target, attack }) => ({
    ...view,
    rolls: [rollBy(who, target, attack)],
  }),
  retargeted: (view, { target }) => ({ ...view, rolls: view.rolls.map((roll) => ({ ...roll, target })) }),
  damaged: (view, { who, damage }) => withCharacter(view, who, () => ({ damage })),
  healed: (view, { who, damage }) => withCharacter(view, who, () => ({ damage })),
  dazed: (view, { who }) => withCharacter(view, who, () => ({ dazed: true })),
  'knocked-out': (view, { who }) => takenOff(view, who),
  removed: (view, { who }) => takenOff(view, who),
  recovered: (view, { who }, end) =>
    printed(
      withCharacter(view, who, () => ({ damage: 0, conditions: [], dazed: false, side: 'injured' })),
      who,
      end,
    ),
  roused: (view, { who }) => withCharacter(view, who, () => ({ dazed: false })),
  readied: (view, { who }) => withCharacter(view, who, () => ({ activated: false })),
  restored: (view, { who }, end) =>
    printed(
      withCharacter(view, who, () => ({ side: 'healthy', damage: 0, conditions: [] })),
      who,
      end,
    ),
  'condition-gained': (view, { who, condition }) =>
    withCharacter(view, who, ({ conditions }) => ({ conditions: [...conditions, condition] })),
  'condition-lost': (view, { who, condition }) =>
    withCharacter(view, who, ({ conditions }) => ({
      conditions: conditions.filter((one) => one !== condition),
    })),
  'terrain-staged': (view, _args, end) => ({ ...view, mission: end.mission }),
  'terrain-destroyed': (view, { terrain }) => ({
    ...view,
    terrain: view.terrain.filter(({ id }) => id !== terrain),
  }),
  transformed: (view, { who, form }, end) =>
    printed(
      withCharacter(view, who, () => ({ form })),
      who,
      end,
    ),
  scored: (view, { seat, total }) => withPlayer(view, seat, () => ({ points: total })),
  'priority-moved': (view, { seat }) => ({ ...view, priority: seat }),
};

export function after(view: View, { kind, args }: Event, end: View): View {
  const apply = applied[kind as keyof Events] as ((view: View, args: unknown, end: View) => View) | undefined;
  if (apply === undefined) return paced(view, end);
  // What is being told has been decided: nothing is weighed or measured for it any more.
  const now = view.decisions.length === 0 ? view : { ...view, decisions: [], forecasts: [], areas: [] };
  const then = paced(apply(now, args, end), end);
  return SHIFTS.has(kind) ? secured(then, end) : then;
}
