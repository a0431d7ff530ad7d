import {
  either,
  exactly,
  type Form,
  type Json,
  Judge,
  list,
  misfits,
  number,
  optional,
  record,
  text,
  type Verdict,
  whole,
  yesOrNo,
} from '@assemble/kernel';
import type { Content } from '../content.ts';
import { DEFAULT_EDITION, EDITIONS, type Edition, type EditionId } from '../editions/index.ts';
import { type MapProblem, mapProblems } from '../geometry/maps/check.ts';
import type { Feature } from '../geometry/terrain.ts';
import type { Rule } from '../rules/run.ts';
import { squadVerdict } from '../rules/squad-building.ts';
import { type Agreed, type Roster, readSetup, type Setup } from '../setup.ts';
import type { CrisisType } from '../table.ts';
import { refuseUnknown, rosterVerdict } from './roster.ts';

const CARDS: Form = list(text(100), 0, 40);
/** Somewhere on the battlefield or near it: what sticks out is for the rules to judge. */
const PLACE: Form = record({ x: number(-100, 200), y: number(-100, 200) });
const OUTLINE: Form = list(PLACE, 3, 60);

/** The form of a set-up; what may stand in it is for the rules to say. */
const SETUP_FORM: Form = record({
  edition: optional(text(40)),
  terrain: list(
    record({
      id: either(text(60), whole(-1e6, 1e6)),
      kind: text(60),
      size: number(-1000, 1000),
      interactive: yesOrNo,
      outline: OUTLINE,
      standing: either(exactly(null, 'outline'), OUTLINE),
    }),
    0,
    60,
  ),
  rosters: list(
    record({
      characters: list(record({ id: text(100), gems: optional(CARDS) }), 0, 40),
      tactics: CARDS,
      crises: CARDS,
    }),
    0,
    10,
  ),
  oneShots: optional(CARDS),
  agreed: optional(
    either(
      exactly(null),
      record({
        secure: text(100),
        extraction: text(100),
        squads: list(
          record({
            characters: CARDS,
            affiliation: either(exactly(null), text(60)),
            tactics: CARDS,
          }),
          2,
          2,
        ),
      }),
    ),
  ),
});

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
  for (const { place, unknown } of misfits(SETUP_FORM, setup))
    judge.refuse('CP-FIELD-10', unknown ? 'refused.setup.unknown' : 'refused.setup.form', { place });
  if (judge.refused) return judge.verdict();
  const { edition, terrain, rosters, oneShots, agreed } = readSetup(setup);
  const isKnown = Object.hasOwn(EDITIONS, edition);
  judge.must(isKnown, 'CP-FIELD-10', 'refused.setup.edition', { edition });
  const switches = EDITIONS[isKnown ? edition : DEFAULT_EDITION];
  judgeTerrain(judge, terrain, switches.terrainBinding);
  judge.must((rosters as readonly Roster[]).length === 2, 'CP-ROSTER-1', 'refused.setup.rosters');
  rosters.forEach((roster, seat) => {
    judge.also(rosterVerdict(content, switches, roster, { seat }));
  });
  judgeOneShots(judge, content, oneShots, switches.oneShots);
  // Squads are judged by their rosters: those come first.
  if (agreed !== null && !judge.refused) judgeAgreed(judge, content, switches, rosters, agreed);
  return judge.verdict();
}

/** What was settled beforehand is what could have been drawn and built: crises of their types, legal squads. */
function judgeAgreed(
  judge: Judge<Rule>,
  content: Content,
  edition: Edition,
  rosters: Setup['rosters'],
  { secure, extraction, squads }: Agreed,
): void {
  const threats = (
    [
      [secure, 'secure'],
      [extraction, 'extraction'],
    ] as const
  ).map(([id, type]) => {
    const card = content.find(id);
    if (card?.card === 'crisis' && card.type === type) return card.maximumThreat;
    refuseUnknown(judge, content, 'CP-CRISIS-1', id);
    return 0;
  });
  squads.forEach((squad, seat) => {
    const roster = rosters[seat as 0 | 1];
    judge.also(squadVerdict(content, edition, roster, Math.max(...threats), squad, seat));
  });
}

/** CP-FIELD-2 to CP-FIELD-11: what is wrong with the battlefield; number and spacing only where the edition insists. */
function judgeTerrain(judge: Judge<Rule>, terrain: readonly Feature[], binding: boolean): void {
  for (const { kind, ...args } of mapProblems(terrain)) {
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
  'bad-standing': 'CP-FIELD-5',
  'same-id': 'CP-FIELD-5',
};
/** What no edition could play with. */
const ALWAYS: ReadonlySet<MapProblem['kind']> = new Set([
  'bad-size',
  'bad-outline',
  'bad-standing',
  'same-id',
]);

/** CP-ONESHOT-1 */
function judgeOneShots(
  judge: Judge<Rule>,
  content: Content,
  oneShots: readonly string[],
  allowed: boolean,
): void {
  // Where the book has none, the mission follows the priority roll with nothing in between.
  const rule: Rule = allowed ? 'CP-ONESHOT-1' : 'CP-MISSION-1';
  if (oneShots.length > 0) judge.must(allowed, rule, 'refused.one-shots.edition');
  for (const id of oneShots)
    if (content.find(id)?.card !== 'one-shot') refuseUnknown(judge, content, rule, id);
}
