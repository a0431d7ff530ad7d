import { rich, type Subject, words } from '@assemble/language';
import type { StaticEffect, StaticKind } from '../abilities/statics.ts';
import { points } from './amounts.ts';
import { CRISIS_NAMES, conditionTitle, SPEED_NAMES, typeLink } from './names.ts';
import type { C, Phrases } from './said.ts';
import { doing, type StaticWords, type Words } from './static-words.ts';
import { DICE_STATICS } from './statics-dice.ts';
import { KEYWORD_STATICS } from './statics-keywords.ts';

/** Every standing effect: one without words does not compile. */
const STATICS: StaticWords<StaticKind> = {
  ...DICE_STATICS,
  ...KEYWORD_STATICS,
  'needs-no-sight': (_, p, subject) => ({
    ...doing(
      'need',
      subject,
      p.pick({
        en: `line of sight for ${p.place === 'attack' ? 'this attack' : 'its attacks'}`,
        es: `Línea de visión para ${p.place === 'attack' ? 'este Ataque' : 'sus Ataques'}`,
        de: `für ${p.place === 'attack' ? 'diesen Angriff' : 'seine Angriffe'} keine Sichtlinie`,
      }),
    ),
    not: p.locale !== 'de',
  }),
  'denies-cover': (_, p, subject) =>
    doing(
      'ignore',
      subject,
      p.pick({
        en: `the target's cover${p.place === 'attack' ? '' : ' with its attacks'}`,
        es: `la Cobertura del blanco${p.place === 'attack' ? '' : ' con sus Ataques'}`,
        de: `${p.place === 'attack' ? '' : 'bei seinen Angriffen '}die Deckung des Ziels`,
      }),
    ),
  'has-cover': ({ from }, p, subject) => {
    const who = from === undefined ? null : p.characters(from, 'plural');
    return doing(
      'have',
      subject,
      p.pick({
        en: words('cover', who === null ? '' : rich`against attacks by ${who.bare('acc')}`),
        es: words('Cobertura', who === null ? '' : rich`contra los Ataques ${who.in('gen')}`),
        de: words('Deckung', who === null ? '' : rich`gegen Angriffe ${p.prep('von', who.bare('dat'))}`),
      }),
    );
  },
  'type-choice': ({ types }, p, subject) => {
    const which = p.list(
      types.map((type) => typeLink(type, p.locale)),
      'or',
    );
    return doing(
      'choose',
      subject,
      p.pick({
        en: rich`whether this attack is ${which} when declaring it`,
        es: rich`al declararlo si este Ataque es ${which}`,
        de: rich`beim Ansagen dieses Angriffs den Typ ${which}`,
      }),
    );
  },
  'cheaper-first-superpower': ({ amount }, p, subject) =>
    doing(
      'pay',
      subject,
      p.pick({
        en: rich`${amount} Power less for ${p.pronoun(subject, 'gen')} first superpower each turn, to a minimum of 1`,
        es: rich`${points(p, amount, 'power')} menos por su primer Superpoder de cada turno, con un mínimo de 1`,
        de: rich`für ${p.pronoun(subject, 'gen')}e erste Superkraft in jedem Zug ${amount} Kraft weniger, mindestens aber 1`,
      }),
    ),
  'dearer-tactics': ({ amount }, p, subject) =>
    doing(
      'pay',
      subject,
      p.pick({
        en: rich`${amount} more Power to play Team Tactic cards`,
        es: rich`${points(p, amount, 'power')} más por jugar cartas de Tácticas de equipo`,
        de: rich`für Teamtaktik-Karten ${amount} Kraft mehr`,
      }),
    ),
  'pays-with': ({ who }, p, subject) => {
    const one = p.characters(who, 'a');
    return {
      ...doing(
        'spend',
        subject,
        p.pick({
          en: rich`Power of ${one.bare('acc')} for its attacks and superpowers`,
          es: rich`para sus Ataques y Superpoderes Poder ${p.prep('de', one.bare('nom'))}`,
          de: rich`für seine Angriffe und Superkräfte Kraft ${one.bare('gen')}`,
        }),
      ),
      modal: 'may',
    };
  },
  'one-move-action': (_, p, subject) => ({
    ...doing(
      'make',
      subject,
      p.pick({
        en: 'only one Move action each turn',
        es: 'solo una acción «Mover» por turno',
        de: 'pro Zug nur eine Bewegungsaktion',
      }),
    ),
    modal: 'may',
  }),
  'unmoved-by-minds': (_, p, subject) => ({
    ...doing(
      'move',
      subject,
      p.pick({
        en: 'by pushes or advances from enemy Mystic attacks and superpowers',
        es: 'por Empujones o Avances de Ataques Místicos y Superpoderes enemigos',
        de: 'durch feindliche mystische Angriffe und Superkräfte (Schieben, Laufen)',
      }),
    ),
    modal: 'cannot',
    passive: true,
  }),
  controlled: (_, p, subject) => ({
    verb: 'control',
    subject: p.you,
    object: { of: subject, case: 'acc' },
  }),
  'measured-from': ({ who }, p) => {
    // Where a name says who it is, how near it must be was said with who plays the card.
    const { within, ...rest } = who;
    const one = p.characters(who.named === undefined ? who : rest, 'a');
    return {
      verb: 'measure',
      subject: p.you,
      rest: p.pick({
        en: rich`range and line of sight of this attack from ${one.bare('acc')}`,
        es: rich`el alcance y la Línea de visión de este Ataque ${p.prep('desde', one.bare('nom'))}`,
        de: rich`Reichweite und Sichtlinie dieses Angriffs ${p.prep('von', one.bare('dat'))} aus`,
      }),
    };
  },
  'granted-power': (_, p, subject) =>
    doing(
      'gain',
      subject,
      p.pick({
        en: 'the superpower of this card',
        es: 'el Superpoder de esta carta',
        de: 'die Superkraft dieser Karte',
      }),
    ),
  'granted-attack': (_, p, subject) => ({
    ...doing(
      'make',
      subject,
      p.pick({
        en: 'the attack of this card once',
        es: 'una vez el Ataque de esta carta',
        de: 'den Angriff dieser Karte ein Mal',
      }),
    ),
    modal: 'may',
  }),
  'gives-for-damage': ({ conditions }, p) => {
    const list = p.list(
      conditions.map((one) => conditionTitle(one, p.locale)),
      'and',
    );
    return doing(
      p.locale === 'es' ? 'suffer' : 'gain',
      p.subject({ noun: 'target', det: 'the' }),
      p.pick({
        en: rich`${list} after this attack if it is dealt damage`,
        es: rich`los Estados especiales ${list} después de este Ataque si sufre Daño`,
        de: rich`nach diesem Angriff die Zustände ${list}, falls es Schaden erleidet`,
      }),
    );
  },
  immovable: (_, p, subject) => ({
    ...doing(
      'move',
      subject,
      p.pick({
        en: 'by effects of enemies or allies',
        es: 'por efectos de enemigos ni de aliados',
        de: 'durch Effekte von Feinden oder Verbündeten',
      }),
    ),
    modal: 'cannot',
    passive: true,
  }),
  speed: ({ tool }, p, subject) =>
    doing(
      'have',
      subject,
      p.pick({
        en: `Speed ${SPEED_NAMES[tool].en}`,
        es: `Velocidad ${SPEED_NAMES[tool].es}`,
        de: `Bewegungsweite ${SPEED_NAMES[tool].de}`,
      }),
    ),
  'no-contest': ({ crisis }, p, subject) => ({
    ...doing(
      'contest',
      subject,
      p.pick({
        en: `${CRISIS_NAMES[crisis].en} objective tokens`,
        es: `fichas de Objetivo de ${CRISIS_NAMES[crisis].es}`,
        de: `keine Missionsmarker der ${CRISIS_NAMES[crisis].de}`,
      }),
    ),
    modal: p.locale === 'de' ? 'may' : 'cannot',
  }),
  'interacts-within': ({ range }, p, subject) => ({
    ...doing(
      'interact',
      subject,
      p.pick({
        en: `with objective tokens within Range ${range} of it`,
        es: `con fichas de Objetivo a alcance ${range} o menos de él`,
        de: `mit Missionsmarkern in Reichweite ${range}`,
      }),
    ),
    modal: 'may',
  }),
  'free-interact': (_, p, subject) =>
    doing(
      'interact',
      subject,
      p.pick({
        en: 'with Civilian and Asset tokens without spending Power',
        es: 'con fichas de Civil y de Recurso sin gastar Poder',
        de: 'mit Personen- und Gegenstandsmarkern, ohne Kraft auszugeben',
      }),
    ),
  'cannot-hold': (_, p, subject) => ({
    ...doing(
      'hold',
      subject,
      p.pick({ en: 'objective tokens', es: 'fichas de Objetivo', de: 'keine Missionsmarker' }),
    ),
    modal: p.locale === 'de' ? 'may' : 'cannot',
  }),
  'denies-power': (_, p) => ({
    ...doing(
      'gain',
      p.subject({ noun: 'target', det: 'the' }),
      p.pick({
        en: 'Power from the damage of this attack',
        es: 'Poder por el Daño de este Ataque',
        de: 'durch den Schaden dieses Angriffs keine Kraft',
      }),
    ),
    ...(p.locale === 'de' ? {} : { modal: 'cannot' as const }),
  }),
  'no-objectives': (_, p, subject) => ({
    ...doing(
      p.locale === 'de' ? 'interact' : 'contest',
      subject,
      p.pick({
        en: 'objective tokens',
        es: 'fichas de Objetivo',
        de: 'Missionsmarker weder halten noch umkämpfen noch mit ihnen',
      }),
    ),
    modal: p.locale === 'de' ? 'may' : 'cannot',
    tail: p.pick({
      en: ', interact with them or hold them',
      es: ', interactuar con ellas ni custodiarlas',
      de: '',
    }),
  }),
  'places-its-drops': ({ within }, p, subject) => {
    const far = {
      en: within === undefined ? '' : `up to Range ${within} away`,
      es: within === undefined ? '' : `, a alcance ${within} o menos de él,`,
      de: within === undefined ? '' : `in Reichweite ${within} zu ihm`,
    };
    return {
      ...doing(
        'put',
        p.you,
        p.pick({
          en: words(rich`the objective tokens that ${subject.text} drops`, far.en),
          es: rich`tú, en lugar de tu oponente, las fichas de Objetivo que suelte ${subject.text}${far.es}`,
          de: words(
            rich`statt deines Gegenübers die Missionsmarker, die ${subject.text} fallen lässt,`,
            far.de,
          ),
        }),
      ),
      tail: p.pick({ en: ', instead of your opponent', es: '', de: '' }),
    };
  },
  'harms-as-it-falls': ({ amount, within }, p, subject) => {
    const harmed = p.characters({ side: 'enemy' }, 'each');
    const damage = points(p, amount, 'damage');
    return {
      ...doing(
        'deal',
        subject,
        p.pick({
          en: rich`${damage} to ${harmed.bare('acc')} within Range ${within}`,
          es: rich`, al quedar Abatido o Noqueado, ${damage} ${harmed.in('dat')} a alcance ${within} o menos de él`,
          de: rich`${harmed.bare('dat')} in Reichweite ${within} zu sich ${damage}`,
        }),
      ),
      tail: p.pick({
        en: "when it is Dazed or KO'd",
        es: '',
        de: ', sobald er angeschlagen oder besiegt wird',
      }),
    };
  },
};

/** What holds for a character, as a clause it is the subject of. */
export const staticClause = (p: Phrases, holds: StaticEffect, subject: Subject): C =>
  // Each kind is written for its own effects; the kind was just looked up.
  (STATICS[holds.holds] as Words<StaticEffect>)(holds, p, subject);
