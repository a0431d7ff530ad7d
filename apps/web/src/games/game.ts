import type { Localized } from '@assemble/language';
import type { RuleEntry } from '@assemble/rules';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { Route } from '../shell/router.ts';
import type { GameFace } from '../table/board.ts';

export type Topics = Readonly<Record<string, Localized<string>>>;

/** What a game hands to the page. The rooms that all games share know nothing else of it. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly blurb: Localized<string>;
  /** All players win and lose together. */
  readonly together?: true;
  /** A drawing for its tile. */
  readonly Picture: ComponentType;
  /** Its rules and the names of their topics, loaded when somebody reads them. */
  readonly ledger: () => Promise<{ readonly rules: readonly RuleEntry[]; readonly topics: Topics }>;
  /** The screens under `#/<id>/…`, where there are any yet, and the places in them that the home page offers. */
  readonly screens?: LazyExoticComponent<ComponentType<{ readonly route: Route }>>;
  readonly places?: readonly { readonly path: readonly string[]; readonly label: Localized<string> }[];
  /** What its matches are called, by the id that the match keeps. */
  readonly titles?: Readonly<Record<string, Localized<string>>>;
  /** What it brings to the table, loaded when somebody plays; none while it cannot be played yet. */
  readonly face?: () => Promise<GameFace>;
}
