import { parse } from 'yaml';
import {
  type Difference,
  type EditionId,
  editionIds,
  type GameId,
  type LocalText,
  type RuleEntry,
  ruleKinds,
  type Term,
} from '../src/types.ts';

/** Every id of a game starts with its prefix. */
const prefixes: Readonly<Record<GameId, string>> = {
  champions: 'MC',
  'crisis-protocol': 'CP',
  'dice-masters': 'DM',
};

export interface Read<Item> {
  readonly items: readonly Item[];
  /** What is wrong with the file; an empty list means that it may be used. */
  readonly problems: readonly string[];
}

type Raw = Readonly<Record<string, unknown>>;

const knownFields = new Set([
  ...['id', 'topic', 'says', 'source', 'kind', 'test_hint'],
  ...['editions', 'variant_of', 'note', 'gap', 'proposed_ruling'],
]);

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((candidate) => candidate === value);
}

function rawList(yaml: string): readonly unknown[] {
  const value: unknown = parse(yaml);
  return Array.isArray(value) ? value : [];
}

function sourceProblem(source: unknown): string | undefined {
  if (isText(source)) return undefined;
  if (!isRecord(source) || Object.keys(source).length === 0) return 'lacks source';
  const wrong = Object.entries(source).find(([key, text]) => !isOneOf(editionIds, key) || !isText(text));
  return wrong && `has a source that is not a heading for an edition: ${wrong[0]}`;
}

function entryProblems(game: GameId, raw: Raw): string[] {
  const problems: string[] = [];
  for (const field of ['topic', 'says']) if (!isText(raw[field])) problems.push(`lacks ${field}`);
  if (!isText(raw['id']) || !/^[A-Z]{2}(-[A-Z0-9]+)+$/.test(raw['id'])) problems.push('has a malformed id');
  else if (!raw['id'].startsWith(`${prefixes[game]}-`)) problems.push(`has an id without ${prefixes[game]}-`);
  const source = sourceProblem(raw['source']);
  if (source) problems.push(source);
  if (!isOneOf(ruleKinds, raw['kind'])) problems.push(`has an unknown kind: ${String(raw['kind'])}`);
  if (raw['kind'] !== 'ui-only' && !isText(raw['test_hint'])) problems.push('lacks test_hint');
  const { editions } = raw;
  if (game === 'crisis-protocol' || editions !== undefined) {
    if (!Array.isArray(editions) || editions.length === 0) problems.push('lacks editions');
    else if (!editions.every((edition) => isOneOf(editionIds, edition)))
      problems.push('names an unknown edition');
  }
  for (const field of Object.keys(raw))
    if (!knownFields.has(field)) problems.push(`has an unknown field: ${field}`);
  return problems;
}

/** What the entries say in another language, by id. An entry that only says something is that sentence. */
function saidByIds(yaml: string): Map<string, Raw> {
  const all = (parse(yaml) ?? {}) as Raw;
  return new Map(
    Object.entries(all).map(([id, said]) => [id, isText(said) ? { says: said } : isRecord(said) ? said : {}]),
  );
}

/** A field in three languages; what is missing is a problem. */
function inThree(
  field: string,
  said: Readonly<Record<keyof LocalText, Raw>>,
  problems: string[],
): LocalText | undefined {
  const { en, es, de } = { en: said.en[field], es: said.es[field], de: said.de[field] };
  if (!isText(en)) return undefined;
  if (!isText(es)) problems.push(`lacks ${field} in Spanish`);
  if (!isText(de)) problems.push(`lacks ${field} in German`);
  return { en, es: String(es), de: String(de) };
}

function toEntry(said: Readonly<Record<keyof LocalText, Raw>>, problems: string[]): RuleEntry {
  const raw = said.en;
  const gap = inThree('gap', said, problems);
  const proposedRuling = inThree('proposed_ruling', said, problems);
  // The fields were checked by entryProblems; the casts only repeat what it found.
  return {
    id: raw['id'] as string,
    topic: raw['topic'] as string,
    says: inThree('says', said, problems) as LocalText,
    kind: raw['kind'] as RuleEntry['kind'],
    source: raw['source'] as RuleEntry['source'],
    ...(raw['editions'] !== undefined && { editions: raw['editions'] as NonNullable<RuleEntry['editions']> }),
    ...(isText(raw['variant_of']) && { variantOf: raw['variant_of'] }),
    ...(gap && { gap }),
    ...(proposedRuling && { proposedRuling }),
  };
}

function duplicates(ids: readonly string[]): string[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((id) => `${id} appears more than once`);
}

/** Reads a ledger file, with what it says in Spanish and German, and names everything that is wrong with it. */
export function readLedger(
  game: GameId,
  yaml: string,
  others: Readonly<Record<'es' | 'de', string>>,
): Read<RuleEntry> {
  const items: RuleEntry[] = [];
  const problems: string[] = [];
  const [spanish, german] = [saidByIds(others.es), saidByIds(others.de)];
  for (const [index, raw] of rawList(yaml).entries()) {
    const en = isRecord(raw) ? raw : {};
    const name = isText(en['id']) ? en['id'] : `entry ${index + 1}`;
    const found = entryProblems(game, en);
    if (found.length === 0)
      items.push(toEntry({ en, es: spanish.get(name) ?? {}, de: german.get(name) ?? {} }, found));
    problems.push(...found.map((problem) => `${name} ${problem}`));
  }
  const ids = items.map((entry) => entry.id);
  problems.push(...duplicates(ids));
  for (const entry of items) {
    if (entry.variantOf !== undefined && !ids.includes(entry.variantOf))
      problems.push(`${entry.id} is a variant of ${entry.variantOf}, which does not exist`);
  }
  for (const id of new Set([...spanish.keys(), ...german.keys()]))
    if (!ids.includes(id)) problems.push(`${id} is said in another language, but is no entry`);
  if (items.length === 0) problems.push('the file holds no entry');
  return { items, problems };
}

/** Which entries explain the terms of a game: what the glossary says of it. */
export function readGlossary(yaml: string, game: GameId): ReadonlyMap<string, string> {
  const all: unknown = parse(yaml);
  const own = isRecord(all) ? all[game] : undefined;
  return new Map(Object.entries(isRecord(own) ? own : {}).map(([term, rule]) => [term, String(rule)]));
}

const explanation = (rule: string | undefined): Pick<Term, 'rule'> => (rule === undefined ? {} : { rule });

/** Reads a list of terms and names everything that is wrong with it; `ids` are the rules that may explain one. */
export function readTerms(
  yaml: string,
  explained: ReadonlyMap<string, string> = new Map(),
  ids: readonly string[] = [],
): Read<Term> {
  const items: Term[] = [];
  const problems: string[] = [];
  const word = (text: string) => (text === '(absent)' ? null : text);
  rawList(yaml).forEach((raw, index) => {
    const { id, en, es, de } = isRecord(raw) ? raw : {};
    if (isText(id) && isText(en) && isText(es) && isText(de))
      items.push({ id, en: word(en), es: word(es), de: word(de), ...explanation(explained.get(id)) });
    else problems.push(`term ${isText(id) ? id : index + 1} lacks one of id, en, es, de`);
  });
  problems.push(...duplicates(items.map((term) => term.id)));
  for (const [term, rule] of explained) {
    if (!items.some(({ id }) => id === term))
      problems.push(`the glossary explains ${term}, which is no term`);
    if (!ids.includes(rule)) problems.push(`the glossary explains ${term} by ${rule}, which does not exist`);
  }
  if (items.length === 0) problems.push('the file holds no term');
  return { items, problems };
}

/** The question and the three answers of a difference, in one language. */
type Said = Readonly<Record<'question' | EditionId, string>>;

function saidIn(yaml: string, problems: string[], file: string): ReadonlyMap<string, Said & { raw: Raw }> {
  const all = rawList(yaml).map((raw, index) => {
    const record = isRecord(raw) ? raw : {};
    const { id, question, en, de, es13 } = record;
    const name = isText(id) ? id : `difference ${index + 1}`;
    if (!isText(id) || !isText(question) || !isText(en) || !isText(de) || !isText(es13)) {
      problems.push(`${name}${file} lacks one of id, question, en, de, es13`);
      return null;
    }
    return [id, { question, en, de, es13, raw: record }] as const;
  });
  const said = all.filter((one) => one !== null);
  problems.push(...duplicates(said.map(([id]) => `${id}${file}`)));
  return new Map(said);
}

/** Reads where the editions differ and names everything that is wrong with it; `ids` are the rules there are. */
export function readDifferences(
  files: Readonly<Record<'en' | 'es' | 'de', string>>,
  ids: readonly string[],
): Read<Difference> {
  const problems: string[] = [];
  const english = saidIn(files.en, problems, '');
  const spanish = saidIn(files.es, problems, ' in Spanish');
  const german = saidIn(files.de, problems, ' in German');
  const items: Difference[] = [];
  for (const [id, en] of english) {
    const es = spanish.get(id);
    const de = german.get(id);
    if (es === undefined || de === undefined) {
      problems.push(`${id} is not in every language`);
      continue;
    }
    const rules = en.raw['ledger_ids'];
    const cited = Array.isArray(rules) ? rules.map(String) : [];
    for (const rule of cited)
      if (!ids.includes(rule)) problems.push(`${id} cites ${rule}, which does not exist`);
    if (cited.length === 0) problems.push(`${id} cites no rule`);
    const text = (what: keyof Said) => ({ en: en[what], es: es[what], de: de[what] });
    const answers = { en: text('en'), de: text('de'), es13: text('es13') };
    items.push({ id, question: text('question'), answers, rules: cited });
  }
  for (const id of new Set([...spanish.keys(), ...german.keys()]))
    if (!english.has(id)) problems.push(`${id} is not in English`);
  if (items.length === 0) problems.push('the file holds no difference');
  return { items, problems };
}
