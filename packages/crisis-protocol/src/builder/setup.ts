import { type Json, Judge, type Verdict } from '@assemble/kernel';
import type { Content } from '../content.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionId } from '../editions/index.ts';
import { type MapProblem, mapProblems } from '../geometry/maps/check.ts';
import type { Feature } from '../geometry/terrain.ts';
import type { Rule } from '../rules/run.ts';
import type { CrisisType } from '../table.ts';
import { type Roster, refuseUnknown, rosterVerdict } from './roster.ts';

/** What a match starts from: the rulebook, the battlefield, both rosters, the One-Shots both players agreed on. */
export interface Setup {
  readonly edition: EditionId;
  readonly terrain: readonly Feature[];
  readonly rosters: readonly [Roster, Roster];
  readonly oneShots: readonly string[];
}

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isNames = (value: Json | undefined): boolean =>
  isList(value) && value.every((one) => typeof one === 'string');

/** A set-up that was found to have the right form. */
export function readSetup(setup: Json): Setup {
  const given = setup as { readonly [key: string]: Json };
  return {
    edition: (given['edition'] ?? DEFAULT_EDITION) as EditionId,
    terrain: given['terrain'] as unknown as readonly Feature[],
    rosters: given['rosters'] as unknown as readonly [Roster, Roster],
    oneShots: (given['oneShots'] ?? []) as readonly string[],
  };
}

/** The same match under another rulebook: as many crises as it wants, and no cards that it does not know. */
export function underEdition(content: Content, setup: Setup, edition: EditionId): Setup {
  const { crisesOfEachType, oneShots } = EDITIONS[edition];
  const crises = (own: readonly string[], type: CrisisType): string[] => {
    const all = content.cards.flatMap((card) =>
      card.card === 'crisis' && card.type === type ? [card.id] : [],
    );
    const kept = own.filter((id) => all.includes(id));
    return [...kept, ...all.filter((id) => !kept.includes(id))].slice(0, crisesOfEachType);
  };
  const adapted = (roster: Roster): Roster => ({
    ...roster,
    crises: [...crises(roster.crises, 'secure'), ...crises(roster.crises, 'extraction')],
  });
  const [one, two] = setup.rosters;
  return {
    ...setup,
    edition,
    rosters: [adapted(one), adapted(two)],
    oneShots: oneShots ? setup.oneShots : [],
  };
}

/** Everything that is wrong with a set-up. */
export function setupVerdict(content: Content, setup: Json): Verdict<Rule> {
  const judge = new Judge<Rule>();
  if (!isRecord(setup)) return judge.refuse('CP-FIELD-10', 'refused.setup.form').verdict();
  const edition = setup['edition'] ?? DEFAULT_EDITION;
  const known = typeof edition === 'string' && edition in EDITIONS;
  judge.must(known, 'CP-FIELD-10', 'refused.setup.edition', { edition });
  const switches = EDITIONS[known ? (edition as EditionId) : DEFAULT_EDITION];
  judgeTerrain(judge, setup['terrain'], switches.terrainBinding);
  const rosters = setup['rosters'];
  if (!isList(rosters) || rosters.length !== 2) judge.refuse('CP-ROSTER-1', 'refused.setup.rosters');
  else
    rosters.forEach((roster, seat) => {
      if (isRoster(roster))
        judge.also(rosterVerdict(content, switches, roster as unknown as Roster, { seat }));
      else judge.refuse('CP-ROSTER-1', 'refused.setup.roster', { seat });
    });
  judgeOneShots(judge, content, setup['oneShots'], switches.oneShots);
  return judge.verdict();
}

function isRoster(roster: Json): boolean {
  if (!isRecord(roster)) return false;
  const { characters, tactics, crises } = roster;
  return (
    isList(characters) &&
    characters.every((one) => isRecord(one) && typeof one['id'] === 'string') &&
    isNames(tactics) &&
    isNames(crises)
  );
}

/** CP-FIELD-2 to CP-FIELD-11: what is wrong with the battlefield; number and spacing only where the edition insists. */
function judgeTerrain(judge: Judge<Rule>, terrain: Json | undefined, binding: boolean): void {
  if (!isList(terrain) || !terrain.every(isFeature)) {
    judge.refuse('CP-FIELD-5', 'refused.setup.terrain');
    return;
  }
  for (const { kind, ...args } of mapProblems(terrain as unknown as readonly Feature[])) {
    const rule = TERRAIN_RULES[kind];
    if (rule !== undefined && (binding || ALWAYS.has(kind)))
      judge.refuse(rule, `refused.terrain.${kind}`, args);
  }
}

const TERRAIN_RULES: { readonly [kind in MapProblem['kind']]?: Rule } = {
  'too-few-features': 'CP-FIELD-3',
  'near-edge': 'CP-FIELD-7',
  'too-close': 'CP-FIELD-9',
  'bad-size': 'CP-TERRAIN-6',
  'bad-outline': 'CP-FIELD-5',
  'same-id': 'CP-FIELD-5',
};
/** What no edition could play with. */
const ALWAYS: ReadonlySet<MapProblem['kind']> = new Set(['bad-size', 'bad-outline', 'same-id']);

const isPlace = (value: Json): boolean =>
  isRecord(value) && typeof value['x'] === 'number' && typeof value['y'] === 'number';
const isOutline = (value: Json | undefined): boolean =>
  isList(value) && value.length >= 3 && value.every(isPlace);

function isFeature(value: Json): boolean {
  if (!isRecord(value)) return false;
  const { id, kind, size, interactive, outline, standing } = value;
  return (
    (typeof id === 'string' || typeof id === 'number') &&
    typeof kind === 'string' &&
    typeof size === 'number' &&
    typeof interactive === 'boolean' &&
    isOutline(outline) &&
    (standing === null || standing === 'outline' || isOutline(standing))
  );
}

/** CP-ONESHOT-1 */
function judgeOneShots(
  judge: Judge<Rule>,
  content: Content,
  given: Json | undefined,
  allowed: boolean,
): void {
  const oneShots = given ?? [];
  if (!isList(oneShots)) {
    judge.refuse('CP-ONESHOT-1', 'refused.setup.one-shots');
    return;
  }
  if (oneShots.length > 0) judge.must(allowed, 'CP-ONESHOT-1', 'refused.one-shots.edition');
  for (const id of oneShots)
    if (typeof id !== 'string' || content.find(id)?.card !== 'one-shot')
      refuseUnknown(judge, content, 'CP-ONESHOT-1', String(id));
}
