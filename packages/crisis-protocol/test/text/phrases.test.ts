import { type Locale, type Localized, locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import {
  addDice,
  advance,
  ally,
  always,
  away,
  choose,
  damage,
  each,
  enemy,
  gain,
  give,
  heal,
  is,
  itself,
  lasting,
  may,
  mayWhen,
  on,
  one,
  oneOf,
  push,
  reaction,
  reroll,
  self,
  sequence,
  shed,
  target,
  that,
  throwing,
  when,
  whenever,
} from '../../src/abilities/build.ts';
import { after, character, icons, innate, named, physical, rule, stats } from '../../src/abilities/print.ts';
import type { Ability } from '../../src/abilities/vocabulary.ts';
import type { AttackRule, CharacterCard } from '../../src/content.ts';
import { cardText } from '../../src/text/card-text.ts';

const someone = (parts: Pick<Partial<CharacterCard>, 'attacks' | 'superpowers'>): CharacterCard =>
  character({
    id: 'test/someone',
    name: named('Someone'),
    alterEgo: 'Nobody',
    threat: 3,
    base: 35,
    affiliations: [],
    healthy: stats(5, 'M', 2, 3, 3, 3),
    attacks: parts.attacks ?? [],
    superpowers: parts.superpowers ?? [],
  });

const textOf = (card: CharacterCard, locale: Locale): string =>
  cardText(card, locale)
    .blocks.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => plain(text)))
    .join(' | ');

const power = (ability: Ability): CharacterCard =>
  someone({ superpowers: [innate(named('Trick'), ability)] });
const attack = (...rules: AttackRule[]): CharacterCard =>
  someone({ attacks: [physical(named('Jab'), { range: 2, strength: 4 }, ...rules)] });

type Case = readonly [what: string, card: CharacterCard, said: Localized<string>];

const CASES: readonly Case[] = [
  [
    'who was just named becomes a pronoun',
    power(reaction(1, on('targeted', { who: itself }), addDice(1))),
    {
      en: 'When this character is targeted by an attack, it may use this superpower. It adds 1 die to its defense roll.',
      es: 'Cuando este Personaje sea el blanco de un Ataque, puede usar este Superpoder. Este Personaje añade 1 dado a su tirada de Defensa.',
      de: 'Wenn dieser Charakter als Ziel eines Angriffs bestimmt wird, darf er diese Superkraft einsetzen. Er fügt seinem Verteidigungswurf 1 Würfel hinzu.',
    },
  ],
  [
    'a condition stands before the effect, in German behind it',
    attack(rule(after(when(is('target', { sizeMax: 2 }), may(throwing('S', target)))))),
    {
      en: 'After this attack is resolved, if the target is Size 2 or less, you may throw it Short.',
      es: 'Después de que se resuelva este Ataque, si el blanco tiene Tamaño 2 o menos, puedes resolver un Lanzamiento Corto contra él.',
      de: 'Nach diesem Angriff darfst du das Ziel um S werfen, falls es Größe 2 oder weniger hat.',
    },
  ],
  [
    'what is chosen is chosen first',
    power(whenever(on('activation-ends', { who: itself }), push('M', one(enemy({ within: 2 })), away()))),
    {
      en: "At the end of this character's activation, choose an enemy character within Range 2 of it. Push it Medium away from this character.",
      es: 'Al final de la Activación de este Personaje, escoge a un Personaje enemigo a alcance 2 o menos de él. Resuelve un Empujón Medio contra él, alejándolo de este Personaje.',
      de: 'Am Ende der Aktivierung dieses Charakters wählst du einen feindlichen Charakter in Reichweite 2 zu ihm. Schiebe ihn um M von diesem Charakter weg.',
    },
  ],
  [
    'effects of different kinds make sentences of their own',
    power(
      whenever(on('dazed', { who: itself }), sequence(heal(1), give(each(enemy({ within: 1 })), 'slow'))),
    ),
    {
      en: 'When this character is Dazed, remove 1 damage from it. Each enemy character within Range 1 of it gains the Slow special condition.',
      es: 'Cuando este Personaje quede Abatido, retira 1 punto de Daño de él. Cada Personaje enemigo a alcance 1 o menos de él sufre el Estado especial «Lentificado».',
      de: 'Wenn dieser Charakter angeschlagen wird, entfernst du 1 Schaden von ihm. Jeder feindliche Charakter in Reichweite 1 zu ihm erhält den Zustand Verlangsamt.',
    },
  ],
  [
    'several who were named together get something each',
    power(
      whenever(
        on('activation-phase-ends'),
        sequence(push('S', each(enemy({ within: 2 })), away()), damage(2, that)),
      ),
    ),
    {
      en: 'At the end of the Activation Phase, push each enemy character within Range 2 of this character Short away from this character. They suffer 2 damage each.',
      es: 'Al final de la fase de Activación, resuelve un Empujón Corto contra cada Personaje enemigo a alcance 2 o menos de este Personaje, alejándolo de este Personaje. Esos Personajes sufren 2 puntos de Daño cada uno.',
      de: 'Am Ende der Aktivierungsphase schiebst du jeden feindlichen Charakter in Reichweite 2 zu diesem Charakter um S von diesem Charakter weg. Sie erleiden je 2 Schaden.',
    },
  ],
  [
    'a choice is a list',
    power(mayWhen(on('after-series'), oneOf(gain(1), shed(self, ['stun', 'hex'])))),
    {
      en: 'After all attacks of this action are resolved, you may choose one: • This character gains 1 Power. • Remove the Stun and Hex special conditions from this character.',
      es: 'Después de que se resuelvan todos los Ataques de esta acción, puedes escoger una opción: • Este Personaje obtiene 1 punto de Poder. • Retira los Estados especiales «Aturdido» y «Hechizado» de este Personaje.',
      de: 'Nach allen Angriffen dieser Aktion darfst du eines davon wählen: • Dieser Charakter erhält 1 Kraft. • Entferne die Zustände Betäubt und Verflucht von diesem Charakter.',
    },
  ],
  [
    'amounts that are read off the table',
    power(
      whenever(
        on('dazed', { who: enemy() }),
        sequence(
          gain({ amount: 'size', of: 'that' }),
          gain({ amount: 'count', who: ally({ within: 2, condition: 'root' }) }),
        ),
      ),
    ),
    {
      en: 'When an enemy character is Dazed, this character gains Power equal to the Size of that character and 1 Power for each allied character with Root within Range 2 of it.',
      es: 'Cuando un Personaje enemigo quede Abatido, este Personaje obtiene tanto Poder como el Tamaño de ese Personaje y 1 punto de Poder por cada Personaje aliado con el Estado especial «Trabado» a alcance 2 o menos de él.',
      de: 'Wenn ein feindlicher Charakter angeschlagen wird, erhält dieser Charakter Kraft in Höhe der Größe jenes Charakters und 1 Kraft für jeden verbündeten Charakter mit dem Zustand Angewurzelt in Reichweite 2 zu ihm.',
    },
  ],
  [
    'near, and in sight',
    power(always({ holds: 'halved-dice', in: 'attack' }, enemy({ within: 3, seen: true }))),
    {
      en: 'Enemy characters within Range 3 of this character in line of sight of this character roll half as many dice, rounded up, in their attack rolls.',
      es: 'Los Personajes enemigos a alcance 3 o menos de este Personaje en la Línea de visión de este Personaje tiran la mitad de dados, redondeando hacia arriba, en sus tiradas de Ataque.',
      de: 'Feindliche Charaktere in Reichweite 3 zu diesem Charakter in Sichtlinie dieses Charakters werfen bei ihren Angriffswürfen nur halb so viele Würfel, aufgerundet.',
    },
  ],
  [
    'how long something holds',
    power(
      whenever(
        on('activation-starts', { who: itself }),
        choose(
          one(enemy()),
          sequence(lasting('turn', { holds: 'controlled' }, that), advance('speed', that)),
        ),
      ),
    ),
    {
      en: "At the start of this character's activation, choose an enemy character. You control it until the end of the turn. It advances up to its Speed.",
      es: 'Al inicio de la Activación de este Personaje, escoge a un Personaje enemigo. Lo controlas hasta el final del turno. Ese Personaje resuelve un Avance usando su Velocidad.',
      de: 'Zu Beginn der Aktivierung dieses Charakters wählst du einen feindlichen Charakter. Du kontrollierst ihn bis zum Ende des Zuges. Er läuft entsprechend seiner Bewegungsweite.',
    },
  ],
];

describe('how abilities read', () => {
  it.each(CASES)('%s', (_what, card, said) => {
    for (const locale of locales) expect(textOf(card, locale)).toBe(said[locale]);
  });

  it('says by its icons when a special rule applies, and what it is called', () => {
    const [block] = cardText(attack(icons(['wild', 'hit'], named('Twist'), after(reroll(1)))), 'en').blocks;
    expect(block?.paragraphs[0]).toMatchObject({ icons: ['wild', 'hit'], name: 'Twist' });
  });

  it('keeps conditions, faces and tools as links', () => {
    const [block] = cardText(attack(rule(after(sequence(give(target, 'stun'), advance('S'))))), 'de').blocks;
    const text = block?.paragraphs[0]?.text ?? [];
    expect(text).toContainEqual({ ref: 'condition', id: 'stun', text: 'Betäubt' });
    expect(text).toContainEqual({ ref: 'tool', id: 'S', text: 'S' });
  });

  it('prints keywords by their name alone', () => {
    const [block] = cardText(power(always({ holds: 'unrivalled' })), 'en').blocks;
    expect(block).toMatchObject({ name: 'Trick', paragraphs: [] });
  });
});
