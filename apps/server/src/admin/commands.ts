import { SettingsError } from '../settings.ts';
import type { Person, Store } from '../storage/store.ts';

/** So many reports are listed at once. */
const LISTED = 100;

interface Command {
  /** What is typed after the name. */
  readonly args: readonly string[];
  readonly help: string;
  readonly run: (store: Store, args: readonly string[]) => Promise<string[]>;
}

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const nothing = (what: string): SettingsError => new SettingsError(`There is no ${what}.`);

const oneLine = ({ id, name, login }: Person): string =>
  `${id} ${name}${login === null ? '' : ` (${login})`}`;

/** Somebody by their id, or by their login. */
async function someone(store: Store, text: string): Promise<Person> {
  const found = (await store.person(text)) ?? (await store.byLogin(text))?.person ?? null;
  if (found === null)
    throw nothing(`person "${text}". Give an id, as "reports" and "chat" show them, or a login`);
  return found;
}

async function anew(store: Store, matches: readonly string[]): Promise<void> {
  for (const match of matches) await store.bell.ring('anew', match);
}

/** What an operator can do about people and what they write. */
export const commands: Readonly<Record<string, Command>> = {
  reports: {
    args: [],
    help: `the last ${LISTED} reports`,
    run: async (store) => {
      const reports = await store.safety.reports(LISTED);
      if (reports.length === 0) return ['No reports.'];
      return reports.map(
        ({ id, at, match, reporter, accused, lines, text }) =>
          `${id} ${time(at)} match ${match}, by ${reporter ?? '—'}, about ${accused ?? '—'}` +
          `${lines.length > 0 ? `, lines ${lines.join(' ')}` : ''}: ${text}`,
      );
    },
  },
  'delete-report': {
    args: ['report'],
    help: 'forgets a report that was dealt with',
    run: async (store, [id = '']) => {
      if (!(await store.safety.deleteReport(id))) throw nothing(`report "${id}"`);
      return ['The report is deleted.'];
    },
  },
  chat: {
    args: ['match'],
    help: 'the chat of a match, with the ids of its people',
    run: async (store, [match = '']) => {
      if ((await store.match(match)) === null) throw nothing(`match "${match}"`);
      const lines = await store.chat(match, 0);
      if (lines.length === 0) return ['Nobody has said anything.'];
      return lines.map(
        ({ n, at, person, name, body }) =>
          `${n} ${time(at)} ${person} ${name}: ${'text' in body ? body.text : `[${body.phrase}]`}`,
      );
    },
  },
  'remove-line': {
    args: ['match', 'line'],
    help: 'takes a line out of a chat',
    run: async (store, [match = '', line = '']) => {
      if (!/^\d{1,9}$/.test(line) || !(await store.safety.removeLine(match, Number(line))))
        throw nothing(`line "${line}" at match "${match}"`);
      await anew(store, [match]);
      return ['The line is removed.'];
    },
  },
  'remove-title': {
    args: ['match'],
    help: 'takes the title from a match',
    run: async (store, [match = '']) => {
      if (!(await store.safety.removeTitle(match))) throw nothing(`match "${match}"`);
      await anew(store, [match]);
      return ['The title is removed.'];
    },
  },
  'remove-name': {
    args: ['person'],
    help: 'takes the name from a person, at all seats and in all chats',
    run: async (store, [text = '']) => {
      const { id } = await someone(store, text);
      await anew(store, await store.safety.removeName(id));
      return ['The name is removed. The person can choose another one.'];
    },
  },
  'delete-match': {
    args: ['match'],
    help: 'deletes a match with everything in it',
    run: async (store, [match = '']) => {
      if (!(await store.safety.deleteMatch(match))) throw nothing(`match "${match}"`);
      await anew(store, [match]);
      return ['The match is deleted.'];
    },
  },
  ban: {
    args: ['person', 'reason'],
    help: 'lets somebody no longer in, on any of their devices and by their login',
    run: async (store, [text = '', reason = '']) => {
      const person = await someone(store, text);
      for (const session of await store.safety.ban(person.id, reason, Date.now()))
        await store.bell.ring('session', session);
      return [`Banned: ${oneLine(person)}`];
    },
  },
  unban: {
    args: ['person'],
    help: 'lets somebody in again',
    run: async (store, [text = '']) => {
      const person = await someone(store, text);
      if (!(await store.safety.unban(person.id))) throw nothing(`ban of "${text}"`);
      return [`Let in again: ${oneLine(person)}`];
    },
  },
  bans: {
    args: [],
    help: 'who is banned, since when and why',
    run: async (store) => {
      const bans = await store.safety.bans();
      if (bans.length === 0) return ['Nobody is banned.'];
      return bans.map(
        ({ person, at, name, login, reason }) =>
          `${person} ${name}${login === null ? '' : ` (${login})`} since ${time(at)}: ${reason}`,
      );
    },
  },
};

const usage = (name: string, { args }: Command): string =>
  ['npm run admin --', name, ...args.map((arg) => `<${arg}>`)].join(' ');

export const help = (): string[] => [
  'What an operator can do. It works while the server runs, or is stopped, on the same settings.',
  ...Object.entries(commands).map(([name, command]) => `  ${usage(name, command)}\n      ${command.help}`),
];

/** What was typed, or why that is none. */
export function readCommand([name = '', ...args]: readonly string[]): (store: Store) => Promise<string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    throw new SettingsError(
      `There is no command "${name}". It is one of ${Object.keys(commands).join(', ')}.`,
    );
  if (args.length !== command.args.length || args.includes(''))
    throw new SettingsError(`Type it like this: ${usage(name, command)}`);
  return (store) => command.run(store, args);
}
