/** A rule that newcomers often miss, and where they meet it: a step of a lesson, or what the coach tells. */
export interface Missed {
  readonly rule: string;
  readonly game: string;
  readonly lesson?: string;
  readonly step?: string;
  readonly cue?: string;
}

const met = (
  game: string,
  lessons: { readonly [lesson: string]: { readonly [rule: string]: string } },
): Missed[] =>
  Object.entries(lessons).flatMap(([lesson, rules]) =>
    Object.entries(rules).map(([rule, at]) =>
      lesson === 'coach' ? { rule, game, cue: at } : { rule, game, lesson, step: at },
    ),
  );

/** The forty rules that are missed most, chosen from what goes wrong at first matches and in the rulebooks' own notes. */
export const MISSED: readonly Missed[] = [
  ...met('dice-masters', {
    roll: { 'DM-ROLL-AND-REROLL-2': 'reroll', 'DM-CLEAR-AND-DRAW-3': 'end', 'DM-CLEAR-AND-DRAW-1': 'cycle' },
    buy: { 'DM-PURCHASING-5': 'cost', 'DM-CLEAR-AND-DRAW-5': 'used', 'DM-FIELDING-4': 'stay' },
    attack: { 'DM-DAMAGE-7': 'result', 'DM-KNOCK-OUT-2': 'back', 'DM-DAMAGE-1': 'held' },
    actions: { 'DM-BURSTS-1': 'burst' },
    coach: { 'DM-ACTION-DICE-4': 'use', 'DM-ATTACK-4': 'attackers', 'DM-BLOCKING-4': 'blockers' },
  }),
  ...met('champions', {
    round: { 'MC-ATTACK-4': 'kick', 'MC-ENEMY-ATTACK-8': 'defend', 'MC-ENEMY-ATTACK-3': 'tired' },
    pay: { 'MC-COST-2': 'exact', 'MC-KEYWORD-15': 'both' },
    form: { 'MC-TURN-4': 'flip', 'MC-IDENTITY-4': 'back', 'MC-ACTIVATION-3': 'end' },
    company: {
      'MC-SIDE-3': 'crisis',
      'MC-KEYWORD-5': 'guard',
      'MC-STATUS-10': 'tough',
      'MC-DAMAGE-3': 'hurt',
      'MC-STATUS-6': 'stun',
    },
    coach: { 'MC-SETUP-15': 'mulligan', 'MC-BOOST-1': 'boosted', 'MC-KEYWORD-7': 'surge' },
  }),
  ...met('crisis-protocol', {
    move: { 'CP-MEASURE-2': 'field', 'CP-CLIMB-3': 'climb' },
    attack: {
      'CP-DICE-7': 'reroll',
      'CP-ATTACK-8': 'strike',
      'CP-DAMAGE-3': 'power',
      'CP-CLEANUP-7': 'dazed',
    },
    objectives: { 'CP-INTERACT-7': 'take', 'CP-HOLD-3': 'end', 'CP-SECURE-2': 'points' },
    powers: { 'CP-SUPER-7': 'power', 'CP-DODGE-1': 'aim', 'CP-POWER-2': 'held' },
    coach: {
      'CP-COVER-4': 'target',
      'CP-SECURE-3': 'scored',
    },
  }),
];
