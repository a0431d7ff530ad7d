import { coverBetween, movementLength, rangeLength, solidOf } from '@assemble/crisis-protocol';
import { locales } from '@assemble/language';
import { gameIds, ledger, terms } from '@assemble/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { book as champions } from '../src/games/champions/book/index.ts';
import { book as crisisProtocol } from '../src/games/crisis-protocol/book/index.ts';
import { BASE, cover, MOVES, RANGES } from '../src/games/crisis-protocol/book/scenes.ts';
import { book as diceMasters } from '../src/games/dice-masters/book/index.ts';
import { editionOf, figuresOf, pagesOf, passagesOf } from '../src/rules/book/pages.ts';
import { stepsIn } from '../src/rules/book/steps.ts';
import { finderOf, termsIn } from '../src/rules/glossary/terms.ts';

const books = { champions, 'crisis-protocol': crisisProtocol, 'dice-masters': diceMasters } as const;

describe.each(gameIds)('the book of %s', (game) => {
  const book = books[game];

  test('has every topic in one chapter, and opens with how to play', () => {
    const topics = book.chapters.flatMap((chapter) => chapter.topics);
    expect([...topics].sort()).toEqual([...new Set(ledger[game].map(({ topic }) => topic))].sort());
    expect(book.chapters[0]?.steps).toBeDefined();
    expect(topics.indexOf('components')).not.toBe(0);
  });

  test('says everything in each language, with as many steps, and draws at least two things', () => {
    for (const { intro, steps, lead, title } of book.chapters)
      for (const locale of locales) {
        expect(title[locale] && lead[locale]).toBeTruthy();
        expect(intro[locale].length).toBe(intro.en.length);
        expect(steps?.[locale].length).toBe(steps?.en.length);
      }
    const figures = new Set(book.chapters.flatMap((chapter) => chapter.figures));
    expect(figures.size).toBeGreaterThanOrEqual(2);
    const topics = book.chapters.flatMap((chapter) => chapter.topics);
    for (const figure of figures) for (const topic of figure.topics) expect(topics).toContain(topic);
    for (const { Drawing } of figures)
      for (const locale of locales)
        expect(renderToStaticMarkup(createElement(Drawing, { locale }))).not.toMatch(/undefined|NaN/);
  });
});

describe('pages', () => {
  const rules = ledger['crisis-protocol'];

  test('a chapter begins with a page of its own; what an edition does not have is left out', () => {
    const [first, second] = pagesOf(diceMasters, ledger['dice-masters'], null);
    expect([first?.chapter.id, first?.topic]).toEqual(['how-to-play', null]);
    expect([second?.chapter.id, second?.topic]).toEqual(['how-to-play', 'core-rules']);
    // One-Shot cards are known to the Spanish rulebook only.
    const oneShot = (edition: 'en' | 'es13') =>
      pagesOf(crisisProtocol, rules, edition).some(({ topic }) => topic === 'one-shot');
    expect([oneShot('en'), oneShot('es13')]).toEqual([false, true]);
  });

  test('the edition is the one that is named, else that of the language; one edition needs no name', () => {
    expect(editionOf(rules, 'de', 'en')).toBe('de');
    expect(editionOf(rules, 'fr', 'es')).toBe('es13');
    expect(editionOf(ledger.champions, 'de', 'en')).toBeNull();
  });

  test('a rule that holds elsewhere only stands beside the one in its place', () => {
    for (const edition of ['en', 'de', 'es13'] as const)
      for (const topic of new Set(rules.map((entry) => entry.topic)))
        for (const { entry, others } of passagesOf(topic, rules, crisisProtocol, edition)) {
          expect(entry.editions).toContain(edition);
          for (const other of others) expect(other.editions).not.toContain(edition);
        }
    const variant = rules.find((entry) => entry.variantOf !== undefined && !entry.editions?.includes('en'));
    const shown = passagesOf(variant?.topic ?? '', rules, crisisProtocol, 'en');
    expect(shown.flatMap(({ others }) => others.map(({ id }) => id as string))).toContain(variant?.id);
  });

  test('each difference stands once on a page', () => {
    const shown = passagesOf('cover', rules, crisisProtocol, 'en').flatMap(({ differences }) => differences);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('a topic has its drawings first, wherever their chapter is, then those of its own', () => {
    const drawn = (topic: string) => {
      const chapter = crisisProtocol.chapters.find(({ topics }) => topics.includes(topic));
      if (chapter === undefined) throw new Error(`no chapter has ${topic}`);
      return figuresOf(crisisProtocol, { chapter, topic }).map(({ id }) => id);
    };
    expect(drawn('securing')).toEqual(['range']);
    expect(drawn('measurement')).toEqual(['range', 'cover']);
    expect(drawn('dazed-and-ko')).toEqual([]);
  });
});

describe('rules that are counted', () => {
  test('are steps without their label, in any language; a number by itself stays where it is', () => {
    expect(
      stepsIn(['Deckung.', 'Voraussetzung 1 der Deckung: Nah.', 'Voraussetzung 2 der Deckung: Weit.']),
    ).toEqual([
      { text: 'Deckung.', step: null },
      { text: 'Nah.', step: 1 },
      { text: 'Weit.', step: 2 },
    ]);
    expect(stepsIn(['Paso 9: se elige.', 'Paso 10: se roba.', 'Máximo 2 por jugador: así.'])).toEqual([
      { text: 'Se elige.', step: 9 },
      { text: 'Se roba.', step: 10 },
      { text: 'Máximo 2 por jugador: así.', step: null },
    ]);
  });

  test.each(['en', 'es', 'de'] as const)('an attack has fourteen of them (%s)', (locale) => {
    const said = passagesOf('attack', ledger['crisis-protocol'], crisisProtocol, 'en');
    const steps = stepsIn(said.map(({ entry }) => entry.says[locale])).flatMap(({ step }) => step ?? []);
    expect(steps).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  });
});

describe('what is drawn is what the rules say', () => {
  const at = ([x, y]: readonly [number, number]) => ({ x, y, radius: BASE });
  const [[x1, y1], [x2, y2]] = cover.box;
  const box = (size: number) =>
    solidOf({
      id: 'kiosk',
      kind: 'kiosk',
      size,
      interactive: true,
      outline: [
        { x: x1, y: y1 },
        { x: x2, y: y1 },
        { x: x2, y: y2 },
        { x: x1, y: y2 },
      ],
      standing: null,
    });

  test('the defender in the drawing has cover, and would have none from something small', () => {
    const defender = { ...at(cover.defender), size: 2 };
    expect(coverBetween(at(cover.attacker), defender, [box(cover.size)]).yes).toBe(true);
    expect(coverBetween(at(cover.attacker), defender, [box(1)]).yes).toBe(false);
  });

  test('tools are as long as those of the table', () => {
    expect(RANGES).toEqual(([1, 2, 3, 4, 5] as const).map(rangeLength));
    expect(MOVES.map(([tool, length]) => [tool, length])).toEqual(
      (['S', 'M', 'L'] as const).map((tool) => [tool, movementLength(tool)]),
    );
  });
});

describe('terms in texts', () => {
  const found = (game: keyof typeof terms, locale: 'en' | 'es' | 'de', ...texts: string[]) =>
    termsIn(texts, finderOf(terms[game], locale)).map((pieces) =>
      pieces.filter(({ term }) => term !== null).map(({ text, term }) => `${text}=${term}`),
    );

  test('are found in any form, the longer one of two, each where it is first read', () => {
    expect(found('dice-masters', 'en', 'Move both dice to the used piles, then to the used pile.')).toEqual([
      ['used piles=used-pile'],
    ]);
    expect(found('champions', 'de', 'Ein betäubter Held.', 'Noch ein betäubter Held.')).toEqual([
      ['betäubter=stunned'],
      [],
    ]);
    // The defense is a value, the defender is somebody.
    expect(found('crisis-protocol', 'de', 'Der Verteidiger hat Verteidigungen.')).toEqual([
      ['Verteidigungen=term-defense'],
    ]);
    expect(found('crisis-protocol', 'es', 'Con Cobertura y línea de visión.')).toEqual([
      ['Cobertura=term-cover', 'línea de visión=term-line-of-sight'],
    ]);
  });

  test('nothing of a text is lost, and what nothing explains is not marked', () => {
    const text = 'The prep area holds dice; “energy” – and more.';
    const [pieces] = termsIn([text], finderOf(terms['dice-masters'], 'en'));
    expect(pieces?.map((piece) => piece.text).join('')).toBe(text);
    expect(termsIn(['one two'], finderOf([{ id: 'a', en: 'one', es: null, de: null }], 'en'))).toEqual([
      [{ text: 'one two', term: null }],
    ]);
  });
});
