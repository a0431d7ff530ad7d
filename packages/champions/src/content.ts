import { Abilities } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import { RULES } from './abilities/rules.ts';
import type { Ability, Attach } from './abilities/vocabulary.ts';
import type { Aspect, SetId, Trait } from './names.ts';
import { name } from './names.ts';

export { name };

/** MC-WORD-9. */
export type CardType =
  | 'hero'
  | 'alter-ego'
  | 'ally'
  | 'event'
  | 'support'
  | 'upgrade'
  | 'resource'
  | 'villain'
  | 'main-scheme'
  | 'side-scheme'
  | 'minion'
  | 'attachment'
  | 'treachery'
  | 'environment'
  | 'obligation';

/** MC-RESOURCE-2. */
export type Resource = 'physical' | 'mental' | 'energy' | 'wild';

/** A printed number; with the per-player icon it is multiplied by the players who began the game (MC-MOD-11). */
export type Count = number | { readonly perPlayer: number };
export const perPlayer = (n: number): Count => ({ perPlayer: n });

/** A printed stat: null for none or a dash (MC-EXHAUST-7), 'x' where an ability says what it is. */
export type Stat = number | 'x' | null;

export interface Keywords {
  readonly guard?: true;
  readonly overkill?: true;
  readonly peril?: true;
  readonly quickstrike?: true;
  readonly restricted?: true;
  readonly retaliate?: number;
  readonly surge?: true;
  readonly toughness?: true;
  readonly uses?: { readonly count: number; readonly counter: string };
}

export interface Icons {
  readonly crisis?: number;
  readonly acceleration?: number;
  readonly hazard?: number;
}

/** One printed side of a card: facts and abilities. Every side has every field, so that reading them is quick. */
export interface Face {
  /** Set and number (MC-ANATOMY-8), and the letter of a side: 'core/1a'. */
  readonly id: string;
  readonly card: string;
  readonly set: SetId;
  readonly type: CardType;
  /** MC-ANATOMY-1. */
  readonly title: Localized<string>;
  /** MC-ANATOMY-10. */
  readonly subtitle: Localized<string> | null;
  /** MC-ANATOMY-9. */
  readonly unique: boolean;
  readonly traits: readonly Trait[];
  /** MC-ANATOMY-2. */
  readonly cost: number | null;
  /** MC-ANATOMY-3. */
  readonly resources: readonly Resource[];
  /** MC-ANATOMY-5, -6, -15. */
  readonly thw: Stat;
  readonly atk: Stat;
  readonly def: Stat;
  readonly rec: Stat;
  readonly sch: Stat;
  readonly hitPoints: Count | null;
  readonly handSize: number | null;
  /** Damage an ally takes after using the stat (MC-ANATOMY-7). */
  readonly consequential: { readonly thw: number; readonly atk: number };
  /** MC-ANATOMY-18. */
  readonly stage: number | null;
  /** MC-ANATOMY-17. */
  readonly threat: Count;
  readonly acceleration: Count;
  readonly target: Count | null;
  readonly icons: Icons;
  /** MC-ANATOMY-16. */
  readonly boost: number;
  /** A star in the boost field: it has a boost ability (MC-BOOST-3). */
  readonly boostStar: boolean;
  readonly keywords: Keywords;
  /** Counters it enters play with that are no uses: 'arrow' on Hawkeye. */
  readonly counters: { readonly count: number; readonly counter: string } | null;
  readonly attach: Attach | null;
  /** What must hold to play it (MC-INIT-2). */
  readonly play: {
    readonly form?: 'hero' | 'alter-ego';
    /** It may enter play under any player's control. */
    readonly anyPlayer?: true;
  };
  /** How many may be in play: for each player (MC-LIMIT-6), or on one host. */
  readonly max: { readonly per: 'player' | 'host'; readonly count: number } | null;
  readonly abilities: readonly Ability[];
}

/** A card: one side, or two. */
export interface Card {
  readonly id: string;
  readonly set: SetId;
  /** How many copies its set holds. */
  readonly copies: number;
  /** MC-LIMIT-5: less than the usual limit. */
  readonly maxPerDeck: number | null;
  /** MC-DECK-8: the aspect that an identity asks of its deck; none of the core set asks for one. */
  readonly needsAspect?: Aspect;
  readonly faces: readonly [Face] | readonly [Face, Face];
}

type Title = Localized<string>;
interface Facts {
  readonly id: string;
  readonly set: SetId;
  readonly title: Title;
  readonly copies?: number;
  readonly traits?: readonly Trait[];
  readonly keywords?: Keywords;
  readonly abilities?: readonly Ability[];
}
interface DeckFacts extends Facts {
  readonly unique?: true;
  readonly cost: number;
  readonly resources: readonly Resource[];
  readonly maxPerDeck?: number;
  readonly play?: Face['play'];
  readonly max?: Face['max'];
  readonly attach?: Attach;
  readonly counters?: Face['counters'];
}
interface EncounterFacts extends Facts {
  readonly unique?: true;
  readonly boost?: number;
  readonly boostStar?: true;
}
interface SideFacts {
  readonly title: Title;
  readonly traits: readonly Trait[];
  readonly hitPoints: number;
  readonly handSize: number;
  readonly keywords?: Keywords;
  readonly abilities?: readonly Ability[];
}

/** All that a side can have: with nothing left to add, every side has the same shape, and reading it is quick. */
const BLANK: Face = {
  id: '',
  card: '',
  set: 'basic',
  type: 'event',
  title: name('', '', ''),
  subtitle: null,
  unique: false,
  traits: [],
  cost: null,
  resources: [],
  thw: null,
  atk: null,
  def: null,
  rec: null,
  sch: null,
  hitPoints: null,
  handSize: null,
  consequential: { thw: 0, atk: 0 },
  stage: null,
  threat: 0,
  acceleration: 0,
  target: null,
  icons: {},
  boost: 0,
  boostStar: false,
  keywords: {},
  counters: null,
  attach: null,
  play: {},
  max: null,
  abilities: [],
};

function single(
  type: CardType,
  facts: Facts & { readonly maxPerDeck?: number } & Partial<Omit<Face, 'id' | 'set' | 'title'>>,
): Card {
  const { copies = 1, maxPerDeck = null, ...printed } = facts;
  const face: Face = { ...BLANK, ...printed, type, card: facts.id };
  return { id: facts.id, set: facts.set, copies, maxPerDeck, faces: [face] };
}

/** An identity card: its hero side and its alter-ego side (MC-ANATOMY-11). */
export function identity(facts: {
  id: string;
  set: SetId;
  needsAspect?: Aspect;
  hero: SideFacts & { thw: Stat; atk: Stat; def: Stat };
  alterEgo: SideFacts & { rec: Stat };
}): Card {
  const { id, set, needsAspect } = facts;
  const common = { ...BLANK, card: id, set, unique: true };
  const hero: Face = { ...common, ...facts.hero, id: `${id}a`, type: 'hero' };
  const alterEgo: Face = { ...common, ...facts.alterEgo, id: `${id}b`, type: 'alter-ego' };
  const card: Card = { id, set, copies: 1, maxPerDeck: null, faces: [hero, alterEgo] };
  return needsAspect === undefined ? card : { ...card, needsAspect };
}

/** MC-ANATOMY-12. */
export const ally = (
  facts: DeckFacts & {
    subtitle?: Title;
    thw: Stat;
    atk: Stat;
    hitPoints: number;
    consequential: Face['consequential'];
  },
): Card => single('ally', facts);
/** MC-ANATOMY-13. */
export const event = (facts: DeckFacts): Card => single('event', facts);
export const support = (facts: DeckFacts): Card => single('support', facts);
export const upgrade = (facts: DeckFacts): Card => single('upgrade', facts);
/** MC-ANATOMY-14. */
export const resource = (facts: Omit<DeckFacts, 'cost'>): Card => single('resource', facts);

export const villain = (facts: Facts & { stage: number; sch: Stat; atk: Stat; hitPoints: Count }): Card =>
  single('villain', { ...facts, unique: true });

/** A stage of a main scheme: its A side is resolved first, its B side is what is played against (MC-MAIN-8). */
export function mainScheme(
  facts: Facts & {
    stage: number;
    threat: Count;
    acceleration: Count;
    target: Count;
    setUp?: readonly Ability[];
  },
): Card {
  const { id, set, title, stage, threat, acceleration, target, abilities = [], setUp = [] } = facts;
  const common = { ...BLANK, card: id, set, title, stage, type: 'main-scheme' } as const;
  const a: Face = { ...common, id: `${id}a`, abilities: setUp };
  const b: Face = { ...common, id: `${id}b`, threat, acceleration, target, abilities };
  return { id, set, copies: 1, maxPerDeck: null, faces: [a, b] };
}

/** MC-ANATOMY-21. */
export const sideScheme = (facts: EncounterFacts & { threat: Count; icons?: Icons }): Card =>
  single('side-scheme', facts);
export const minion = (facts: EncounterFacts & { sch: Stat; atk: Stat; hitPoints: number }): Card =>
  single('minion', facts);
/** MC-ANATOMY-20. */
export const attachment = (facts: EncounterFacts & { sch?: number; atk?: number; attach?: Attach }): Card =>
  single('attachment', facts);
/** MC-ANATOMY-22. */
export const treachery = (facts: EncounterFacts): Card => single('treachery', facts);
export const environment = (facts: EncounterFacts): Card => single('environment', facts);
export const obligation = (facts: EncounterFacts): Card => single('obligation', facts);

/** What a card that lies face down as a minion shows: nothing but the trait its effect gives it (MC-WORD-10). */
export const DRONE = 'drone';
const DRONE_FACE: Face = {
  ...BLANK,
  id: DRONE,
  card: DRONE,
  set: 'ultron',
  type: 'minion',
  title: name('Drone', 'Dron', 'Drohne'),
  traits: ['drone'],
  sch: 0,
  atk: 0,
  hitPoints: 0,
};

/** Card numbers as people read them: 'core/43b' after 'core/43a' after 'core/5'. */
const order = (id: string): number => {
  const [, digits = '0', letter = ''] = /\/(\d+)([a-z]?)$/.exec(id) ?? [];
  return Number(digits) * 10 + (letter === '' ? 0 : letter.charCodeAt(0) - 96);
};

/** All cards the rules know, by id; all their sides, by id. */
export class Content {
  readonly cards: readonly Card[];
  readonly abilities = new Abilities();
  /** Room for what the rules derive from a side and want at hand. */
  readonly derived = new Map<string, unknown>();
  readonly #cards = new Map<string, Card>();
  readonly #sets = new Map<SetId, Card[]>();
  readonly #faces = new Map<string, Face>([[DRONE, DRONE_FACE]]);

  constructor(cards: readonly Card[]) {
    this.cards = [...cards].sort((a, b) => order(a.id) - order(b.id));
    for (const [address, node] of Object.entries(RULES)) this.abilities.add(address, node);
    for (const card of this.cards) {
      if (this.#cards.has(card.id)) throw new Error(`two cards are called ${card.id}`);
      const set = this.#sets.get(card.set);
      if (set === undefined) this.#sets.set(card.set, [card]);
      else set.push(card);
      this.#cards.set(card.id, card);
      for (const face of card.faces) {
        this.#faces.set(face.id, face);
        face.abilities.forEach((ability, i) => {
          this.abilities.add(`${face.id}#${i}`, ability);
        });
      }
    }
  }

  find(id: string): Card | undefined {
    return this.#cards.get(id);
  }

  card(id: string): Card {
    const card = this.#cards.get(id);
    if (card === undefined) throw new Error(`no card ${id}`);
    return card;
  }

  face(id: string): Face {
    const face = this.#faces.get(id);
    if (face === undefined) throw new Error(`no card side ${id}`);
    return face;
  }

  /** The cards of a set, each once. */
  ofSet(set: SetId): readonly Card[] {
    return this.#sets.get(set) ?? [];
  }
}
