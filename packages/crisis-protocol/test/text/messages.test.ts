import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Event, type Message, stream } from '@assemble/kernel';
import { type Localized, locales, plain } from '@assemble/language';
import { describe, expect, test } from 'vitest';
import { messages, renderMessage } from '../../src/text/messages.ts';
import { type Names, namesIn } from '../../src/text/naming.ts';
import { content, create, game, randomSetup } from '../game.ts';

/** Everything a match says between two decisions: questions, options, refused choices, events. */
function said(match: ReturnType<typeof create>['match'], events: readonly Event[]): Message[] {
  const asked = match.pending.flatMap((decision) => [
    decision.ask,
    ...(decision.shape === 'options' ? decision.options.map((option) => option.say) : []),
    ...game
      .verdicts(match, decision.seat)
      .flatMap(({ say, verdict }) => [say, ...(verdict.yes ? [] : verdict.reasons)]),
  ]);
  return [...asked, ...events.map(({ kind, args }) => ({ key: kind, args }))];
}

/** The sources of the numbers in what was said. */
function sources(value: unknown): Message[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as { source?: { key?: string } }).source?.key;
  const nested = Object.values(value).flatMap(sources);
  return own === undefined ? nested : [(value as { source: Message }).source, ...nested];
}

const names: Names = {
  ...namesIn(content, null, ['Eric', 'Mike']),
  characters: [
    { card: 'core/iron-man', owner: 0, form: 0 },
    { card: 'core/black-widow', owner: 1, form: 0 },
    { card: 'core/iron-man', owner: 1, form: 0 },
  ],
  tokens: [
    { crisis: 'crises/riots-spark-over-extremis', of: 0 },
    { crisis: 'crises/riots-spark-over-extremis', of: 0 },
  ],
  features: [
    { id: 'a', kind: 'truck' },
    { id: 'b', kind: 'crate' },
    { id: 'c', kind: 'crate' },
    { id: 'd', kind: 'something of a map editor' },
  ],
};

const LINES: readonly (readonly [Message, Localized<string>])[] = [
  [
    { key: 'attack-declared', args: { who: 0, attack: 'core/black-widow#strike', target: 1 } },
    {
      en: 'Iron Man (Eric) attacks Black Widow: “Strike”.',
      es: 'Iron Man (Eric) ataca a la Viuda Negra: «Golpe».',
      de: 'Iron Man (Eric) greift Black Widow an: „Schlag“.',
    },
  ],
  [
    { key: 'collided', args: { who: 1, with: null, terrain: 'a' } },
    {
      en: 'Black Widow collides with the truck.',
      es: 'La Viuda Negra colisiona con el camión.',
      de: 'Black Widow stößt mit dem LKW zusammen.',
    },
  ],
  [
    { key: 'terrain-thrown', args: { who: 2, terrain: 'c', hit: null, terrainHit: 'd' } },
    {
      en: 'Iron Man (Mike) throws crate 2 and hits the terrain feature.',
      es: 'Iron Man (Mike) lanza el cajón 2, que colisiona con el elemento de Escenografía.',
      de: 'Iron Man (Mike) wirft die Kiste 2: Zusammenstoß mit dem Geländeteil.',
    },
  ],
  [
    { key: 'damaged', args: { who: 1, amount: 1, damage: 4, source: 'bleed' } },
    {
      en: 'Black Widow suffers 1 damage from “Bleed” (4 in all).',
      es: 'La Viuda Negra sufre 1 punto de Daño por «Sangrante» (4 en total).',
      de: 'Black Widow erleidet 1 Schaden durch „Blutend“ (insgesamt 4).',
    },
  ],
  [
    { key: 'damaged', args: { who: 1, amount: 2, damage: 2, source: '' } },
    {
      en: 'Black Widow suffers 2 damage (2 in all).',
      es: 'La Viuda Negra sufre 2 puntos de Daño (2 en total).',
      de: 'Black Widow erleidet 2 Schaden (insgesamt 2).',
    },
  ],
  [
    { key: 'option.interact', args: { who: 0, token: 1 } },
    {
      en: 'Interact with Extremis Console 2',
      es: 'Interactuar con la ficha «Consola Extremis 2»',
      de: 'Mit dem Marker „Extremis-Konsole 2“ interagieren',
    },
  ],
  [
    { key: 'refused.position.beyond-deployment', args: { edge: 'top', distance: 6.54 } },
    {
      en: 'Beyond Range 3 of the top edge (6.5 in).',
      es: 'A más de alcance 3 del borde superior (6,5 pulgadas).',
      de: 'Außerhalb von Reichweite 3 zum oberen Rand (6,5 Zoll).',
    },
  ],
  [
    { key: 'refused.terrain.too-close', args: { features: ['x', 'y'], distance: 1 } },
    {
      en: '“x” and “y” are within Range 2 of each other (1.0 in).',
      es: '«x» y «y» están a alcance 2 o menos entre sí (1,0 pulgadas).',
      de: '„x“ und „y“ sind in Reichweite 2 zueinander (1,0 Zoll).',
    },
  ],
  [
    { key: 'ask.react', args: { event: 'modify', forced: false } },
    {
      en: 'Modify dice: react, or pass.',
      es: 'Modificar los dados: reacciona o pasa.',
      de: 'Würfel verändern: Reagiere oder passe.',
    },
  ],
];

describe('messages', () => {
  test.each(LINES)('%o', (message, expected) => {
    for (const locale of locales) expect(plain(renderMessage(message, locale, names))).toBe(expected[locale]);
  });

  test('keep what they speak of as references, and numbers with their sources', () => {
    const points = { value: 2, parts: [] };
    const text = renderMessage({ key: 'scored', args: { seat: 1, points, total: 5 } }, 'es', names);
    expect(text).toContainEqual({ ref: 'seat', id: '1', text: 'Mike' });
    expect(text).toContainEqual({ number: 2, text: '2', of: points });
  });

  test.each(['en', 'de', 'es13'] as const)('say all of a random game of %s in every language', (edition) => {
    const seed = `words ${edition}`;
    const { match, events } = create(randomSetup(edition, seed), seed);
    const random = stream(seed, 'bot');
    const keys = new Set<string>();
    for (let n = 0; match.outcome === null; n++) {
      const now = namesIn(content, game.view(match, null), ['Eric', 'Mike']);
      const all = said(match, events.splice(0));
      for (const message of [...all, ...all.flatMap(({ args }) => sources(args))]) {
        keys.add(message.key);
        for (const locale of locales) {
          const text = plain(renderMessage(message, locale, now));
          expect(text, `${message.key} ${JSON.stringify(message.args)}`).not.toMatch(
            /undefined|NaN|\[object|\s{2}|\( | \)|\.\.$|#|core\/|mightiest\/|tactics\/|crises\/|^\W*$/u,
          );
        }
      }
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const answer = n % 7 === 3 ? { x: -5, y: 40 } : game.sample(match, decision, random);
      const applied = game.apply(match, decision.seat, decision.n, answer, events);
      if (applied.yes) continue;
      for (const reason of applied.reasons)
        for (const locale of locales)
          expect(plain(renderMessage(reason, locale, now))).not.toContain('undefined');
    }
    expect(keys.size).toBeGreaterThan(60);
  });

  test('exist for every key the rules use', () => {
    const used = new Set<string>();
    for (const file of files(
      '../../src/rules',
      '../../src/abilities',
      '../../src/builder',
      '../../../kernel/src',
    ))
      for (const [, key] of readFileSync(file, 'utf8').matchAll(
        /'((?:ask|option|part|refused|window|kernel)\.[a-z.-]+)'/gu,
      ))
        if (key !== undefined) used.add(key);
    expect([...used].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
    expect(used.size).toBeGreaterThan(120);
  });
});

function files(...folders: readonly string[]): string[] {
  const here = dirname(fileURLToPath(import.meta.url));
  return folders.flatMap((folder) =>
    readdirSync(resolve(here, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}
