import type {
  Attack,
  AttackRule,
  CharacterCard,
  CrisisCard,
  Form,
  GemCard,
  Leadership,
  Name,
  OneShotCard,
  Printed,
  Scoring,
  Stats,
  Superpower,
  TacticCard,
} from '../content.ts';
import type { BaseDiameter, MovementTool, Range } from '../geometry/tools.ts';
import type { Affiliation, AttackType, ConditionName, Face } from '../names.ts';
import { active, always, changeTheirs, dealt, gain, mayWhen, on, whenever } from './build.ts';
import type { Ability, Active, Condition, Effect, StaticEffect, Trigger, Who } from './vocabulary.ts';

/** How what is printed on cards is written: stat cards, attacks, superpowers, crises, tactics. */

/** The same name in all languages. */
export const named = (name: string): Name => ({ en: name, es: name, de: name });
export const name = (en: string, es: string, de: string): Name => ({ en, es, de });

/** Stamina, Speed, Size, and Defense against Physical, Energy and Mystic attacks, as the card lists them. */
export const stats = (
  stamina: number,
  speed: MovementTool,
  size: number,
  ...[physical, energy, mystic]: [number, number, number]
): Stats => ({ stamina, speed, size, defense: { physical, energy, mystic } });

/** A stat card. Without an Injured side of its own it has the Healthy one with another Stamina, or the same. */
export const character = (facts: {
  readonly id: string;
  readonly name: Name;
  readonly alterEgo: string;
  readonly threat: number;
  readonly base: BaseDiameter;
  readonly affiliations: readonly Affiliation[];
  readonly healthy: Stats;
  readonly injured?: Partial<Stats>;
  /** Forms beside the Normal one (CP-FORM-2). */
  readonly forms?: readonly (Form | SplitForm)[];
  readonly grunt?: true;
  readonly attacks: readonly Attack[];
  readonly superpowers?: readonly Superpower[];
  readonly leadership?: readonly Leadership[];
}): CharacterCard => ({
  card: 'character',
  id: facts.id,
  name: facts.name,
  alterEgo: facts.alterEgo,
  threat: facts.threat,
  affiliations: facts.affiliations,
  forms: [
    {
      name: facts.name,
      base: facts.base,
      stats: { healthy: facts.healthy, injured: { ...facts.healthy, ...facts.injured } },
    },
    ...(facts.forms ?? []).map((one) => ('split' in one ? halfOf(facts, one) : one)),
  ],
  grunt: facts.grunt === true,
  attacks: facts.attacks,
  superpowers: facts.superpowers ?? [],
  leadership: facts.leadership ?? [],
});

// Attacks

/** How far an attack reaches, how many dice it rolls, what it costs (CP-STAT-19 to CP-STAT-21). */
interface Numbers {
  readonly range: Range;
  readonly strength: number;
  readonly cost?: number;
}

const attackOf =
  (type: AttackType, shape: Attack['shape']) =>
  (name: Name, { range, strength, cost = 0 }: Numbers, ...rules: AttackRule[]): Attack => ({
    name,
    type,
    shape,
    range,
    strength,
    cost,
    rules,
  });
export const physical = attackOf('physical', 'target');
export const energy = attackOf('energy', 'target');
export const mystic = attackOf('mystic', 'target');
export const physicalBeam = attackOf('physical', 'beam');
export const energyBeam = attackOf('energy', 'beam');
export const energyArea = attackOf('energy', 'area');
export const physicalArea = attackOf('physical', 'area');

/** Printed on one side of the card only, or in one Form. */
export const only = <T extends Printed>(where: Printed, what: T): T => ({ ...what, ...where });

/** A special rule of an attack that always applies. */
export const rule = (...abilities: Ability[]): AttackRule => ({ icons: [], name: null, abilities });
/** A special rule that applies when the final roll shows these icons. */
export const icons = (faces: Face | readonly Face[], name: Name, ...abilities: Ability[]): AttackRule => ({
  icons: typeof faces === 'string' ? [faces] : faces,
  name,
  abilities,
});

/** After this attack is resolved. */
export const after = (effect: Effect, condition?: Condition): Trigger =>
  whenever(on('after-attack', condition === undefined ? {} : { if: condition }), effect);
/** Before damage is dealt. */
export const before = (effect: Effect, condition?: Condition): Trigger =>
  whenever(on('before-damage', condition === undefined ? {} : { if: condition }), effect);
/** While the attacker modifies its own dice. */
export const modifying = (effect: Effect): Trigger =>
  mayWhen(on('modify', { by: { side: 'enemy' }, role: ['attacking'], dice: 'own' }), effect);
/** CP-ICON-3: one success of the defense becomes a blank, whether the attacker likes it or not. */
export const pierce = (faces: Face | readonly Face[] = 'wild'): AttackRule =>
  icons(
    faces,
    name('Pierce', 'Perforar', 'Durchdringen'),
    whenever(on('modify', { by: { side: 'enemy' }, role: ['attacking'], dice: 'theirs' }), {
      ...changeTheirs(1, ['critical', 'wild', 'block'], 'blank'),
      must: true,
    }),
  );
export const during = (holds: StaticEffect): Ability => always(holds);

/** Gains Power equal to the damage dealt: the rule that most free attacks have. */
export const powerForDamage: AttackRule = rule(after(gain(dealt)));
export const powerAfter = (amount: number): AttackRule => rule(after(gain(amount)));
/** Needs no line of sight, and the target has no cover. */
export const ignoresSightAndCover: AttackRule = rule(
  during({ holds: 'needs-no-sight' }),
  during({ holds: 'denies-cover' }),
);

// Superpowers

export const superpower = (name: Name, ability: Active | Trigger): Superpower => ({
  name,
  kind: ability.node === 'active' ? 'active' : 'reactive',
  abilities: [ability],
});
/** A Reactive superpower that several events can bring about. */
export const reactive = (name: Name, ...abilities: Trigger[]): Superpower => ({
  name,
  kind: 'reactive',
  abilities,
});
export const innate = (name: Name, ...abilities: Ability[]): Superpower => ({
  name,
  kind: 'innate',
  abilities,
});

export const flight: Superpower = innate(name('Flight', 'Volar', 'Fliegen'), always({ holds: 'flight' }));
export const wallCrawler: Superpower = innate(
  name('Wall Crawler', 'Trepamuros', 'Wandlauf'),
  always({ holds: 'wall-crawler' }),
);
export const stealth: Superpower = innate(name('Stealth', 'Sigilo', 'Tarnung'), always({ holds: 'stealth' }));
export const immunity = (...to: ConditionName[]): Superpower =>
  innate(name('Immunity', 'Inmunidad', 'Immunität'), always({ holds: 'immunity', to }));
export const healingFactor = (amount: number): Superpower =>
  innate(
    name('Healing Factor', 'Factor curativo', 'Heilfaktor'),
    always({ holds: 'healing-factor', amount }),
  );

export const leadership = (name: Name, affiliation: Affiliation, ...abilities: Ability[]): Leadership => ({
  name,
  affiliation,
  abilities,
});

// Crises and tactics

export const crisis = (
  facts: Omit<CrisisCard, 'card' | 'interact' | 'rules'> & {
    readonly interact?: Active;
    readonly rules?: readonly Ability[];
  },
): CrisisCard => ({ ...facts, card: 'crisis', interact: facts.interact ?? null, rules: facts.rules ?? [] });

/** Interacting costs 1 Power (CP-INTERACT-3). */
export const interact = (effect: Effect, condition?: Condition): Active =>
  active(1, effect, condition === undefined ? {} : { if: condition });
export const perSecured = (points: number): Scoring => ({ points, for: 'secured' });
export const perControlled = (points: number): Scoring => ({ points, for: 'controlled' });
export const forGuarded = (points: number): Scoring => ({ points, for: 'guarded' });
export const perHeld = (points: number): Scoring => ({ points, for: 'held' });
export const perHolder = (points: number): Scoring => ({ points, for: 'holder' });

export const tactic = (facts: Omit<TacticCard, 'card'>): TacticCard => ({ ...facts, card: 'tactic' });
/** One character plays it. */
export const playedBy = (who: Who): TacticCard['players'] => ({ who, min: 1, max: 1 });
/** The activated character plays it. */
export const playedByActivated = (who: Who = {}): TacticCard['players'] => ({
  who,
  min: 1,
  max: 1,
  activated: true,
});
/** Two characters play it; the second is seen from the first. */
export const playedByTwo = (who: Who, and: Who): TacticCard['players'] => ({ who, min: 1, max: 1, and });
/** The activated character plays it together with another one. */
export const playedWithActivated = (who: Who, and: Who): TacticCard['players'] => ({
  ...playedByActivated(who),
  and,
});
/** Any number of characters play it. */
export const playedByAny = (who: Who): TacticCard['players'] => ({ who, min: 1, max: 10 });

export const gem = (facts: Omit<GemCard, 'card'>): GemCard => ({ ...facts, card: 'gem' });
export const oneShot = (
  facts: Pick<OneShotCard, 'id' | 'name' | 'threatModifier'> & Partial<Pick<OneShotCard, 'setup' | 'rules'>>,
): OneShotCard => ({ setup: null, rules: [], ...facts, card: 'one-shot' });
/** The other half of a split card: Stamina and Defenses are those of the Normal Form (CP-FORM-4). */
interface SplitForm extends Omit<Form, 'stats'> {
  readonly split: Partial<Pick<Stats, 'speed' | 'size'>>;
}
export const splitForm = (name: Name, base: BaseDiameter, split: SplitForm['split'] = {}): SplitForm => ({
  name,
  base,
  split,
});
const halfOf = (
  { healthy, injured }: { readonly healthy: Stats; readonly injured?: Partial<Stats> },
  { name, base, split }: SplitForm,
): Form => ({
  name,
  base,
  stats: { healthy: { ...healthy, ...split }, injured: { ...healthy, ...injured, ...split } },
});

/** A Form on a card of its own: all its stats are printed there (CP-FORM-5). */
export const form = (name: Name, base: BaseDiameter, healthy: Stats, injured: Partial<Stats> = {}): Form => ({
  name,
  base,
  stats: { healthy, injured: { ...healthy, ...injured } },
});
const GEM_BEARER = name('Gem Bearer', 'Portador de Gemas', 'Steinträger');
export const gemBearer = (...gems: string[]): Superpower =>
  innate(GEM_BEARER, always({ holds: 'gem-bearer', gems }));
/** CP-GEM-3, CP-EFFECT-1: several gems at a time. */
export const bearerOfSeveral = (most: number, ...gems: string[]): Superpower =>
  innate(GEM_BEARER, always({ holds: 'gem-bearer', gems, most }));
export const grunts = (...parents: string[]): Superpower =>
  innate(name('Grunts', 'Machacas', 'Diener'), always({ holds: 'grunt', parents }));
