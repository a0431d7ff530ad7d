import { differences } from '@assemble/rules/ledger/crisis-protocol-editions';
import type { Book } from '../../../rules/book/book.ts';
import { fighting } from './fighting.ts';
import { opening } from './opening.ts';

/** The rules of Crisis Protocol in playing order. */
export const book: Book = { differences, chapters: [...opening, ...fighting] };
