import type { Locale, Localized } from '@assemble/language';
import type { Difference } from '@assemble/rules';
import type { ComponentType } from 'react';

/** A drawing beside the text, painted from the description of a scene. */
export interface Figure {
  readonly id: string;
  /** The topics that it explains; it also stands on the first page of its chapter. */
  readonly topics: readonly string[];
  /** What is seen, in a few words; then in a sentence. */
  readonly title: Localized<string>;
  readonly caption: Localized<string>;
  readonly Drawing: ComponentType<{ readonly locale: Locale }>;
}

export interface Chapter {
  readonly id: string;
  readonly title: Localized<string>;
  /** What it is about, in a line and in a few sentences. */
  readonly lead: Localized<string>;
  readonly intro: Localized<readonly string[]>;
  /** Steps of which the first chapter is made: how the game is played. */
  readonly steps?: Localized<readonly string[]>;
  /** Topics of the ledger, in the order in which they are read. */
  readonly topics: readonly string[];
  readonly figures: readonly Figure[];
}

/** The rules of a game to be read from the beginning: chapters in playing order over the entries of its ledger. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** Where its editions differ; none where there is one edition. */
  readonly differences: readonly Difference[];
}
