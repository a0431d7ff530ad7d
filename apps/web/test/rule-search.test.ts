import type { Locale } from '@assemble/language';
import { ledger, terms } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { topics as champions } from '../src/games/champions/topics.ts';
import { topics as crisisProtocol } from '../src/games/crisis-protocol/topics.ts';
import { topics as diceMasters } from '../src/games/dice-masters/topics.ts';
import { RuleIndex } from '../src/rules/search/rule-index.ts';
import { stemOf } from '../src/rules/search/stems.ts';

const topics = { champions, 'crisis-protocol': crisisProtocol, 'dice-masters': diceMasters } as const;
const games = ['champions', 'crisis-protocol', 'dice-masters'] as const;
const index = new RuleIndex(
  games.map((game) => ({ game, rules: ledger[game], topics: topics[game], terms: terms[game] })),
);
const sorted = (ids: readonly string[]): readonly string[] => [...ids].sort();

describe('the same is found in each language', () => {
  test.each([
    ['retaliate', 'represalia', 'Vergeltung', 'MC-KEYWORD-11'],
    ['cover', 'cobertura', 'Deckung', 'CP-COVER-1'],
    ['line of sight', 'línea de visión', 'Sichtlinie', 'CP-LOS-1'],
    ['side scheme', 'plan secundario', 'Nebenplan', 'MC-SIDE-2'],
    ['overkill', 'brutalidad', 'Overkill', 'MC-KEYWORD-3'],
    ['hit points', 'puntos de vida', 'Lebenspunkte', 'MC-HP-1'],
    ['boost card', 'carta de aumento', 'Boost-Karte', 'MC-ENEMY-ATTACK-6'],
    ['stagger', 'tambaleante', 'taumelnd', 'CP-COND-13'],
    ['reserve pool', 'reserva', 'Reserve', 'DM-ZONES-6'],
    ['prep area', 'zona de preparación', 'Vorbereitungszone', 'DM-ZONES-5'],
    ['mulligan', 'mano inicial', 'Starthand', 'MC-SETUP-15'],
    ['who goes first?', '¿quién empieza?', 'Wer beginnt?', 'MC-FIRST-4'],
    ['throw a car', 'lanzar un coche', 'ein Auto werfen', 'CP-THROW-9'],
  ])('%s, %s, %s', (en, es, de, rule) => {
    const found = index.find(en, 'en');
    expect(found).toContain(rule);
    expect(index.find(es, 'es')).toContain(rule);
    expect(index.find(de, 'de')).toContain(rule);
  });

  test.each([
    ['retaliate', 'represalia', 'Vergeltung'],
    ['cover', 'cobertura', 'Deckung'],
    ['line of sight', 'línea de visión', 'Sichtlinie'],
    ['hit points', 'puntos de vida', 'Lebenspunkte'],
    ['stagger', 'tambaleante', 'taumelnd'],
    ['attacks', 'ataques', 'Angriffe'],
    ['damage', 'daño', 'Schaden'],
  ])('all of it, in whatever language is read: %s, %s, %s', (en, es, de) => {
    const found = sorted(index.find(en, 'en'));
    expect(found.length).toBeGreaterThan(0);
    for (const reader of ['en', 'es', 'de'] as const)
      for (const query of [es, de]) expect(sorted(index.find(query, reader))).toEqual(found);
  });
});

describe('endings, accents, ß, hyphens and synonyms change nothing', () => {
  test.each<[Locale, string, readonly string[]]>([
    ['en', 'dice', ['die', 'DICE']],
    ['en', 'reroll', ['rerolls', 'rerolled', 'rerolling', 're-roll']],
    ['en', 'alter-ego', ['alter ego', 'Alter-Egos']],
    ['en', 'hit points', ['life', 'health', 'hp']],
    ['en', 'what is overkill?', ['overkill']],
    ['es', 'daño', ['dano', 'daños', 'el daño']],
    ['es', 'noqueado', ['noqueados', 'noqueada', 'noqueadas']],
    ['es', 'agotada', ['agotados', 'agotado', 'agotar']],
    ['de', 'klettern', ['klettert']],
    ['de', 'nachwürfeln', ['nachgewürfelt', 'nachwuerfeln']],
    ['es', 'ataque', ['ataques', 'atacar', 'ATAQUE']],
    ['es', 'línea de visión', ['linea de vision', 'líneas de visión']],
    ['es', 'vida', ['puntos de vida', 'salud']],
    ['de', 'Würfel', ['Wuerfel', 'Würfels', 'wurfel']],
    ['de', 'Größe', ['Grösse', 'groesse', 'Größen']],
    ['de', 'Angriff', ['Angriffe', 'Angriffs', 'des Angriffs']],
    ['de', 'angreifen', ['angreift', 'angreife']],
    ['de', 'Vergeltung', ['vergelten', 'die Vergeltung']],
    ['de', 'Boost-Karte', ['Boost-Karten', 'boost karte']],
  ])('%s: %s', (reader, query, others) => {
    const found = sorted(index.find(query, reader));
    expect(found.length).toBeGreaterThan(0);
    for (const other of others) expect([other, sorted(index.find(other, reader))]).toEqual([other, found]);
  });
});

describe('what fits best comes first', () => {
  test.each<[Locale, string, string]>([
    ['en', 'cover', 'CP-COVER-1'],
    ['en', 'dm-dice-1', 'DM-DICE-1'],
    ['es', 'represalia', 'MC-KEYWORD-11'],
    ['de', 'Zustände', 'CP-COND-1'],
    ['de', 'Sichtlinie', 'CP-LOS-1'],
    ['es', 'bloquear', 'DM-BLOCKING-1'],
  ])('%s: %s', (reader, query, first) => {
    expect(index.find(query, reader)[0]).toBe(first);
  });
});

test('all words must be there', () => {
  // Retaliate deals damage; that it needs the character to survive says nothing of damage.
  expect(index.find('retaliate damage', 'en')).toEqual(['MC-KEYWORD-11']);
  expect(index.find('Vergeltung Schaden', 'de')).toEqual(['MC-KEYWORD-11']);
  expect(index.find('represalia daño', 'es')).toEqual(['MC-KEYWORD-11']);
});

test('a word is found while it is typed, and within a German compound', () => {
  expect(index.find('verge', 'de')).toContain('MC-KEYWORD-11');
  expect(index.find('sichtlin', 'de')).toContain('CP-LOS-1');
  expect(index.find('Schablone', 'de')).toContain('CP-MEASURE-9');
});

test('what nobody says is not found; nothing looked for is everything', () => {
  expect(index.find('Xylophon', 'de')).toEqual([]);
  expect(index.find('  ', 'en')).toHaveLength(games.reduce((sum, game) => sum + ledger[game].length, 0));
});

test('what was looked for is marked, however it is said', () => {
  const marked = (query: string, reader: Locale, text: string) =>
    index
      .marked(text, 'champions', reader, index.asks(query, reader))
      .filter(({ hit }) => hit)
      .map((piece) => piece.text);
  expect(marked('Vergeltung', 'en', 'Retaliate X: the attacker takes damage.')).toEqual(['Retaliate']);
  expect(marked('hit point', 'de', 'Der Held hat 0 Lebenspunkte.')).toEqual(['Lebenspunkte']);
  expect(marked('ataque', 'es', 'Sin nada que decir.')).toEqual([]);
});

test('stems: words of one family have one, others do not', () => {
  expect(['retaliate', 'retaliates', 'retaliation'].map((word) => stemOf(word, 'en'))).toEqual(
    Array(3).fill('retaliat'),
  );
  expect(['alcance', 'alcances', 'alcanzar'].map((word) => stemOf(word, 'es'))).toEqual(
    Array(3).fill('alcanc'),
  );
  expect(['Bedrohung', 'Bedrohungen'].map((word) => stemOf(word, 'de'))).toEqual(Array(2).fill('bedroh'));
  expect(stemOf('minion', 'en')).not.toBe(stemOf('mine', 'en'));
});
