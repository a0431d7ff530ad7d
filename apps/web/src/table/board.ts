import type { Answer, Decision, Event, Json, Message, Outcome } from '@assemble/kernel';
import type { Locale, Localized, Rich } from '@assemble/language';
import type { Asked, Probed } from '@assemble/protocol';
import type { ReactNode } from 'react';
import type { DrawnEmblem } from '../emblems/emblem.ts';
import type { Problem } from '../shell/Problems.tsx';
import type { Afterwards } from './deeds.ts';
import type { Cue } from './sound/tones.ts';
import type { Beats } from './stage/beats/beat.ts';
import type { Reading } from './stage/useReading.ts';
import type { WaitingFace } from './waiting-face.ts';

/**
 * A line of a menu as a board is told of it. `id` and `args` are those of the option in the decision, so its own game
 * can tell what it is about; `reasons` are whole sentences in the reader's language.
 */
export interface BoardOption {
  readonly id: string;
  readonly label: string;
  readonly lit: boolean;
  /** What it does, and what should be known before. */
  readonly does: readonly string[];
  readonly but: readonly string[];
  readonly reasons: readonly string[];
  readonly args: { readonly [name: string]: unknown };
}

/** A place that is asked for. The rules judge every try; nothing here tells what is legal. */
export interface Placing {
  readonly n: number;
  /** What is placed, and all legal places at once (null until they have come), both in the game's own form. */
  readonly what: Json;
  readonly region: Json;
  /** The place that was picked, null while there is none. */
  readonly at: Answer;
  /** What the rules said of the last try: of this place, or of one that the pointer passed over. */
  readonly probed: Probed | null;
  /** Asks the rules about a place without picking it. */
  readonly onTry: (answer: Answer) => void;
  /** Picks a place, or none; the strip gives it once it is confirmed. */
  readonly onPlace: (answer: Answer) => void;
  /** Gives the place that is picked, like the strip. */
  readonly onGive: () => void;
}

/** The game's own controls for a place, in the strip: to nudge it, to write it down, to read what it comes to. */
export interface PlaceProps<View = unknown> {
  readonly placing: Placing;
  readonly view: View;
  readonly locale: Locale;
  readonly seatNames: readonly string[];
  /** The seat at the bottom of the board: places are told as it sees them. */
  readonly me: number | null;
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
  /** The line of the menu that is looked at before it is taken; null where none is. */
  readonly eyed: string | null;
  readonly onTap: (entity: number) => void;
  readonly onOption: (id: string) => void;
  readonly onInspect: (card: string) => void;
  /** The card that is being read: the board shows it large, at the place that it keeps for that. */
  readonly reading: Reading | null;
  /** The entity that was tapped last to be looked at, whatever is asked; null where none is. */
  readonly selected: number | null;
  readonly onSelect: (entity: number | null) => void;
  /** Which entity each item is assigned to so far (blockers → attackers), and amounts given (damage split). */
  readonly assigned: ReadonlyMap<number, readonly number[]>;
  readonly amounts: ReadonlyMap<number, number>;
  /** The place that is asked for; null where none is. */
  readonly placing: Placing | null;
  /** What happened so far. */
  readonly events: readonly Event[];
  /** The seat at the bottom of the board; null for a spectator. */
  readonly me: number | null;
  readonly reducedMotion: boolean;
}

/** The score of a game that keeps it in the bar; around where the match is, which it is given as `children`. */
export interface ScoreProps<View = unknown> {
  readonly view: View;
  readonly locale: Locale;
  readonly seatNames: readonly string[];
  readonly me: number | null;
  readonly children: ReactNode;
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

/** A ready-made way to play; its id stands for its title in matches that are kept. */
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
  /** An option may depend on who sits: `{0}` and `{1}` in a label stand for the names of the seats. */
  readonly options: readonly {
    readonly id: string;
    readonly label: Localized<string>;
    readonly value: Json;
    /** The set-up with everything else that has to change with it, such as what another rulebook asks for. */
    readonly fit?: (setup: Json) => Json;
  }[];
  /** What it means, in one line. */
  readonly about?: Localized<string>;
  /** The option that holds until somebody chooses: by whether people elsewhere play. Left out: what the set-up says. */
  readonly usual?: (online: boolean) => string;
}

/** Chances before a roll, as a table; the cells are in the reader's language. */
export interface OddsTable {
  readonly title: string;
  /** Whether it belongs to the question and is open at first; else it is opened by whoever wants to know. */
  readonly open?: true;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
  /** What is counted in them and what is not. */
  readonly notes?: readonly string[];
}

/** The way of one die in one roll. */
export interface DieWay {
  readonly die: number;
  readonly name: string;
  readonly card: string | null;
  readonly way: readonly {
    readonly how: 'rolled' | 'rerolled' | 'changed' | 'counted';
    readonly shows: string;
  }[];
}

/** What the dice did: the last rolls, the newest first, and how each seat's rolls compare with the average. */
export interface DiceStory {
  readonly rolls: readonly {
    readonly key: number;
    readonly title: string;
    readonly dice: readonly DieWay[];
  }[];
  readonly luck: readonly {
    readonly seat: number;
    readonly dice: number;
    readonly rows: readonly { readonly label: string; readonly rolled: number; readonly expected: number }[];
  }[];
}

/** A game's own form for something that is chosen in secret. */
export interface CommitmentProps<View = unknown> {
  readonly decision: Decision & { readonly shape: 'commit' };
  readonly suggestion: Answer;
  readonly view: View;
  readonly locale: Locale;
  readonly onDecide: (answer: Answer) => void;
}

/** A card over the table. Where one is being played, with what it shows and the menu that its player has. */
export interface CardSheetProps<View = unknown> {
  readonly card: string;
  readonly locale: Locale;
  readonly view: View | null;
  readonly options: readonly BoardOption[];
  readonly onClose: () => void;
}

/** What is selected on the board, in full: for the strip of small screens at its full height. */
export interface SelectedProps<View = unknown> {
  readonly entity: number | null;
  readonly view: View;
  readonly locale: Locale;
  readonly seatNames: readonly string[];
  readonly options: readonly BoardOption[];
}

/** A game's own form for everything that its set-up can say. */
export interface ConfigureProps {
  readonly locale: Locale;
  readonly seatNames: readonly string[];
  /** The set-up so far; the game knows its form. */
  readonly setup: Json;
  readonly onChange: (setup: Json) => void;
  readonly seats: SeatTiles;
}

/** How a seat looks on the set-up page of a game where one chooses for one seat after the other. */
export interface SeatLook {
  readonly emblem: DrawnEmblem;
  readonly text: string;
  /** Whether it is the one that is chosen for. */
  readonly active: boolean;
  readonly onActive: () => void;
}

/** The seats, which a game lays where its drawing has them. */
export interface SeatTiles {
  readonly tile: (seat: number, look?: SeatLook) => ReactNode;
  /** The ways to one seat more or fewer; null where two sit. */
  readonly change: ReactNode;
}

/** What is played, as one would say it: a sentence, and a line with what else one should know. */
export interface Saying {
  readonly title: string;
  readonly text: string;
}

/** How a match is set up. */
export interface Configuration {
  readonly Form: (props: ConfigureProps) => ReactNode;
  readonly say: (setup: Json, locale: Locale) => Saying;
  /** Draws the sides of a set-up by chance; null where there is nothing to draw. */
  readonly surprise: (setup: Json) => (() => Json) | null;
  /** What an address brings along, such as a team to play with; null when it brings nothing. */
  readonly fromAddress: (query: URLSearchParams, locale: Locale) => Json | null;
  /** A ready-made set-up as whoever reads this language would want it, such as with its rulebook; as it is if left out. */
  readonly inLanguage?: (setup: Json, locale: Locale) => Json;
  /** The id among the titles of the game by which a match of this set-up is called, a ready-made one by its own. */
  readonly titleOf: (setup: Json) => string;
  /** Everything that is wrong with a set-up, in words and with its rule; nothing when a match can start. */
  readonly problems: (setup: Json, locale: Locale, seatNames: readonly string[]) => readonly Problem[];
}

/** How many may sit down, where that varies; without it two do. */
export interface SeatRange {
  readonly least: number;
  readonly most: number;
  /** A set-up for another number of seats: the first ones stay as they are. */
  readonly resize: (setup: Json, seats: number) => Json;
}

/** What is to be seen of a match from afar: its score, and a few things on its table in the game's own form. */
export interface GlanceOf {
  readonly scores: readonly {
    readonly name: Localized<string>;
    readonly mine: boolean;
    readonly value: number;
    /** What it began with, or can reach; null where there is no such number. */
    readonly of: number | null;
  }[];
  readonly things: readonly Json[];
}

/** A line of a menu as a tile for fingers: a sign, a short name, what it costs or how far it goes. */
export interface Tile {
  readonly sign: ReactNode;
  readonly name: string;
  readonly facts: string;
}

/** What a game brings to the table screen. */
export interface GameFace<View = unknown> {
  readonly id: string;
  readonly Board: (props: BoardProps<View>) => ReactNode;
  readonly CardSheet: (props: CardSheetProps<View>) => ReactNode;
  readonly Selected?: (props: SelectedProps<View>) => ReactNode;
  /** Without a view, as for the log of a match that cannot be played again, dice and models stay nameless. */
  readonly renderMessage: (
    message: Message,
    locale: Locale,
    seatNames: readonly string[],
    view: View | null,
    me?: number | null,
  ) => Rich;
  /** Ready-made set-ups for the start screen, and what else can be chosen there. */
  readonly setups: readonly ReadySetup[];
  readonly choices: readonly SetupChoice[];
  readonly configure: Configuration;
  /** Before an online match begins. */
  readonly waiting: WaitingFace;
  readonly seating?: SeatRange;
  readonly entityName: (entity: number, view: View, locale: Locale, seatNames: readonly string[]) => string;
  readonly progress: (view: View, locale: Locale) => Progress;
  readonly Score?: (props: ScoreProps<View>) => ReactNode;
  /** Whether the log is a drawer over the board, which shows the last lines itself. */
  readonly logsItself?: true;
  /** Whether a wide board offers a line of this menu itself, with all that it costs and comes to: the dock leaves it out. */
  readonly offersItself?: (decision: Decision, option: Message) => boolean;
  /**
   * What the primary act of a question is called that is put together on the board, and what it comes to; null where
   * the page's own words do.
   */
  readonly act?: (
    decision: Decision,
    draft: { readonly chosen: readonly number[]; readonly put: readonly (readonly number[])[] },
    view: View,
    locale: Locale,
  ) => { readonly label: string; readonly then?: string } | null;
  /** Whether a line of a menu is about a card that lies lit before the player: the dock names what does not lie there first. */
  readonly liesOpen?: (option: Message) => boolean;
  /** Whether a log line opens a new turn, a new phase, or neither. */
  readonly heading: (event: Event) => 'turn' | 'step' | null;
  /** The card of an entity, for the sheet; null where there is none. */
  readonly cardOf: (entity: number, view: View) => string | null;
  /** The entities that a payment may be made with; the rules have the last word on a choice of them. */
  readonly payable: (
    decision: Decision & { readonly shape: 'pay' },
    view: View,
    choices: Asked['choices'],
  ) => readonly number[];
  /** The payment that uses these entities and how far it goes; only a help, the rules decide. */
  readonly payment: (
    decision: Decision & { readonly shape: 'pay' },
    chosen: readonly number[],
    view: View,
    locale: Locale,
    choices: Asked['choices'],
  ) => { readonly answer: Answer; readonly paid: number; readonly of: number; readonly cost: string };
  readonly Place?: (props: PlaceProps<View>) => ReactNode;
  /** What giving a place does, for the primary button: "Move", "Throw". */
  readonly placeAct?: (decision: Decision & { readonly shape: 'place' }, locale: Locale) => string;
  /** A place that was given or is proposed, in words as a seat sees it; null where it is none. */
  readonly placeName?: (answer: Answer, view: View, locale: Locale, me: number | null) => string | null;
  /** What one should read before taking a menu line whose card does not lie on the board; null for all others. */
  readonly about?: (option: Message, locale: Locale, view: View) => string | null;
  /** What is drawn beside such a line, its words saying all of it too; null for all others. */
  readonly pictureOf?: (option: Message, view: View) => ReactNode;
  /** How a menu line looks in a narrow dock; null for those that are words there, too. */
  readonly tileOf?: (option: Message, locale: Locale, view: View) => Tile | null;
  /**
   * What the board shows of a menu line before it is taken, in words; null where it shows nothing. Such a line is taken
   * only once it was looked at: pointed at, focused or pressed before.
   */
  readonly shows?: (
    option: Message,
    locale: Locale,
    view: View,
    seatNames: readonly string[],
  ) => string | null;
  /** Ids of options that mean "no more" or "no": the space bar takes them. */
  readonly passes: readonly string[];
  /** Those of them that a seat may be asked with alone, so that being asked tells nothing of what it hides. */
  readonly idle?: readonly string[];
  /** The pass of a question whose other answers could better nothing; null where one could, or it cannot be told. */
  readonly vain?: (asked: Asked, view: View) => string | null;
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
  /** A form to put such an answer together, beside the ready-made ones. */
  readonly Commitment?: (props: CommitmentProps<View>) => ReactNode;
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
  /** What an end is called where all win and lose together; where they do not, the winners are named. */
  readonly ending?: (outcome: Outcome, view: View, locale: Locale) => string;
  /** Why nobody may talk right now, in words; null where they may. */
  readonly silence?: (view: View, locale: Locale) => string | null;
  /** How events are seen; where it is left out, only what they come to is. */
  readonly beats?: Beats<View>;
  /** What an event sounds like; silent where it is left out. */
  readonly cue?: (event: Event) => Cue | null;
  /** What would be left unused, or may lose the match, if this were answered: a line for each; the person is asked. */
  readonly unused?: (asked: Asked, answer: Answer, view: View, locale: Locale) => readonly string[];
  readonly losing?: (asked: Asked, answer: Answer, view: View, locale: Locale) => readonly string[];
  /** The exact chances of what is chosen so far, where chance follows; null where it does not. */
  readonly odds?: (
    decision: Decision,
    chosen: readonly number[],
    view: View,
    locale: Locale,
    seatNames: readonly string[],
  ) => OddsTable | null;
  /** So many points of its bots' scale in words, with what one of them is. */
  readonly worth: Localized<(points: string) => string>;
  /** For a seat, with the names of all. */
  readonly glance: (view: View, seat: number, seatNames: readonly string[]) => GlanceOf;
  /** What is told of a match that is over. */
  readonly afterwards: Afterwards<View>;
  readonly diceStory?: (events: readonly Event[], locale: Locale, seatNames: readonly string[]) => DiceStory;
}
