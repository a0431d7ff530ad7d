import type { Json } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import type { Course } from '@assemble/lessons';
import type { Collection } from '@assemble/puzzles';
import type { RuleEntry, Term } from '@assemble/rules';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { EditorFace } from '../editor/face.ts';
import type { SignName } from '../emblems/signs.ts';
import type { Book } from '../rules/book/book.ts';
import type { Scenes } from '../rules/scenes/scene.ts';
import type { Route } from '../shell/router.ts';
import type { GameFace } from '../table/board.ts';

export type Topics = Readonly<Record<string, Localized<string>>>;

/** A place among the screens of a game; whatever is built there has the sign for that. */
export interface GamePlace {
  readonly path: readonly string[];
  readonly sign: Extract<SignName, 'cards' | 'build' | 'map' | 'shelf'>;
  readonly label: Localized<string>;
  readonly about: Localized<string>;
}

export interface GameLedger {
  readonly rules: readonly RuleEntry[];
  readonly topics: Topics;
}

/** What a game hands to the page. The rooms that all games share know nothing else of it. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly blurb: Localized<string>;
  /** All players win and lose together. */
  readonly together?: true;
  /** How many play, and for about how many minutes. */
  readonly players: Localized<string>;
  readonly minutes: number;
  /** A drawing for its poster, which it fills. */
  readonly Picture: ComponentType;
  /** Its rules and the names of their topics, loaded when somebody reads them. */
  readonly ledger: () => Promise<GameLedger>;
  /** Its words in three languages, each with the rule that explains it, where one does. */
  readonly terms: () => Promise<readonly Term[]>;
  /** Its rules as a book: chapters and drawings, loaded when somebody reads it. */
  readonly book: () => Promise<Book>;
  /** Scenes on its table that show a rule. */
  readonly scenes: () => Promise<Scenes>;
  /** The screens under `#/<id>/…`, where there are any yet, and the places in them that the home page offers. */
  readonly screens?: LazyExoticComponent<ComponentType<{ readonly route: Route }>>;
  readonly places?: readonly GamePlace[];
  /** Something that lies on its table, in small, as its face names it in a glance. */
  readonly Thing?: LazyExoticComponent<ComponentType<{ readonly thing: Json }>>;
  /** What its matches are called, by the id that the match keeps. */
  readonly titles?: Readonly<Record<string, Localized<string>>>;
  /** Its lessons, loaded when somebody learns; none where there are none yet. */
  readonly course?: () => Promise<Course>;
  /** What it brings to the position editor, loaded when somebody builds a position; none where there is none yet. */
  readonly editor?: () => Promise<EditorFace>;
  /** Its puzzles, loaded when somebody looks at them. */
  readonly puzzles?: () => Promise<Collection>;
  /** What it brings to the table, loaded when somebody plays; none while it cannot be played yet. */
  readonly face?: () => Promise<GameFace>;
}
