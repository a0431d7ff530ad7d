import type { EditionId, RuleEntry, Term } from '@assemble/rules';
import { createContext, useContext } from 'react';
import type { Topics } from '../../games/game.ts';
import type { Game } from '../../games/index.ts';
import { hrefTo } from '../../shell/router.ts';
import type { Book } from './book.ts';
import type { Page } from './pages.ts';

/** A book that lies open, in an edition. */
export interface Reading {
  readonly game: Game;
  readonly book: Book;
  readonly rules: readonly RuleEntry[];
  readonly topics: Topics;
  readonly terms: readonly Term[];
  /** How many terms are explained. */
  readonly explained: number;
  readonly edition: EditionId | null;
  readonly pages: readonly Page[];
  readonly hrefOf: (page: Page) => string;
  readonly hrefOfPart: (part: Part) => string;
}

/** What a book has beside its pages. */
export const PARTS = ['glossary', 'editions', 'whole'] as const;
export type Part = (typeof PARTS)[number];

/** The addresses of a book; the edition goes along where it was chosen. */
export const addressesIn = (game: string, chosen: string | null): Pick<Reading, 'hrefOf' | 'hrefOfPart'> => {
  const query = { edition: chosen ?? '' };
  return {
    hrefOf: ({ chapter, topic }) =>
      hrefTo(['rules', game, chapter.id, ...(topic === null ? [] : [topic])], query),
    hrefOfPart: (part) => hrefTo(['rules', game, part], query),
  };
};

export const ReadingContext = createContext<Reading | null>(null);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (reading === null) throw new Error('no book lies open here');
  return reading;
}
