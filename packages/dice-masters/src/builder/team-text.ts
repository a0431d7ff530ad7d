import { folded } from '@assemble/kernel';
import { type Locale, locales } from '@assemble/language';
import type { Card, Content } from '../content.ts';
import { TITLES } from '../names.ts';
import { BASIC_ACTION_DICE, type TeamFormat } from '../rules/formats.ts';
import { nameOf, nearestCards, type Team, type TeamCard } from '../rules/teams.ts';

/** A team with the name its player gave it and the format it is meant for. */
export interface NamedTeam {
  readonly name: string;
  readonly format: TeamFormat['id'];
  readonly team: Team;
}

/**
 * Something about a part of what was read that its reader should know. Parts that are `unreadable`, of another set or
 * name no card, or several, are not in the team; `repeated` cards are there once with all their dice, and basic actions with other
 * than three dice are there with three (DM-CARDS-8).
 */
export interface TeamNote {
  readonly part: string;
  readonly why: 'unreadable' | 'other-set' | 'no-card' | 'ambiguous' | 'repeated' | 'basic-action-dice';
  /** Ids of cards that may have been meant. */
  readonly nearest: readonly string[];
}

export interface ReadTeams {
  readonly teams: readonly NamedTeam[];
  readonly notes: readonly TeamNote[];
}

const setOf = (card: Card): string => card.id.split('/')[0] ?? '';
const codeOf = (card: Card): string => `${card.number}${setOf(card)}`;

/** The cards by everything a text may call them. */
class Register {
  readonly #byWord = new Map<string, Card>();
  readonly #byTitle = new Map<string, Card[]>();
  readonly #sets = new Set<string>();
  readonly #content: Content;

  constructor(content: Content) {
    this.#content = content;
    for (const card of content.cards) {
      this.#sets.add(setOf(card));
      this.#byWord.set(card.id, card);
      this.#byWord.set(codeOf(card), card);
      for (const locale of locales) {
        this.#byWord.set(folded(nameOf(card, locale)), card);
        const title = folded(TITLES[card.title].text[locale]);
        const versions = this.#byTitle.get(title) ?? [];
        if (!versions.includes(card)) this.#byTitle.set(title, [...versions, card]);
      }
    }
  }

  find(word: string): Card | undefined {
    const named = this.#byWord.get(word.toLowerCase()) ?? this.#byWord.get(folded(word));
    // A title is enough where there is no other version.
    const versions = this.#byTitle.get(folded(word)) ?? [];
    return named ?? (versions.length === 1 ? versions[0] : undefined);
  }

  /** Why a word names no card. */
  explain(part: string, word: string): TeamNote {
    const set = /^\d+([a-z]\w*)$/i.exec(word)?.[1]?.toLowerCase();
    if (set !== undefined) {
      return { part, why: this.#sets.has(set) ? 'no-card' : 'other-set', nearest: [] };
    }
    const versions = this.#byTitle.get(folded(word)) ?? [];
    if (versions.length > 1) return { part, why: 'ambiguous', nearest: versions.map(({ id }) => id) };
    return { part, why: 'no-card', nearest: nearestCards(this.#content, word) };
  }
}

const registers = new WeakMap<Content, Register>();

/** The register of the cards, put together once. */
function registerOf(content: Content): Register {
  const known = registers.get(content) ?? new Register(content);
  registers.set(content, known);
  return known;
}

interface Entry {
  readonly part: string;
  readonly word: string;
  readonly dice: number;
}

/** Sorts what was read into a team, and notes what does not go in as it stands. */
function gather(
  register: Register,
  entries: readonly Entry[],
  notes: TeamNote[],
): { readonly team: Team; readonly found: number } {
  const cards: { card: string; dice: number }[] = [];
  const basicActions: string[] = [];
  for (const { part, word, dice } of entries) {
    const card = register.find(word);
    if (card === undefined) {
      notes.push(register.explain(part, word));
      continue;
    }
    if (card.kind === 'basic-action') {
      if (dice !== BASIC_ACTION_DICE) notes.push({ part, why: 'basic-action-dice', nearest: [] });
      if (basicActions.includes(card.id)) notes.push({ part, why: 'repeated', nearest: [] });
      else basicActions.push(card.id);
      continue;
    }
    const same = cards.find((one) => one.card === card.id);
    if (same === undefined) cards.push({ card: card.id, dice });
    else {
      same.dice += dice;
      notes.push({ part, why: 'repeated', nearest: [] });
    }
  }
  return { team: { cards, basicActions }, found: cards.length + basicActions.length };
}

/** The team in the grammar of the community: "4x86avx;…", its own cards first, basic actions last. */
export function teamCode(content: Content, team: Team): string {
  const part = ({ card: id, dice }: TeamCard): string => {
    const card = content.find(id);
    return `${dice}x${card === undefined ? id : codeOf(card)}`;
  };
  return [...team.cards, ...basicActionsOf(team)].map(part).join(';');
}

/** The address under which the community's team builder shows the team. */
export const teamAddress = (content: Content, { name, team }: NamedTeam): string =>
  `http://tb.dicecoalition.com/?view&cards=${teamCode(content, team)}&name=${encodeURIComponent(name)}`;

/** The team as a list of names to read, one line for each card. */
export function teamList(content: Content, { name, team }: NamedTeam, locale: Locale): string {
  const line = ({ card: id, dice }: TeamCard): string => {
    const card = content.find(id);
    return `${dice} x ${card === undefined ? id : nameOf(card, locale)}`;
  };
  return [`# ${name}`, ...[...team.cards, ...basicActionsOf(team)].map(line)].join('\n');
}

const basicActionsOf = (team: Team): readonly TeamCard[] =>
  team.basicActions.map((card) => ({ card, dice: BASIC_ACTION_DICE }));

const asFormat = (text: unknown): TeamFormat['id'] => (text === 'basic' ? 'basic' : 'tournament');

/** Reads a team from a link, a code, a list of names or the file of `teamFile`, whichever it is. */
export function readTeams(content: Content, text: string): ReadTeams {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readFile(content, trimmed);
  const query = /\?(.*\b(?:cards|t)=.*)$/s.exec(trimmed)?.[1];
  return query === undefined ? readList(content, trimmed) : readLink(content, query);
}

function readParts(content: Content, parts: readonly string[], notes: TeamNote[]) {
  const entries = parts.flatMap((part): Entry[] => {
    const [, before, after] = /^(\d{1,2})(?:\s*[x×*]\s*|\s+)(\S.*)$/i.exec(part) ?? [];
    if (before !== undefined && after !== undefined) return [{ part, word: after, dice: Number(before) }];
    const [, word, dice] = /^(.*\S)(?:\s+[x×*]\s*|\s*\()(\d{1,2})\)?$/i.exec(part) ?? [];
    if (dice !== undefined && word !== undefined) return [{ part, word, dice: Number(dice) }];
    notes.push({ part, why: 'unreadable', nearest: [] });
    return [];
  });
  return gather(registerOf(content), entries, notes);
}

const trimmedParts = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

function readList(content: Content, text: string): ReadTeams {
  const notes: TeamNote[] = [];
  const lines = trimmedParts(text, '\n');
  const names = lines.filter((line) => line.startsWith('#'));
  for (const part of names.slice(1)) notes.push({ part, why: 'unreadable', nearest: [] });
  const parts = lines.filter((line) => !line.startsWith('#')).flatMap((line) => trimmedParts(line, ';'));
  const { team, found } = readParts(content, parts, notes);
  const name = (names[0] ?? '').replace(/^#\s*/, '');
  return { teams: found === 0 ? [] : [{ name, format: 'tournament', team }], notes };
}

/** The part of a link after its question mark: ours, or that of the community's team builder. */
function readLink(content: Content, query: string): ReadTeams {
  const notes: TeamNote[] = [];
  const given = new Map<string, string>();
  for (const field of query.split('&')) {
    const [key = '', value = ''] = field.split(/=(.*)/s).map(decoded);
    if (['cards', 't', 'name', 'format'].includes(key) && !given.has(key)) given.set(key, value);
    else if (value !== '') notes.push({ part: `${key}=${value}`, why: 'unreadable', nearest: [] });
  }
  const parts = trimmedParts(given.get('cards') ?? given.get('t') ?? '', ';');
  const { team, found } = readParts(content, parts, notes);
  const named = { name: given.get('name') ?? '', format: asFormat(given.get('format')), team };
  return { teams: found === 0 ? [] : [named], notes };
}

function decoded(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A stray percent sign: the text as it stands says more than none.
    return spaced;
  }
}

/** Our own file of teams, language-neutral. */
export function teamFile(teams: readonly NamedTeam[]): string {
  return `${JSON.stringify({ format: 'assemble-teams', version: 1, game: 'dice-masters', teams }, null, 2)}\n`;
}

type Fields = { readonly [key: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFile(content: Content, text: string): ReadTeams {
  const file = parsed(text);
  const unreadable = (part: unknown): TeamNote => ({ part: short(part), why: 'unreadable', nearest: [] });
  if (!isFields(file)) return { teams: [], notes: [unreadable(text)] };
  const { format, version, game, teams } = file;
  const isOurs = format === 'assemble-teams' && version === 1 && game === 'dice-masters';
  if (!isOurs || !Array.isArray(teams)) return { teams: [], notes: [unreadable({ format, version, game })] };
  const notes: TeamNote[] = [];
  const register = registerOf(content);
  const read = teams.flatMap((one: unknown): NamedTeam[] => {
    const team = isFields(one) && isFields(one['team']) ? one['team'] : {};
    const { cards, basicActions } = team;
    if (!isFields(one) || !Array.isArray(cards) || !Array.isArray(basicActions)) {
      notes.push(unreadable(one));
      return [];
    }
    const entries = [
      ...cards.map((card: unknown) => cardEntry(card)),
      ...basicActions.map((id: unknown) => cardEntry({ card: id, dice: BASIC_ACTION_DICE })),
    ];
    for (const entry of entries) if (typeof entry === 'string') notes.push(unreadable(entry));
    const usable = entries.filter((entry) => typeof entry !== 'string');
    const { name } = one;
    return [
      {
        name: typeof name === 'string' ? name : '',
        format: asFormat(one['format']),
        team: gather(register, usable, notes).team,
      },
    ];
  });
  return { teams: read, notes };
}

/** A line of a team in a file; where it is none, the text to complain about. */
function cardEntry(value: unknown): Entry | string {
  const { card, dice } = isFields(value) ? value : {};
  const isEntry = typeof card === 'string' && typeof dice === 'number' && Number.isInteger(dice) && dice >= 0;
  return isEntry ? { part: `${dice} x ${card}`, word: card, dice } : short(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Enough of something unreadable to recognise it. */
function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
