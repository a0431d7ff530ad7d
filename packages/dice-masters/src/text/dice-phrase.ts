import {
  concat,
  type Features,
  type Part,
  type Quantity,
  type Rich,
  ref,
  rich,
  type Text,
  type Whom,
  whom,
  words,
} from '@assemble/language';
import type { Dice } from '../abilities/vocabulary.ts';
import type { EnergyType } from '../dice.ts';
import type { Affiliation, TitleId } from '../names.ts';
import type { AdjectiveId, K, NounId, Phrase } from './lexicon.ts';
import { nouns } from './lexicon-nouns.ts';
import { compound, title } from './titles.ts';
import { placed } from './zones.ts';

export interface How {
  /** 'plural': characters of this sort in general; 'bare': the same without any article. */
  readonly det: 'a' | 'each' | 'all' | 'plural' | 'bare' | Quantity;
  /** Dice in a pile are taken from it, or counted in it. */
  readonly place?: 'from' | 'in';
  /** Whose 'own' dice are: the reader's unless someone else acts. */
  readonly owner?: Features;
}

/** What a filter may refer to besides its own words. */
export interface Around {
  /** The die of the ability: by name, or by pronoun right after it was named. */
  readonly self: Whom;
}

const energyWord = (k: K, type: EnergyType): Text => ref('energy', type, nouns[type][k.locale].one);

export const titleRef = (id: TitleId) => (text: string) => ref('title', id, text);

/** A filter that spells out the name of the card it stands on. */
type Spelt = Dice & { readonly title?: TitleId; readonly notTitle?: TitleId };

export const spelt = (dice: Dice, own: TitleId): Spelt =>
  ({
    ...dice,
    ...(dice.title === 'self' ? { title: own } : {}),
    ...(dice.notTitle === 'self' ? { notTitle: own } : {}),
  }) as Spelt;

const typed = {
  fist: 'fistCharacter',
  bolt: 'boltCharacter',
  mask: 'maskCharacter',
  shield: 'shieldCharacter',
} as const satisfies Record<EnergyType, NounId>;
const untyped = {
  fist: 'notFistCharacter',
  bolt: 'notBoltCharacter',
  mask: 'notMaskCharacter',
  shield: 'notShieldCharacter',
} as const satisfies Record<EnergyType, NounId>;
const member = {
  avengers: 'avenger',
  villains: 'villain',
  'x-men': 'xMan',
  'fantastic-four': 'fantasticFour',
} as const satisfies Record<Affiliation, NounId>;
const stranger = {
  avengers: 'notAvenger',
  villains: 'notVillain',
  'x-men': 'notXMan',
  'fantastic-four': 'notFantasticFour',
} as const satisfies Record<Affiliation, NounId>;

/** Dice that are fielded, or as good as: under or beside a character. */
const ON_TABLE: ReadonlySet<string> = new Set(['field', 'attack', 'captured', 'beside']);

const isPile = (dice: Spelt): boolean => dice.zone !== undefined && !ON_TABLE.has(dice.zone);

const isMany = ({ det }: How): boolean => {
  if (det === 'all' || det === 'plural' || det === 'bare') return true;
  if (typeof det !== 'object') return false;
  return ('n' in det ? det.n : 'upTo' in det ? det.upTo : det.atLeast) !== 1;
};

/** Any dice a filter can mean, in natural words. */
export function dicePhrase(k: K, dice: Spelt, how: How, around: Around): Whom {
  const pile = isPile(dice);
  const head = pile ? pileNoun(dice) : fieldNoun(k, dice);
  const phrase: Phrase = {
    noun: head.noun,
    adjectives: adjectivesOf(k, dice, pile),
    ...determined(k, dice, ownBlockers(k, dice, around) ? { ...how, owner: around.self } : how, pile, around),
    ...(head.link === undefined ? {} : { link: head.link }),
  };
  const before = beforeNoun(k, dice, pile);
  const after = words(...afters[k.locale](k, dice, isMany(how) || phrase.part !== undefined, around, how));
  const whole: Phrase = {
    ...phrase,
    ...(before.length === 0 ? {} : { before }),
    ...(after.length === 0 ? {} : { after }),
  };
  return whom(k, whole, !pile && dice.kind !== 'die' && dice.kind !== 'action', polish);
}

/** German joins the two adjectives of fighting characters by "oder", and a title to its die by a hyphen. */
const polish = (text: Rich): Rich =>
  concat(
    ...text.map((part, i): Part => {
      if (typeof part !== 'string') return part;
      const before = text[i - 1];
      const glued = typeof before === 'object' && before.text.endsWith('-') ? part.trimStart() : part;
      return glued.replace(/\b(angreifend\S*) (blockend)/u, '$1 oder $2');
    }),
  );

interface Head {
  readonly noun: NounId;
  readonly link?: { readonly ref: string; readonly id: string };
}

function pileNoun(dice: Spelt): Head {
  if (dice.title !== undefined) return { noun: 'die' };
  const noun = {
    character: 'characterDie',
    sidekick: 'sidekickDie',
    action: 'actionDie',
    die: 'die',
  } as const;
  return { noun: noun[dice.kind ?? 'character'] };
}

function fieldNoun(k: K, dice: Spelt): Head {
  if (dice.kind === 'sidekick') return { noun: 'sidekick' };
  if (dice.kind === 'action') return { noun: 'actionDie' };
  if (dice.kind === 'die' || dice.title !== undefined) return { noun: 'die' };
  const { type, notType, affiliation, notAffiliation } = dice;
  if (k.locale === 'de') {
    if (dice.blocks === 'self') return { noun: 'blocker' };
    if (affiliation !== undefined) return { noun: member[affiliation] };
    if (notAffiliation !== undefined) return { noun: stranger[notAffiliation] };
    if (type !== undefined) return { noun: typed[type], link: { ref: 'energy', id: type } };
    if (notType !== undefined) return { noun: untyped[notType], link: { ref: 'energy', id: notType } };
  }
  if (affiliation === 'avengers' || affiliation === 'villains') return { noun: member[affiliation] };
  if (affiliation !== undefined && k.locale === 'en') return { noun: member[affiliation] };
  return { noun: 'character' };
}

const roles: Readonly<Record<NonNullable<Dice['role']>, readonly AdjectiveId[]>> = {
  attacking: ['attacking'],
  blocking: ['blocking'],
  fighting: ['fighting'],
  blocked: ['blocked'],
  unblocked: ['unblocked'],
  engaged: ['engaged'],
};

function adjectivesOf(k: K, dice: Spelt, pile: boolean): AdjectiveId[] {
  const found: AdjectiveId[] = [];
  if (dice.who === 'opposing' && !pile) found.push('opposing');
  if (dice.role === 'fighting' && k.locale === 'de') found.push('attacking', 'blocking');
  else if (dice.role !== undefined && !(dice.role === 'engaged' && k.locale === 'de'))
    found.push(...roles[dice.role]);
  if (dice.forcedBy !== undefined && k.locale === 'de') found.push('forced');
  if (dice.held !== undefined && dice.zone === 'captured' && k.locale === 'de') found.push('captured');
  return found;
}

/** German: "einen seiner Blocker". */
const ownBlockers = (k: K, dice: Spelt, { self }: Around): boolean =>
  k.locale === 'de' && dice.blocks !== undefined && self.pronoun;

/** The determiner; "one of your characters" is a part of yours. */
function determined(k: K, dice: Spelt, { det, owner }: How, pile: boolean, around: Around): Partial<Phrase> {
  const other: AdjectiveId[] = dice.other === undefined ? [] : ['other'];
  const more = other.length === 0 ? {} : { adjectives: [...other, ...adjectivesOf(k, dice, pile)] };
  if ((dice.who === 'own' && !pile) || ownBlockers(k, dice, around)) {
    const mine = owner === undefined ? 'your' : { of: owner };
    if (det === 'all' || det === 'plural' || det === 'bare') return { det: mine, count: 'many', ...more };
    return { det: mine, part: det === 'a' ? 'one' : det, ...more };
  }
  if (det === 'a') return { det: dice.other === undefined ? 'a' : 'another' };
  if (det === 'plural') return { det: k.locale === 'es' ? 'the' : 'none', count: 'many', ...more };
  if (det === 'bare') return { det: 'none', count: 'many', ...more };
  return { det, ...more };
}

/** What stands before the noun: "level 1", "fist", in German the title of a die. */
function beforeNoun(k: K, dice: Spelt, pile: boolean): Rich {
  if (k.locale === 'de')
    return dice.title === undefined ? [] : (compound(dice.title, titleRef(dice.title)) ?? []);
  return k.locale === 'es' ? [] : beforeEnglish(k, dice, pile);
}

function beforeEnglish(k: K, dice: Spelt, pile: boolean): Rich {
  return words(
    dice.level === undefined ? '' : `level ${dice.level}`,
    dice.type === undefined ? '' : energyWord(k, dice.type),
    dice.notType === undefined ? '' : concat('non-', energyWord(k, dice.notType)),
    dice.title === undefined ? '' : title(dice.title, k.locale, titleRef(dice.title)).in('nom'),
    pile && dice.affiliation !== undefined
      ? nouns[member[dice.affiliation]].en.one.replace(' character', '')
      : '',
  );
}

type After = (k: K, dice: Spelt, many: boolean, around: Around, how: How) => Text[];

const pileOf = (k: K, dice: Spelt, how: How): Text => {
  if (dice.zone === undefined || !isPile(dice)) return '';
  const owner = dice.who === 'own' && how.owner !== undefined ? how.owner : dice.who;
  return placed(k, how.place ?? 'from', dice.zone, owner);
};

const english: After = (k, dice, many, { self }, how) => [
  dice.notAffiliation === undefined ? '' : notMemberEnglish(dice.notAffiliation, many),
  dice.levelMin === undefined ? '' : `of level ${dice.levelMin} or higher`,
  levelAtMost(dice, {
    own: () =>
      self.pronoun
        ? rich`of ${self.gender === 'f' ? 'her' : 'his'} level or lower`
        : rich`of ${self.text}'s level or lower`,
    fixed: (level) => `of level ${level} or lower`,
  }),
  dice.with === undefined ? '' : rich`engaged with ${self.bare('acc')}`,
  dice.blocks === undefined ? '' : rich`blocking ${self.bare('acc')}`,
  dice.forcedBy === undefined ? '' : rich`forced to block ${self.bare('acc')}`,
  dice.held === undefined
    ? ''
    : rich`${dice.zone === 'captured' ? 'captured' : 'controlled'} by ${self.bare('acc')}`,
  dice.notTitle === undefined
    ? ''
    : rich`other than ${ofYours(dice, 'your ')}${title(dice.notTitle, 'en', titleRef(dice.notTitle)).in('acc')}`,
  pileOf(k, dice, how),
  dice.notSpent === undefined ? '' : '(other than dice spent on this)',
];

function notMemberEnglish(affiliation: Affiliation, many: boolean): string {
  const noun = nouns[member[affiliation]].en;
  return many ? `that aren't ${noun.many}` : `that isn't ${/^[AX]/u.test(noun.one) ? 'an' : 'a'} ${noun.one}`;
}

const spanish: After = (k, dice, many, { self }, how) => [
  dice.type === undefined ? '' : rich`de ${energyWord(k, dice.type)}`,
  dice.notType === undefined ? '' : rich`que no ${many ? 'sean' : 'sea'} de ${energyWord(k, dice.notType)}`,
  groupSpanish(dice.affiliation),
  dice.notAffiliation === undefined ? '' : notMemberSpanish(dice.notAffiliation, many),
  dice.title === undefined ? '' : k.prep('de', title(dice.title, 'es', titleRef(dice.title)).in('nom')),
  dice.level === undefined ? '' : `de nivel ${dice.level}`,
  dice.levelMin === undefined ? '' : `de nivel ${dice.levelMin} o superior`,
  levelAtMost(dice, {
    own: () => (self.pronoun ? 'de su nivel o inferior' : rich`del nivel ${self.in('gen')} o inferior`),
    fixed: (level) => `de nivel ${level} o inferior`,
  }),
  dice.with === undefined ? '' : rich`${many ? 'enfrentados' : 'enfrentado'} ${self.in('dat')}`,
  dice.blocks === undefined ? '' : blocksSpanish(self, many),
  dice.forcedBy === undefined ? '' : forcedSpanish(self, many),
  dice.held === undefined
    ? ''
    : rich`${dice.zone === 'captured' ? 'capturado' : 'controlado'}${many ? 's' : ''} por ${self.bare('nom')}`,
  dice.notTitle === undefined
    ? ''
    : rich`excepto ${ofYours(dice, 'tu ')}${title(dice.notTitle, 'es', titleRef(dice.notTitle)).in('nom')}`,
  pileOf(k, dice, how),
  dice.notSpent === undefined ? '' : '(excepto los dados gastados para ello)',
];

const blocksSpanish = (self: Whom, many: boolean): Rich => {
  const verb = many ? 'bloqueen' : 'bloquee';
  return self.pronoun
    ? rich`que ${self.gender === 'f' ? 'la' : 'lo'} ${verb}`
    : rich`que ${verb} ${self.in('acc')}`;
};

const forcedSpanish = (self: Whom, many: boolean): Rich => {
  const forced = many ? 'obligados' : 'obligado';
  const pronoun = self.gender === 'f' ? 'la' : 'lo';
  return self.pronoun ? [`${forced} a bloquear${pronoun}`] : rich`${forced} a bloquear ${self.in('acc')}`;
};

const groupSpanish = (affiliation: Affiliation | undefined): string => {
  if (affiliation === 'x-men') return 'de los X-Men';
  return affiliation === 'fantastic-four' ? 'de los 4 Fantásticos' : '';
};

function notMemberSpanish(affiliation: Affiliation, many: boolean): string {
  const group = groupSpanish(affiliation);
  const noun = nouns[member[affiliation]].es;
  return `que no ${many ? 'sean' : 'sea'} ${group || (many ? noun.many : noun.one)}`;
}

const german: After = (k, dice, _many, { self }, how) => [
  dice.type !== undefined && (dice.affiliation !== undefined || isPile(dice))
    ? rich`der Energieart ${energyWord(k, dice.type)}`
    : '',
  dice.title === undefined || compound(dice.title, titleRef(dice.title)) !== null
    ? ''
    : title(dice.title, 'de', titleRef(dice.title)).in('gen'),
  dice.level === undefined ? '' : `der Stufe ${dice.level}`,
  dice.levelMin === undefined ? '' : `der Stufe ${dice.levelMin} oder höher`,
  levelAtMost(dice, {
    own: () =>
      self.pronoun
        ? `von höchstens ${k.pronoun(self, 'gen')}er Stufe`
        : rich`von höchstens der Stufe ${genitive(self)}`,
    fixed: (level) => `der Stufe ${level} oder niedriger`,
  }),
  dice.role === 'engaged' ? 'im Kampf' : '',
  dice.with === undefined ? '' : rich`im Kampf mit ${self.bare('dat')}`,
  dice.held === undefined || dice.zone === 'captured' ? '' : rich`unter der Kontrolle ${genitive(self)}`,
  dice.blocks === undefined || self.pronoun ? '' : genitive(self),
  dice.notTitle === undefined
    ? ''
    : rich`außer ${ofYours(dice, 'deinem ')}${title(dice.notTitle, 'de', titleRef(dice.notTitle)).in('dat')}`,
  pileOf(k, dice, how),
  dice.notSpent === undefined ? '' : '(außer dafür ausgegebenen Würfeln)',
];

const genitive = (self: Whom): Rich => self.bare('gen');

function levelAtMost(
  { levelMax }: Spelt,
  say: { readonly own: () => Text; readonly fixed: (level: number) => Text },
): Text {
  if (levelMax === undefined) return '';
  return levelMax === 'own-level' ? say.own() : say.fixed(levelMax);
}

/** A name means one's own (DM-CORE-RULES-4): said where the dice around it are anybody's. */
const ofYours = ({ who }: Spelt, yours: string): string => (who === undefined ? yours : '');

const afters = { en: english, es: spanish, de: german } as const;
