import { type Localized, type Rich, ref, rich, type Subject, words } from '@assemble/language';
import type { StaticEffect, StaticKind } from '../abilities/statics.ts';
import type { Who } from '../abilities/vocabulary.ts';
import type { AttackType } from '../names.ts';
import type { Side } from '../table.ts';
import { dice, faces, points } from './amounts.ts';
import type { VerbId } from './lexicon.ts';
import { conditionLink, faceLink, ROLL_NAMES, typeLink } from './names.ts';
import type { C, Phrases } from './said.ts';
import { typed } from './types.ts';

type Words<S> = (holds: S, p: Phrases, subject: Subject) => C;

const doing = (verb: VerbId, subject: Subject, rest: Rich): C => ({ verb, subject, rest });

/** "has Flight": a keyword, which the glossary explains. */
const keyword =
  (id: string, names: Localized<string>): Words<StaticEffect> =>
  (_, p, subject) =>
    doing(
      'have',
      subject,
      p.pick({
        en: [ref('keyword', id, names.en)],
        es: ['la palabra clave ', ref('keyword', id, names.es)],
        de: ['das Schlüsselwort ', ref('keyword', id, names.de)],
      }),
    );

/** "its attack rolls", "sus tiradas de Ataque", "seinen Angriffswürfen"; of an attack's own rules "this attack roll". */
function rollsOf(p: Phrases, which: Side, subject: Subject): Rich {
  const name = ROLL_NAMES[which];
  if (p.place === 'attack' && which === 'attack')
    return p.pick({ en: `this ${name.en}`, es: `esta ${name.es}`, de: `diesem ${name.de}` });
  const its = p.pronoun(subject, 'gen');
  const many = ROLLS[which];
  if (p.talk.next)
    return p.pick({
      en: `${its} next ${name.en}`,
      es: `su próxima ${name.es}`,
      de: `${its}em nächsten ${name.de}`,
    });
  return p.pick({ en: `${its} ${many.en}`, es: `sus ${many.es}`, de: `${its}en ${many.de}` });
}

const ROLLS: { readonly [side in Side]: Localized<string> } = {
  attack: { en: 'attack rolls', es: 'tiradas de Ataque', de: 'Angriffswürfen' },
  defense: { en: 'defense rolls', es: 'tiradas de Defensa', de: 'Verteidigungswürfen' },
  dodge: { en: 'dodge rolls', es: 'tiradas de Esquivar', de: 'Ausweichwürfen' },
  plain: { en: 'rolls', es: 'tiradas', de: 'Würfen' },
};

/** Every standing effect, as what its bearer does or has: one without words does not compile. */
const STATICS: { readonly [K in StaticKind]: Words<Extract<StaticEffect, { readonly holds: K }>> } = {
  dice: (holds, p, subject) => {
    const { amount } = holds;
    const count = p.measured(typeof amount === 'number' ? Math.abs(amount) : amount, 'dice');
    const more = typeof amount !== 'number' || amount > 0;
    const rolls = words(rollsOf(p, holds.in, subject), limits(p, holds, holds.in));
    return doing(
      more ? 'add' : 'remove',
      subject,
      p.pick({
        en: rich`${count} ${more ? 'to' : 'from'} ${rolls}`,
        es: rich`${count} ${more ? 'a' : 'de'} ${rolls}`,
        de: more ? rich`${rolls} ${count}` : rich`${count} aus ${rolls}`,
      }),
    );
  },
  'dice-by-size': (_, p, subject) =>
    doing(
      'add',
      subject,
      p.pick({
        en: 'dice equal to the Size of the target to this attack roll',
        es: 'a esta tirada de Ataque tantos dados como el Tamaño del blanco',
        de: 'diesem Angriffswurf Würfel in Höhe der Größe des Ziels',
      }),
    ),
  counts: (holds, p, subject) => {
    const face = faceLink(holds.face, p.locale);
    const { as } = holds;
    const rolls = words(rollsOf(p, holds.in, subject), limits(p, holds, holds.in));
    return doing(
      'count',
      subject,
      p.pick({
        en: rich`each ${face} in ${rolls} as ${as} ${as === 1 ? 'success' : 'successes'}`,
        es: rich`cada ${face} de ${rolls} como ${as} ${as === 1 ? 'éxito' : 'éxitos'}`,
        de: rich`jedes Symbol ${face} in ${rolls} als ${as} ${as === 1 ? 'Erfolg' : 'Erfolge'}`,
      }),
    );
  },
  'dice-per-critical': ({ amount }, p, subject) => {
    const critical = faces(p, ['critical']);
    return doing(
      'add',
      subject,
      p.pick({
        en: rich`${dice(p, amount)} instead of 1 for each ${critical} in the initial roll`,
        es: rich`${dice(p, amount)} en vez de 1 por cada ${critical} de la tirada inicial`,
        de: rich`für jedes Symbol ${critical} im Basis-Wurf ${dice(p, amount)} statt 1`,
      }),
    );
  },
  'needs-no-sight': (_, p, subject) => ({
    ...doing(
      'need',
      subject,
      p.pick({
        en: `line of sight for ${p.place === 'attack' ? 'this attack' : 'its attacks'}`,
        es: `línea de visión para ${p.place === 'attack' ? 'este Ataque' : 'sus Ataques'}`,
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
        es: words('Cobertura', who === null ? '' : rich`contra los Ataques de ${who.bare('nom')}`),
        de: words('Deckung', who === null ? '' : rich`gegen Angriffe von ${who.bare('dat')}`),
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
  immunity: ({ to }, p, subject) => {
    const list = p.list(
      to.map((one) => conditionLink(one, p.locale)),
      'and',
    );
    return doing(
      'have',
      subject,
      p.pick({
        en: rich`Immunity to ${list}`,
        es: rich`Inmunidad ${to.length === 1 ? 'al Estado especial' : 'a los Estados especiales'} ${list}`,
        de: rich`Immunität gegen ${to.length === 1 ? 'den Zustand' : 'die Zustände'} ${list}`,
      }),
    );
  },
  flight: keyword('flight', { en: 'Flight', es: 'Volar', de: 'Fliegen' }),
  'wall-crawler': keyword('wall-crawler', { en: 'Wall Crawler', es: 'Trepamuros', de: 'Wandlauf' }),
  stealth: keyword('stealth', { en: 'Stealth', es: 'Sigilo', de: 'Tarnung' }),
  'healing-factor': ({ amount }, p, subject) =>
    doing(
      'have',
      subject,
      p.pick({
        en: `Healing Factor ${amount}`,
        es: `Factor curativo ${amount}`,
        de: `Heilfaktor ${amount}`,
      }),
    ),
  'failure-as-critical': (_, p, subject) =>
    doing(
      'count',
      subject,
      p.pick({
        en: 'one Failure as a Critical in each attack, defense and dodge roll and when interacting',
        es: 'un Fallo como Crítico en cada tirada de Ataque, Defensa y Esquivar, y al interactuar',
        de: 'in jedem Angriffs-, Verteidigungs- und Ausweichwurf und beim Interagieren einen Fehlschlag als kritisches Symbol',
      }),
    ),
  'no-injured-side': (_, p, subject) => ({
    ...doing(
      'flip',
      subject,
      p.pick({
        en: "to an Injured side: it is KO'd instead",
        es: 'a su lado Herido: en vez de ello queda Noqueado',
        de: 'auf die verletzte Seite: er wird stattdessen besiegt',
      }),
    ),
    modal: 'cannot',
  }),
  'free-gems': (_, p, subject) =>
    doing(
      'pay',
      subject,
      p.pick({
        en: 'no Power for the superpowers of Infinity Gems',
        es: '0 puntos de Poder por los Superpoderes de las Gemas del Infinito',
        de: 'für die Superkräfte von Infinity-Steinen keine Kraft',
      }),
    ),
  'gem-power': ({ amount }, p, subject) =>
    doing(
      'gain',
      subject,
      p.pick({
        en: rich`${points(p, amount, 'power')} more for this gem in the Power Phase`,
        es: rich`${points(p, amount, 'power')} más por esta Gema en la fase de Poder`,
        de: rich`für diesen Stein in der Kraftphase ${points(p, amount, 'power')} mehr`,
      }),
    ),
  'gem-bearer': ({ gems, most = 1 }, p, subject) => {
    const which = p.list(
      gems.map((id) => p.nameOf(id)),
      'or',
    );
    return doing(
      'have',
      subject,
      p.pick({
        en: rich`room for ${most === 1 ? '1 Infinity Gem' : `up to ${most} Infinity Gems`}: ${which}`,
        es: rich`sitio para ${most === 1 ? '1 Gema' : `un máximo de ${most} Gemas`} del Infinito: ${which}`,
        de: rich`Platz für ${most === 1 ? '1 Infinity-Stein' : `bis zu ${most} Infinity-Steine`}: ${which}`,
      }),
    );
  },
  grunt: ({ parents }, p, subject) => {
    const which = p.list(
      parents.map((name) => p.nameOf(name)),
      'or',
    );
    return doing(
      'serve',
      subject,
      p.pick({
        en: rich`${which}, the Parent character`,
        es: rich`al Personaje matriz ${which}`,
        de: rich`dem Meister-Charakter ${which}`,
      }),
    );
  },
  unrivalled: keyword('unrivalled', { en: 'Unrivalled', es: 'Inigualable', de: 'Unerreicht' }),
  reserve: keyword('reserve', { en: 'Reserve', es: 'Reserva', de: 'Reserve' }),
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
        es: 'solo una acción de Mover por turno',
        de: 'pro Zug nur eine Aktion „Bewegen“',
      }),
    ),
    modal: 'may',
  }),
  'halved-dice': (holds, p, subject) => {
    const rolls = rollsOf(p, holds.in, subject);
    return doing(
      'roll',
      subject,
      p.pick({
        en: rich`half as many dice, rounded up, in ${rolls}`,
        es: rich`la mitad de dados, redondeando hacia arriba, en ${rolls}`,
        de: rich`bei ${rolls} nur halb so viele Würfel, aufgerundet`,
      }),
    );
  },
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
  'rerolls-any': ({ failures }, p, subject) => ({
    ...doing(
      'reroll',
      subject,
      p.pick({
        en: `any of its dice${failures === false ? '' : ', including Failures'}`,
        es: `cualquiera de sus dados${failures === false ? '' : ', incluso los Fallos'}`,
        de: `beliebige seiner Würfel${failures === false ? '' : ', auch Fehlschläge,'}`,
      }),
    ),
    modal: 'may',
  }),
  'cannot-hold': (_, p, subject) => ({
    ...doing(
      'hold',
      subject,
      p.pick({ en: 'objective tokens', es: 'fichas de Objetivo', de: 'Missionsmarker' }),
    ),
    modal: 'cannot',
  }),
  'denies-power': (_, p) => ({
    ...doing(
      'gain',
      p.subject({ noun: 'target', det: 'the' }),
      p.pick({
        en: 'Power from the damage of this attack',
        es: 'Poder por el Daño de este Ataque',
        de: 'durch den Schaden dieses Angriffs Kraft',
      }),
    ),
    modal: 'cannot',
  }),
  'no-objectives': (_, p, subject) => ({
    ...doing(
      'contest',
      subject,
      p.pick({
        en: 'objective tokens',
        es: 'fichas de Objetivo',
        de: 'Missionsmarker weder halten noch mit ihnen interagieren noch',
      }),
    ),
    modal: p.locale === 'de' ? 'may' : 'cannot',
    tail: p.pick({
      en: ', interact with them or hold them',
      es: ', interactuar con ellas ni custodiarlas',
      de: '',
    }),
  }),
  'places-its-drops': (_, p, subject) =>
    doing(
      'put',
      p.you,
      p.pick({
        en: rich`the objective tokens that ${subject.text} drops, instead of your opponent`,
        es: rich`en lugar de tu rival, las fichas de Objetivo que suelte ${subject.text}`,
        de: rich`statt deines Gegners die Missionsmarker, die ${subject.text} fallen lässt,`,
      }),
    ),
};

/** What holds for a character, as a clause it is the subject of. */
export const staticClause = (p: Phrases, holds: StaticEffect, subject: Subject): C =>
  // Each kind is written for its own effects; the kind was just looked up.
  (STATICS[holds.holds] as Words<StaticEffect>)(holds, p, subject);

interface Limits {
  readonly types?: readonly AttackType[];
  readonly against?: Who;
  readonly attacks?: readonly string[];
}

/** Which rolls are meant: of some types, against some opponents, with some attacks. */
function limits(p: Phrases, { types, against, attacks }: Limits, side: Side): Rich {
  const who = against === undefined ? null : p.characters({ side: 'enemy', ...against }, 'plural');
  const named = p.list(
    (attacks ?? []).map((id) => p.attackName(id)),
    'or',
  );
  const kinds = (word: Localized<string>): Rich => typed(p, word, types);
  if (side !== 'attack') {
    // What it defends against: "against Physical or Energy attacks by enemy characters".
    if (types === undefined && who === null) return [];
    return p.pick({
      en: words(
        'against',
        kinds({ en: 'attacks', es: '', de: '' }),
        who === null ? '' : rich`by ${who.bare('acc')}`,
      ),
      es: words('contra', kinds({ en: '', es: 'Ataques', de: '' }), who === null ? '' : who.in('gen')),
      de: words(
        'gegen',
        kinds({ en: '', es: '', de: 'Angriffe' }),
        who === null ? '' : rich`von ${who.bare('dat')}`,
      ),
    });
  }
  return words(
    types === undefined
      ? ''
      : p.pick({
          en: rich`of ${kinds({ en: 'attacks', es: '', de: '' })}`,
          es: rich`de ${kinds({ en: '', es: 'Ataques', de: '' })}`,
          de: rich`bei ${kinds({ en: '', es: '', de: 'Angriffen' })}`,
        }),
    named.length === 0
      ? ''
      : p.pick({ en: rich`with ${named}`, es: rich`con ${named}`, de: rich`mit ${named}` }),
    who === null
      ? ''
      : p.pick({
          en: rich`against ${who.bare('acc')}`,
          es: rich`contra ${who.bare('nom')}`,
          de: rich`gegen ${who.bare('acc')}`,
        }),
  );
}
