import { positionsIn } from '@assemble/scenario/reading';
import type { Maker } from '../collection/Builder.tsx';
import { editorHref, type NamedPosition, positionAt, tableHref } from './address.ts';
import type { EditorFace } from './face.ts';
import { fileOf } from './file.ts';
import { layOnce } from './lay.ts';
import { positionStore } from './saved.ts';
import { editorWords } from './words.ts';

const said = ({ given, edition, goal }: NamedPosition): string =>
  JSON.stringify([given, edition ?? null, goal ?? null]);

/** Positions as something that people make, keep, take along and bring. */
export function makerOf(editor: EditorFace): Maker<NamedPosition> {
  const { words, face, first } = editor;
  const blank: NamedPosition = { name: '', given: first, edition: editor.edition, goal: null };
  return {
    words: editorWords,
    store: positionStore(words.game),
    hrefOf: (one, id) => editorHref(words.game, one, id),
    playHref: (one) => tableHref(words.game, one),
    at: (query, locale) => {
      const found = positionAt(query);
      const isLost = found === null && query.has('p');
      return {
        one: found ?? blank,
        notes: isLost ? [{ part: query.get('p') ?? '', why: editorWords[locale].noLink, nearest: [] }] : [],
      };
    },
    isSame: (one, other) => said(one) === said(other),
    blank: () => blank,
    whyNot: (one, locale) => {
      const { fault } = layOnce(words, one);
      return fault === null ? null : `${editorWords[locale].cannotLay} ${fault}`;
    },
    violations: (one, locale) => {
      const { reasons, laid } = layOnce(words, one);
      const players = one.given['players'] as readonly string[];
      return reasons.map((reason) => ({
        rule: reason.rule,
        text: face.renderMessage(reason, locale, players, laid?.view ?? null),
        cards: [],
        to: null,
      }));
    },
    mended: () => null,
    counts: () => ({}),
    sentence: ({ given }, locale) => ({
      count: editor.about(given, locale),
      state: editorWords[locale].possible,
    }),
    colours: () => editor.colours,
    about: ({ given }, locale) => editor.about(given, locale),
    ways: () => [],
    read: (text) => ({
      found: positionsIn(text, words).map((one) => ({
        ...one,
        edition: one.edition ?? editor.edition,
        goal: null,
      })),
      notes: [],
    }),
    fileOf: (some) => fileOf(words, some),
    fileName: `${words.game}-positions`,
    fileEnding: 'scenario.yaml',
  };
}
