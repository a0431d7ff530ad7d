import { editDistance, folded } from '@assemble/kernel';
import { type Locale, locales } from '@assemble/language';
import type { Card, CharacterCard, Content } from '../content.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionId } from '../editions/index.ts';
import type { Roster, RosterCharacter } from '../setup.ts';
import { nearestCards } from './roster.ts';

/** A roster with the name its player gave it and the edition it is meant for. */
export interface NamedRoster {
  readonly name: string;
  readonly edition: EditionId;
  readonly roster: Roster;
}

/** A part of what was read that is not in the roster as it stands. */
export interface RosterNote {
  readonly part: string;
  readonly why: 'unreadable' | 'no-card' | 'ambiguous' | 'not-in-rosters' | 'repeated' | 'no-bearer';
  /** Ids of cards that may have been meant. */
  readonly nearest: readonly string[];
}

export interface ReadRosters {
  readonly rosters: readonly NamedRoster[];
  readonly notes: readonly RosterNote[];
}

/** Sorts what is read into a roster, and notes what does not go in. */
class Gathering {
  readonly notes: RosterNote[] = [];
  readonly #content: Content;
  readonly #characters: { id: string; gems: string[] }[] = [];
  readonly #tactics: string[] = [];
  readonly #crises: string[] = [];

  constructor(content: Content) {
    this.#content = content;
  }

  note(part: string, why: RosterNote['why'], nearest: readonly string[] = []): void {
    this.notes.push({ part, why, nearest });
  }

  add(part: string, card: Card): void {
    switch (card.card) {
      case 'character':
        if (this.#characters.some(({ id }) => id === card.id)) this.note(part, 'repeated');
        else this.#characters.push({ id: card.id, gems: [] });
        return;
      case 'tactic':
        this.#put(part, this.#tactics, card.id);
        return;
      case 'crisis':
        this.#put(part, this.#crises, card.id);
        return;
      case 'gem': {
        const bearer = this.#characters.at(-1);
        if (bearer === undefined) this.note(part, 'no-bearer');
        else this.#put(part, bearer.gems, card.id);
        return;
      }
      case 'one-shot':
        this.note(part, 'not-in-rosters');
        return;
    }
  }

  #put(part: string, list: string[], id: string): void {
    if (list.includes(id)) this.note(part, 'repeated');
    else list.push(id);
  }

  addId(part: string, id: string): void {
    const card = this.#content.find(id);
    if (card === undefined) this.note(part, 'no-card', nearestCards(this.#content, id));
    else this.add(part, card);
  }

  get found(): number {
    return this.#characters.length + this.#tactics.length + this.#crises.length;
  }

  get roster(): Roster {
    return {
      characters: this.#characters.map(({ id, gems }) => (gems.length === 0 ? { id } : { id, gems })),
      tactics: this.#tactics,
      crises: this.#crises,
    };
  }
}

// A code stands in addresses: it is made of what they carry as it is.
const codeOf = (id: string): string => id.replace('/', '.');
const idOf = (code: string): string => code.replace('.', '/');

/** The roster as part of an address: "core.iron-man_tactics.medpack"; gems follow who takes them, after a star. */
export const rosterCode = ({ characters, tactics, crises }: Roster): string =>
  [
    ...characters.map(({ id, gems = [] }) => [id, ...gems].map(codeOf).join('*')),
    ...[...tactics, ...crises].map(codeOf),
  ].join('_');

/** Reads what `rosterCode` wrote. */
export function readRosterCode(
  content: Content,
  code: string,
): { readonly roster: Roster; readonly notes: readonly RosterNote[] } {
  const gathering = new Gathering(content);
  for (const part of code.split('_').filter(Boolean))
    for (const one of part.split('*')) gathering.addId(part, idOf(one));
  return { roster: gathering.roster, notes: gathering.notes };
}

const HEADINGS: { readonly [locale in Locale]: readonly [string, string, string, string] } = {
  en: ['Characters', 'Team Tactics', 'Secure Crises', 'Extraction Crises'],
  es: ['Personajes', 'Tácticas de equipo', 'Crisis de aseguramiento', 'Crisis de extracción'],
  de: ['Charaktere', 'Teamtaktiken', 'Sicherungskrisen', 'Evakuierungskrisen'],
};

/** The roster as a list of names to read, in the layout that players send each other. */
export function rosterList(content: Content, { name, roster }: NamedRoster, locale: Locale): string {
  const [characters, tactics, secure, extraction] = HEADINGS[locale];
  const nameOf = (id: string): string => content.find(id)?.name[locale] ?? id;
  const bearer = ({ id, gems = [] }: RosterCharacter): string[] => {
    const card = content.find(id);
    const threat = card?.card === 'character' ? ` (${card.threat})` : '';
    return [`- ${nameOf(id)}${threat}`, ...gems.map((gem) => `  + ${nameOf(gem)}`)];
  };
  const crises = (type: 'secure' | 'extraction'): string[] =>
    roster.crises.flatMap((id) => {
      const card = content.find(id);
      return card?.card === 'crisis' && card.type === type
        ? [`- ${card.name[locale]} (${card.maximumThreat})`]
        : [];
    });
  const part = (title: string, lines: readonly string[], count = lines.length): string[] => [
    '',
    `${title} (${count})`,
    ...lines,
  ];
  return [
    `# ${name}`,
    ...part(characters, roster.characters.flatMap(bearer), roster.characters.length),
    ...part(
      tactics,
      roster.tactics.map((id) => `- ${nameOf(id)}`),
    ),
    ...part(secure, crises('secure')),
    ...part(extraction, crises('extraction')),
  ].join('\n');
}

/** Lines that only name what follows: "Characters (10)", "[Team Tactics]", "Secure Crisis: (3)". */
const HEADING =
  /^(\d+ )?(characters?|personajes|charaktere|(team )?tactics?( cards?)?|(cartas de )?tacticas( de equipo)?|team ?taktik(en| karten)?|(secure|extract(ion)?) cris[ie]s|crisis de (aseguramiento|extraccion)|(sicherungs|evakuierungs)krisen?|secures?|extract(ion)?s?|cris[ie]s|krisen)( \d+)?$/;

/** A line without its bullet, its number, its Threat, its shape and other marks: "– Ant-Man: 3", "1x Black Bolt (5)", "Sacrifice (R)". */
const bare = (line: string): string =>
  line
    .replace(/^[\s\-–—*•+·]+/u, '')
    .replace(/^(?:leader|líder|anführer(?:in)?)\s*:\s*/iu, '')
    .replace(/^\d+(?:\s*[x×]\s*|\s+)(?=\D)/iu, '')
    .replace(/\s+[x×]\s*\d+\s*$/iu, '')
    .replace(/\s*\((?:[A-Z]\s*,\s*)?(?:threat:?\s*)?\d*\)\s*$/i, '')
    .replace(/\s*\([A-Z](?:\s*,\s*\d+)?\)\s*$/, '')
    .replace(/\s*threat:?\s*\d+\s*$/i, '')
    .replace(/\s*\[\d+\]\s*$/, '')
    .replace(/\s*[:\-–—]\s*\d+\s*$/u, '')
    .replace(/\s+\d+\s*$/, '')
    .trim();

const foldedNames = new Map<string, string>();

/** The name of a card, folded: every line is compared with all of them. */
function foldedName(name: string): string {
  const known = foldedNames.get(name) ?? folded(name);
  foldedNames.set(name, known);
  return known;
}

/** Every way to write somebody down with their alter ego, which tells two of one name apart. */
const writings = (name: string, alterEgo: string): readonly string[] => [
  foldedName(`${name} ${alterEgo}`),
  foldedName(`${alterEgo} ${name}`),
];

/** The cards that a line names: one, none, or several that share a name. */
function findByName(content: Content, line: string): readonly Card[] {
  const whole = folded(line);
  const named = (card: Card, text: string): boolean =>
    locales.some((locale) => foldedName(card.name[locale]) === text);
  const exact = content.cards.filter((card) => named(card, whole));
  if (exact.length > 0) return exact;
  const told = content.cards.filter(
    (card) =>
      card.card === 'character' &&
      locales.some((locale) => writings(card.name[locale], card.alterEgo).includes(whole)),
  );
  if (told.length > 0) return told;
  const by = content.cards.filter(
    (card) => card.card === 'character' && (foldedName(card.alterEgo) === whole || isMisspelt(card, line)),
  );
  if (by.length > 0) return by;
  return content.cards.filter(
    (card) =>
      (card.card === 'character' && callNames(card).includes(whole)) ||
      // A gem is also called as its ability is: "Power Gem".
      (card.card === 'gem' &&
        card.superpowers.some(({ name }) => locales.some((locale) => foldedName(name[locale]) === whole))),
  );
}

/** What somebody is called without their title: "Thor" for "Thor, Prince of Asgard". */
const callNames = ({ name }: CharacterCard): readonly string[] =>
  locales.map((locale) => foldedName(name[locale].split(',')[0] ?? ''));

/** Cards that may have been meant: those of the same name, whoever is behind it, then those that are written alike. */
function meant(content: Content, line: string): readonly string[] {
  const called = folded(line.split(/[,([]/u)[0] ?? '');
  const same = content.cards.filter((card) => card.card === 'character' && callNames(card).includes(called));
  return [...new Set([...same.map(({ id }) => id), ...nearestCards(content, line)])];
}

/** A known name with an alter ego in brackets that is wrong in a letter or two: "Black Widow (Natascha Romanov)". */
function isMisspelt({ name, alterEgo }: CharacterCard, line: string): boolean {
  const [, said = '', ego = ''] = /^(.*?)\s*\(([^)]*\D[^)]*)\)$/.exec(line) ?? [];
  return (
    locales.some((locale) => foldedName(name[locale]) === folded(said)) &&
    editDistance(folded(ego), foldedName(alterEgo)) <= 3
  );
}

function readList(content: Content, text: string): ReadRosters {
  const gathering = new Gathering(content);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  let name = '';
  for (const line of lines) {
    if (line.startsWith('#')) {
      if (name === '') name = line.replace(/^#+\s*/, '');
      else gathering.note(line, 'unreadable');
      continue;
    }
    if (HEADING.test(folded(line))) continue;
    const word = bare(line);
    const [card, ...others] = findByName(content, word);
    if (card === undefined) gathering.note(line, 'no-card', meant(content, word));
    else if (others.length === 0) gathering.add(line, card);
    else
      gathering.note(
        line,
        'ambiguous',
        [card, ...others].map(({ id }) => id),
      );
  }
  const { roster, notes, found } = gathering;
  return { rosters: found === 0 ? [] : [{ name, edition: DEFAULT_EDITION, roster }], notes };
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

const editionIn = (value: unknown): EditionId =>
  typeof value === 'string' && value in EDITIONS ? (value as EditionId) : DEFAULT_EDITION;

function readLink(content: Content, query: string): ReadRosters {
  const given = new Map(
    query.split('&').map((field) => {
      const [key = '', value = ''] = field.split(/=(.*)/s).map(decoded);
      return [key, value] as const;
    }),
  );
  const { roster, notes } = readRosterCode(content, given.get('r') ?? '');
  const named = { name: given.get('name') ?? '', edition: editionIn(given.get('edition')), roster };
  return { rosters: roster.characters.length === 0 ? [] : [named], notes };
}

/** Our own file of rosters, language-neutral. */
export const rosterFile = (rosters: readonly NamedRoster[]): string =>
  `${JSON.stringify({ format: 'assemble-rosters', version: 1, game: 'crisis-protocol', rosters }, null, 2)}\n`;

type Fields = { readonly [key: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Enough of something unreadable to recognise it. */
function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function readFile(content: Content, text: string): ReadRosters {
  let file: unknown = null;
  try {
    file = JSON.parse(text);
  } catch {
    // Told below, like any other file that is not ours.
  }
  const unreadable = (part: unknown): RosterNote => ({ part: short(part), why: 'unreadable', nearest: [] });
  const { format, version, game, rosters } = isFields(file) ? file : {};
  if (format !== 'assemble-rosters' || version !== 1 || game !== 'crisis-protocol' || !Array.isArray(rosters))
    return { rosters: [], notes: [unreadable(text)] };
  const notes: RosterNote[] = [];
  const read = rosters.flatMap((one: unknown): NamedRoster[] => {
    const roster = isFields(one) && isFields(one['roster']) ? one['roster'] : null;
    if (!isFields(one) || roster === null) {
      notes.push(unreadable(one));
      return [];
    }
    const gathering = new Gathering(content);
    const add = (id: unknown): void => {
      if (typeof id === 'string') gathering.addId(id, id);
      else gathering.note(short(id), 'unreadable');
    };
    for (const character of listIn(roster['characters'])) {
      add(isFields(character) ? character['id'] : character);
      for (const gem of listIn(isFields(character) ? character['gems'] : [])) add(gem);
    }
    for (const id of [...listIn(roster['tactics']), ...listIn(roster['crises'])]) add(id);
    notes.push(...gathering.notes);
    const { name } = one;
    return [
      {
        name: typeof name === 'string' ? name : '',
        edition: editionIn(one['edition']),
        roster: gathering.roster,
      },
    ];
  });
  return { rosters: read, notes };
}

/** Reads rosters from a link, a list of names or the file of `rosterFile`, whichever it is. */
export function readRosters(content: Content, text: string): ReadRosters {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readFile(content, trimmed);
  const query = /\?(.*\br=.*)$/s.exec(trimmed)?.[1];
  return query === undefined ? readList(content, trimmed) : readLink(content, query);
}
