import type { Json, Words } from '@assemble/kernel';
import { stringify } from 'yaml';

/** A die in the field, as the worked examples of the ledger write it. */
interface CaseDie {
  readonly die: string;
  readonly damage: number;
  readonly blocks?: string;
  readonly blocked_by?: readonly string[];
  readonly bonus?: string;
}

type CaseSide = Words & { readonly field: readonly CaseDie[]; readonly attack: readonly CaseDie[] };

interface CaseStep {
  readonly step: number;
  readonly turn: string;
  readonly phase: string;
  readonly actor: string;
  readonly do: string;
  readonly input?: Words;
  readonly fires: readonly string[];
  readonly expect: { readonly [player: string]: CaseSide | Words };
  readonly rules: readonly string[];
}

export interface WorkedCase {
  readonly id: string;
  readonly title: string;
  readonly initial: { readonly [player: string]: CaseSide };
  readonly steps: readonly CaseStep[];
}

/** One decision of the scenario. */
interface Played {
  readonly who: string;
  readonly does: Words;
  readonly refused?: readonly string[];
  readonly then?: Words;
}

/** How a worked example is played: what its steps leave open. */
export interface Plan {
  readonly name: string;
  readonly given: Words;
  /** The steps of the example at which nobody is asked: they happen on the way to the next question. */
  readonly silent: readonly number[];
  /** The decisions of a step, where its input does not say them. The last one leads to the step's state. */
  readonly decisions: { readonly [step: number]: readonly Played[] };
  /** When the state of a step is there, if the game does not stop at it: an event of the log. */
  readonly moments: { readonly [step: number]: Json };
  /** Events that prove a step whose state is there at no moment of the log. */
  readonly logged: { readonly [step: number]: readonly Json[] };
  /** Abilities and effects carried out from the decision of a step to the next question. */
  readonly fires: { readonly [step: number]: readonly string[] };
  /** More that is true at the end of a step. */
  readonly also: { readonly [step: number]: Words };
}

const nameOf = (die: string): string => die.replace(/@.*$/, '');
const flow = (value: unknown): string => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

/** The whole state of both players after a step, in the words of `then`. */
function stateOf({ expect, phase }: CaseStep): { [word: string]: unknown } {
  const state: { [word: string]: unknown } = {};
  const blocks: [string, string][] = [];
  const blocked: string[] = [];
  for (const [player, side] of Object.entries(expect)) {
    if (player === 'shared') {
      if (Object.keys(side).length > 0) state[player] = side;
      continue;
    }
    const { field, attack, ...rest } = side as CaseSide;
    const short = (dice: readonly CaseDie[]) =>
      dice.map(({ die, damage }) => (damage === 0 ? die : { die, damage }));
    const bonuses = [...field, ...attack].flatMap(({ die, bonus }) =>
      bonus === undefined ? [] : [[nameOf(die), bonus]],
    );
    state[player] = {
      ...rest,
      field: short(field),
      attack: short(attack),
      bonuses: Object.fromEntries(bonuses),
    };
    for (const one of attack) {
      if (one.blocks !== undefined) blocks.push([nameOf(one.die), nameOf(one.blocks)]);
      if (one.blocked_by !== undefined) blocked.push(nameOf(one.die));
    }
  }
  if (!phase.startsWith('attack')) return state;
  const stands = (name: string) =>
    Object.values(expect).some((side) => (side as CaseSide).attack?.some(({ die }) => nameOf(die) === name));
  return { ...state, blocks: Object.fromEntries(blocks.filter(([name]) => stands(name))), blocked };
}

const listed = (pile: Json | undefined): string[] =>
  Object.entries((pile ?? {}) as { [die: string]: number }).flatMap(([die, count]) =>
    Array.from({ length: count }, () => die),
  );

/** The decisions that an input means. */
function decisionsIn(step: CaseStep, drawn: readonly string[]): Played[] {
  const input = step.input ?? {};
  const who = step.actor;
  if (input['roll'] !== undefined) {
    const { chosen, result } = input['reroll'] as { chosen: string; result?: string[] };
    const roll = [...(input['roll'] as string[]), ...(result ?? [])];
    return [{ who, does: { draw: [...drawn], roll, reroll: chosen === 'none' ? 'none' : 'all' } }];
  }
  if (input['field'] !== undefined) {
    const [first, ...more] = input['field'] as string[];
    const pay = input['pay'] as string[];
    return [
      { who, does: { field: first ?? '', ...(pay.length > 0 ? { pay } : {}) } },
      ...more.map((field) => ({ who, does: { field } })),
    ];
  }
  const { buy, pay, attack, block, use_action: use } = input;
  if (buy !== undefined) return [{ who, does: { buy, pay: pay ?? [] } }];
  if (attack !== undefined) return [{ who, does: { attack } }];
  if (block !== undefined) return [{ who, does: { block } }];
  if (use !== undefined) return [{ who, does: { use } }];
  throw new Error(`step ${step.step} says no decision`);
}

/** The moment the state of a step is there: when the next one's phase begins, unless the plan says otherwise. */
function momentOf(plan: Plan, step: CaseStep, next: CaseStep | undefined): Json {
  const special = plan.moments[step.step];
  if (special !== undefined) return special;
  if (next === undefined || next.phase === step.phase)
    throw new Error(`when is the state of step ${step.step} there?`);
  return { 'phase-began': { phase: next.phase.replace(/:.*$/, '') } };
}

/** A worked example of the ledger as a scenario file. */
export function scenarioFile(worked: WorkedCase, plan: Plan): string {
  const rules = [...new Set(worked.steps.flatMap((step) => step.rules))];
  const lines = [
    `# ${worked.id}: ${worked.title}. Every state of both players is checked.`,
    '# Written by scripts/scenarios.ts from rules/dice-masters-cases.yaml. Do not edit.',
    '# yaml-language-server: $schema=../../scenario/schema/scenario.schema.json',
    'game: dice-masters',
    `name: ${flow(`${worked.id}: ${plan.name}`)}`,
    `rules:\n${wrapped(rules)}`,
    'given:',
    ...Object.entries(plan.given).map(([word, value]) => `  ${word}: ${flow(value)}`),
    ...Object.entries(worked.initial)
      .filter(([player]) => player !== 'shared')
      .map(([player, side]) => `  ${player}: ${flow(initialSide(side))}`),
    'when:',
    ...stepLines(worked, plan),
  ];
  return `${lines.join('\n')}\n`;
}

function wrapped(ids: readonly string[]): string {
  const rows: string[] = [];
  for (let i = 0; i < ids.length; i += 4) rows.push(`    ${ids.slice(i, i + 4).join(', ')},`);
  return `  [\n${rows.join('\n')}\n  ]`;
}

/** A side at the start: nobody attacks yet, nobody is damaged. */
function initialSide({ attack: _nobody, field, ...rest }: CaseSide): unknown {
  return { ...rest, field: field.map((one) => one.die) };
}

function stepLines({ steps }: WorkedCase, plan: Plan): string[] {
  const lines: string[] = [];
  let drawn: string[] = [];
  for (let i = 0; i < steps.length; ) {
    const step = steps[i] as CaseStep;
    // This step, and those that happen by themselves until the next question.
    let last = i;
    while (plan.silent.includes((steps[last + 1] as CaseStep | undefined)?.step ?? 0)) last++;
    const group = steps.slice(i, last + 1);
    const start = plan.silent.includes(step.step);
    const decisions = start
      ? [{ who: step.actor, does: {} }]
      : (plan.decisions[step.step] ?? decisionsIn(step, drawn));
    if (!start) drawn = [];
    for (const one of group) drawn.push(...listed(one.input?.['draw']));
    for (const one of group) lines.push(`  # ${one.step}. ${one.turn}, ${one.phase}: ${one.do}`);
    decisions.forEach(({ who, does, refused, then }, n) => {
      lines.push(`  - ${who}: ${flow(does)}`);
      if (refused !== undefined) lines.push(`    refused: ${flow(refused)}`);
      if (n < decisions.length - 1 && then !== undefined) lines.push(`    then: ${flow(then)}`);
      if (n === decisions.length - 1) lines.push(...thenLines(plan, group, steps[last + 1], start));
    });
    i = last + 1;
  }
  return lines;
}

function thenLines(
  plan: Plan,
  group: readonly CaseStep[],
  next: CaseStep | undefined,
  start: boolean,
): string[] {
  const lines = ['    then:'];
  const final = group.at(-1) as CaseStep;
  const shown = plan.moments[final.step] === undefined;
  if (shown)
    for (const [word, value] of Object.entries(stateOf(final))) lines.push(`      ${word}: ${flow(value)}`);
  const fires = group.map((one) => plan.fires[one.step]).find((one) => one !== undefined) ?? [];
  if (!start) lines.push(`      fires: ${flow(fires)}`);
  for (const one of group) {
    for (const [word, value] of Object.entries(plan.also[one.step] ?? {}))
      lines.push(`      ${word}: ${flow(value)}`);
  }
  const events = group.flatMap((one) => plan.logged[one.step] ?? []);
  if (events.length > 0) lines.push(`      happened: ${flow(events)}`);
  const passing = group.filter((one) => (one !== final || !shown) && plan.logged[one.step] === undefined);
  if (passing.length > 0) lines.push('      meanwhile:');
  for (const one of passing) {
    const after = group[group.indexOf(one) + 1] ?? next;
    lines.push(`        # ${one.step}.`, `        - at: ${flow(momentOf(plan, one, after))}`);
    for (const [word, value] of Object.entries(stateOf(one))) lines.push(`          ${word}: ${flow(value)}`);
  }
  return lines;
}
