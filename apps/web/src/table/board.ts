import type { Answer, Decision, Event, Json, Message } from '@assemble/kernel';
import type { Locale, Localized, Rich } from '@assemble/language';
import type { ReactNode } from 'react';

/**
 * A line of a menu as a board is told of it. `id` and `args` are those of the option in the decision, so its own game
 * can tell what it is about; `reasons` are whole sentences in the reader's language.
 */
export interface BoardOption {
  readonly id: string;
  readonly label: string;
  readonly lit: boolean;
  readonly reasons: readonly string[];
  readonly args: { readonly [name: string]: unknown };
}

/**
 * What a game's board is told. It draws the view, lights what can be tapped and reports taps. Whatever stands for a
 * card carries its id in `data-card`, so that the key I opens its sheet.
 */
export interface BoardProps<View = unknown> {
  readonly view: View;
  readonly locale: Locale;
  readonly seatNames: readonly string[];
  /**
   * Entities that can be tapped now, and those chosen so far (ids as in decisions; players are -1 - seat). Wherever it
   * lies, a lit entity is in sight and can be tapped: also dice that are just being rolled.
   */
  readonly lit: ReadonlySet<number>;
  readonly chosen: ReadonlySet<number>;
  /** Options of a menu by entity or card, so that a board may light a card ("buy") or a die ("field", "use"). */
  readonly options: readonly BoardOption[];
  readonly onTap: (entity: number) => void;
  readonly onOption: (id: string) => void;
  readonly onInspect: (card: string) => void;
  /** Which entity each item is assigned to so far (blockers → attackers), and amounts given (damage split). */
  readonly assigned: ReadonlyMap<number, readonly number[]>;
  readonly amounts: ReadonlyMap<number, number>;
  /** The seat at the bottom of the board; null for a spectator. */
  readonly me: number | null;
  readonly reducedMotion: boolean;
}

/** Where the match is, for the bar at the top. */
export interface Progress {
  /** "Turn 3", without the name of the player: the table adds it. */
  readonly turn: string;
  /** Whose turn it is; null where it is nobody's. */
  readonly active: number | null;
  readonly steps: readonly { readonly id: string; readonly label: string; readonly rule: string }[];
  /** The id of the current step; null before the first. */
  readonly current: string | null;
}

/** A ready-made way to play. */
export interface ReadySetup {
  readonly id: string;
  readonly title: Localized<string>;
  readonly about: Localized<string>;
  readonly setup: Json;
}

/** Something to choose on the set-up screen; its value goes into the set-up under `name`. */
export interface SetupChoice {
  readonly name: string;
  readonly label: Localized<string>;
  /** Ids of the ready-made set-ups that have this choice; left out: all. */
  readonly only?: readonly string[];
  /** An option may depend on who sits: `{0}` and `{1}` in a label stand for the names of the seats. */
  readonly options: readonly {
    readonly id: string;
    readonly label: Localized<string>;
    readonly value: Json;
  }[];
}

/** What a game brings to the table screen. */
export interface GameFace<View = unknown> {
  readonly id: string;
  readonly Board: (props: BoardProps<View>) => ReactNode;
  readonly CardSheet: (props: { card: string; locale: Locale; onClose: () => void }) => ReactNode;
  readonly renderMessage: (
    message: Message,
    locale: Locale,
    seatNames: readonly string[],
    view: View,
  ) => Rich;
  /** Ready-made set-ups for the start screen, and what else can be chosen there. */
  readonly setups: readonly ReadySetup[];
  readonly choices: readonly SetupChoice[];
  readonly entityName: (entity: number, view: View, locale: Locale, seatNames: readonly string[]) => string;
  readonly progress: (view: View, locale: Locale) => Progress;
  /** Whether a log line opens a new turn, a new phase, or neither. */
  readonly heading: (event: Event) => 'turn' | 'step' | null;
  /** The card of an entity, for the sheet; null where there is none. */
  readonly cardOf: (entity: number, view: View) => string | null;
  /** The entities that a payment may be made with; the rules have the last word on a choice of them. */
  readonly payable: (decision: Decision & { readonly shape: 'pay' }, view: View) => readonly number[];
  /** The payment that uses these entities and how far it goes; only a help, the rules decide. */
  readonly payment: (
    decision: Decision & { readonly shape: 'pay' },
    chosen: readonly number[],
    view: View,
    locale: Locale,
  ) => { readonly answer: Answer; readonly paid: number; readonly of: number; readonly cost: string };
  /** Ids of options that mean "no more" or "no": the space bar takes them. */
  readonly passes: readonly string[];
  /** Ready-made answers to a commitment (such as a team), the suggested one first. */
  readonly commitments: (
    decision: Decision & { readonly shape: 'commit' },
    suggestion: Answer,
    view: View,
    locale: Locale,
  ) => readonly {
    readonly id: string;
    readonly label: string;
    readonly about: string;
    readonly answer: Answer;
  }[];
  /** All things on the board as a list of rows, for the text board. */
  readonly outline: (
    view: View,
    locale: Locale,
    seatNames: readonly string[],
  ) => readonly {
    readonly title: string;
    readonly lines: readonly {
      readonly entity: number | null;
      readonly card: string | null;
      readonly text: string;
    }[];
  }[];
}
