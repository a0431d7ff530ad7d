import { positionsIn } from '@assemble/scenario/reading';
import type { Maker } from '../collection/Builder.tsx';
import { editorHref, type NamedPosition, positionAt, tableHref } from './address.ts';
import type { EditorFace } from './face.ts';
import { fileOf } from './file.ts';
import { layOnce } from './lay.ts';
import { positionStore } from './saved.ts';
import { editorWords } from './words.ts';

/** Positions as something that people make, keep, take along and bring. */
export function makerOf(editor: EditorFace): Maker<NamedPosition> {
  const { words, face, first } = editor;
  return {
    words: editorWords,
    store: positionStore(words.game),
    hrefOf: (one, id) => editorHref(words.game, one, id),
    playHref: (one) => tableHref(words.game, one),
    at: (query, locale) => {
      const found = positionAt(query);
      const isLost = found === null && query.has('p');
      return {
        one: found ?? { name: '', given: first },
        notes: isLost ? [{ part: query.get('p') ?? '', why: editorWords[locale].noLink, nearest: [] }] : [],
      };
    },
    isSame: (one, other) => JSON.stringify(one.given) === JSON.stringify(other.given),
    blank: () => ({ name: '', given: first }),
    whyNot: ({ given }, locale) => {
      const outcome = layOnce(words, given);
      return 'fault' in outcome ? `${editorWords[locale].cannotLay} ${outcome.fault}` : null;
    },
    violations: ({ given }, locale) => {
      const outcome = layOnce(words, given);
      if (!('reason' in outcome)) return [];
      const { reason } = outcome;
      const players = given['players'] as readonly string[];
      return [
        { rule: reason.rule, text: face.renderMessage(reason, locale, players, null), cards: [], to: null },
      ];
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
    read: (text) => ({ found: positionsIn(text, words), notes: [] }),
    fileOf: (some) => fileOf(words, some),
    fileName: `${words.game}-positions`,
    fileEnding: 'scenario.json',
  };
}
