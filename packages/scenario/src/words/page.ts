import type { Json, WordPlace } from '@assemble/kernel';
import { type GamePieces, merged } from './merge.ts';
import { SHARED } from './shared.ts';

type Schema = { readonly [word: string]: Json };
const isMap = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TITLES: { readonly [game: string]: string } = {
  champions: 'Champions',
  'crisis-protocol': 'Crisis Protocol',
  'dice-masters': 'Dice Masters',
};
const titleOf = (game: string): string => TITLES[game] ?? game;

const PLACES: readonly (readonly [WordPlace, string])[] = [
  ['given', '`given`: the position'],
  ['does', 'Steps: what a player decides'],
  ['then', '`then`: what is true afterwards'],
];

/** A cell: no line breaks, no bars. */
const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
const code = (text: string): string => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What a form is called on the page, by the end of its definition's name. */
const FORMS: { readonly [name: string]: string } = {
  side: 'a player in `given`',
  'expected-side': 'a player in `then`',
};

/** Everything about one game that the page needs to tell what stands behind a word. */
interface Forms {
  readonly game: string;
  readonly definitions: { readonly [name: string]: Json };
}

const nameOf = ({ game }: Forms, ref: Json | undefined): string =>
  String(ref).replace(`#/definitions/${game}-`, '').replace('#/definitions/', '');

/** What stands behind a word, in a few words: text, a number, a list, one of these, a form of its own. */
function takes(forms: Forms, form: Json | undefined): string {
  if (!isMap(form)) return '';
  if (form['$ref'] !== undefined) return ofRef(forms, form['$ref']);
  if (Array.isArray(form['allOf'])) return takes(forms, (form['allOf'] as Json[])[0]);
  if (Array.isArray(form['anyOf']))
    return (form['anyOf'] as Json[]).map((one) => takes(forms, one)).join(' or ');
  if (form['const'] !== undefined) return code(String(form['const']));
  if (Array.isArray(form['enum'])) return (form['enum'] as Json[]).map((one) => code(String(one))).join(', ');
  const types = [form['type'] ?? 'anything'].flat().map(String);
  return types.map((type) => ofType(forms, form, type)).join(' or ');
}

function ofType(forms: Forms, form: Schema, type: string): string {
  switch (type) {
    case 'string':
      return 'text';
    case 'integer':
    case 'number':
      return 'a number';
    case 'boolean':
      return '`true` or `false`';
    case 'null':
      return '`null`';
    case 'array': {
      const items = takes(forms, form['items']);
      return items === '' ? 'a list' : `a list of ${items}`;
    }
    case 'object': {
      if (isMap(form['properties'])) return 'words';
      const values = takes(forms, form['additionalProperties']);
      return values === '' ? 'a map' : `a map to ${values}`;
    }
    default:
      return type;
  }
}

/** A form that has a table of its own is linked; any other is told here. */
function ofRef(forms: Forms, ref: Json): string {
  const name = nameOf(forms, ref);
  if (name === 'rule-id') return 'the id of a rule';
  if (name === 'question') return `[a question](#${forms.game}-questions)`;
  if (name === 'event' || name === 'events') return `[an event](#${forms.game}-events)`;
  if (name === 'moment') return 'words of `then`, with `at`: an event';
  const form = forms.definitions[`${forms.game}-${name}`];
  if (!isMap(form)) return name;
  if (isMap(form['properties'])) {
    const kinds = [form['type'] ?? 'object'].flat().filter((type) => type !== 'object' && type !== 'null');
    const short = kinds.map((type) => `${ofType(forms, form, String(type))} or `).join('');
    return `${short}[${FORMS[name] ?? name}](#${forms.game}-${name})`;
  }
  return takes(forms, form);
}

/** The rows of a map of words; words inside a word that has no form of its own follow it. */
const rowsOf = (forms: Forms, words: Schema, under = ''): string[][] =>
  Object.entries(words).flatMap(([word, form]) => {
    const name = `${under}${word}`;
    const means = isMap(form) ? String(form['description'] ?? meaningOf(forms, form)) : '';
    return [[code(name), takes(forms, form), means], ...inside(forms, form, name)];
  });

function inside(forms: Forms, form: Json | undefined, name: string): string[][] {
  if (!isMap(form)) return [];
  if (isMap(form['properties'])) return rowsOf(forms, form['properties'], `${name}.`);
  const values = form['additionalProperties'];
  return isMap(values) ? inside(forms, values, `${name}.‹name›`) : [];
}

function meaningOf(forms: Forms, form: Schema): string {
  const found = forms.definitions[`${forms.game}-${nameOf(forms, form['$ref'])}`];
  return isMap(found) ? String(found['description'] ?? '') : '';
}

const HEAD = ['Word', 'Takes', 'Means'];
const NAMES_OF_GAMES = ['dice-masters', 'champions', 'crisis-protocol'];

/** Words that several games share: what they mean, and who speaks them. */
function sharedTables(games: readonly GamePieces[]): string[] {
  return PLACES.flatMap(([place, title]) => {
    const rows = Object.entries(SHARED[place]).map(([word, form]) => {
      const speaking = games.filter(({ schema }) => schema.shared[place][word] !== undefined);
      const own = String(form['$ref'] ?? '').includes('/@');
      const means = own
        ? speaking
            .map((one) => {
              const forms: Forms = { game: one.game, definitions: merged(one).definitions };
              const name = String(form['$ref']).replace(/^.*@/, '');
              const found = forms.definitions[`${one.game}-${name}`];
              const linked = isMap(found) && isMap(found['properties']);
              const text = isMap(found) ? String(found['description'] ?? '') : '';
              return `${titleOf(one.game)}: ${linked ? `[${text}](#${one.game}-${name})` : text}`;
            })
            .join('<br>')
        : String(form['description']);
      const notes = speaking
        .filter(({ schema }) => schema.shared[place][word] !== '')
        .map(({ game, schema }) => `<br>${titleOf(game)}: ${schema.shared[place][word]}`);
      const marks = games.map((one) => (speaking.includes(one) ? 'yes' : '–'));
      return [code(word), `${means}${notes.join('')}`, ...marks];
    });
    return [`### ${title}`, table(['Word', 'Means', ...games.map(({ game }) => titleOf(game))], rows)];
  });
}

/** Forms with words of their own: what a player has, a die in the field, a piece of terrain. */
function formTables(forms: Forms): string[] {
  return Object.entries(forms.definitions).flatMap(([id, form]) => {
    const name = nameOf(forms, `#/definitions/${id}`);
    if (!isMap(form) || !isMap(form['properties']) || name === 'moment' || name === 'event') return [];
    const title = FORMS[name] ?? name.replaceAll('-', ' ');
    return [
      `<a id="${forms.game}-${name}"></a>`,
      `#### ${title[0]?.toUpperCase() ?? ''}${title.slice(1)}`,
      `${String(form['description'] ?? '')}`,
      table(HEAD, rowsOf(forms, form['properties'])),
    ];
  });
}

function gamePage(pieces: GamePieces): string[] {
  const { game, schema, older } = pieces;
  const forms: Forms = { game, definitions: merged(pieces).definitions };
  const own = (place: WordPlace): string =>
    table(HEAD, rowsOf(forms, ((schema[place] as Schema)['properties'] ?? {}) as Schema));
  return [
    `## ${titleOf(game)}`,
    '### Names',
    table(
      ['Written', 'Means'],
      schema.names.map(([written, means]) => [code(written), means]),
    ),
    ...PLACES.flatMap(([place, title]) => [`### ${titleOf(game)}, ${title}`, own(place)]),
    `### ${titleOf(game)}: forms`,
    ...formTables(forms),
    `<a id="${game}-questions"></a>`,
    `### ${titleOf(game)}: questions, and the words that answer them`,
    table(
      ['Question', 'Words'],
      Object.entries(schema.questions).map(([question, words]) => [
        code(question),
        words.map(code).join(', '),
      ]),
    ),
    `<a id="${game}-events"></a>`,
    `### ${titleOf(game)}: events, and what they say`,
    table(
      ['Event', 'Arguments'],
      Object.entries(schema.events).map(([kind, args]) => [
        code(kind),
        Object.entries(args)
          .map(([argument, means]) => `${code(argument)} ${means}`)
          .join(', '),
      ]),
    ),
    ...(older.length === 0
      ? []
      : [
          `### ${titleOf(game)}: words of earlier versions`,
          'They go on to mean what they meant; `assemble scenario --migrate` replaces them.',
          table(
            ['Where', 'Word', 'Today'],
            older.map((one) => [
              one.in.replace('does', 'step').replace('-', ' '),
              code(one.old),
              code(one.now),
            ]),
          ),
        ]),
  ];
}

/** The reference page: every word of every game, from the data that checks scenarios. */
export function wordsPage(all: readonly GamePieces[]): string {
  const games = [...all].sort((a, b) => NAMES_OF_GAMES.indexOf(a.game) - NAMES_OF_GAMES.indexOf(b.game));
  const parts = [
    '# The words of scenarios',
    '<!-- Generated by `npm run generate` from the words that check scenarios. Do not edit. -->',
    'How to write a scenario: [scenarios.md](scenarios.md). This page lists every word. A word that is not here, that stands where it means nothing, or that nothing in the game takes up is an error at its line.',
    '## A scenario',
    table(HEAD, [
      [code('game'), games.map(({ game }) => code(game)).join(', '), 'which game is played'],
      [code('edition'), 'text', 'Crisis Protocol: `en`, `de` or `es13` (left out)'],
      [code('name'), 'text', 'what it shows, in one sentence'],
      [code('rules'), 'a list of rule ids', 'the rules it proves: it fails when one of them is broken'],
      [code('given'), 'words', 'the position, or a set-up'],
      [code('when'), 'a list of steps', 'the decisions, one after the other: `- Ann: { buy: beast }`'],
      [code('then'), 'words', 'what is true at the end; looks back at all steps'],
    ]),
    'A step names one player and what they decide, and may have beside the player `refused` (a list of rule ids: the last decision of the step is refused for these reasons and changes nothing) and `then` (what is true after this step; looks back at this step alone).',
    '## Words that mean the same in every game',
    ...sharedTables(games),
    ...games.flatMap(gamePage),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
