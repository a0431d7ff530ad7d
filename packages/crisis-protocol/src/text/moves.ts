import { again, type Rich, ref, rich, sentence, several, type Whom, whom, words } from '@assemble/language';
import type { Advance } from '../abilities/nodes/advance.ts';
import type { Directed } from '../abilities/nodes/directed.ts';
import type { Place } from '../abilities/nodes/place.ts';
import type { Throw } from '../abilities/nodes/throw.ts';
import type { Anchor, Target } from '../abilities/vocabulary.ts';
import type { MovementTool, Range } from '../geometry/tools.ts';
import { toolLink } from './names.ts';
import type { C, Phrases, Said } from './said.ts';
import { severally } from './who.ts';
import { rangeOf } from './who-details.ts';

/** "away from this character", "alejándolo de este Personaje", "von diesem Charakter weg". */
function direction(p: Phrases, { way, from = 'self' }: Directed, moved: Whom | null): Rich {
  if (way === undefined) return [];
  const { focus } = p.talk;
  const other = p.anchor(from);
  // The one that moves stays what the sentence is about.
  p.talk.focus = focus;
  // Spanish: what is moved by another is an object; what moves by itself is reflexive.
  const away = moved === null ? 'alejándose' : `alejándo${p.pronoun(moved, 'acc')}`;
  const toward = moved === null ? 'hacia' : `atrayéndo${p.pronoun(moved, 'acc')} hacia`;
  return way === 'away'
    ? p.pick({
        en: rich`away from ${other.bare('acc')}`,
        es: rich`${away} ${other.in('gen')}`,
        de: p.prep('von', other.bare('dat')),
      })
    : p.pick({
        en: rich`toward ${other.bare('acc')}`,
        es: rich`${toward} ${other.bare('nom')}`,
        de: rich`auf ${other.bare('acc')}`,
      });
}

const isEnemy = (to: Target | undefined): boolean =>
  (to?.to === 'choose' || to?.to === 'each') && to.who.side === 'enemy';

/** Who decides where, where it is not the one whose character moves. */
function decider(p: Phrases, { decides, way }: Directed, to?: Target): Rich {
  if (decides === 'its-opponent')
    return p.pick({
      en: '(its opponent chooses where)',
      es: '(su oponente decide dónde)',
      de: '(wohin, bestimmt sein Gegenüber)',
    });
  if (decides === 'opponent')
    return p.pick({
      en: '(your opponent chooses where)',
      es: '(tu oponente decide dónde)',
      de: '(wohin, bestimmt dein Gegenüber)',
    });
  if (!isEnemy(to) || way !== undefined) return [];
  return p.pick({
    en: '(you choose where)',
    es: '(tú decides dónde)',
    de: '(wohin, bestimmst du)',
  });
}

type Far = MovementTool | 'speed';

/** "Short", "Corto", "um S": German books name the tool by its letter. */
const distanceOf = (p: Phrases, tool: MovementTool): Rich =>
  p.locale === 'de' ? rich`um ${ref('tool', tool, tool)}` : [toolLink(tool, p.locale)];

function far(p: Phrases, tool: Far, moved: Whom): Rich {
  if (tool !== 'speed') return distanceOf(p, tool);
  return p.pick({
    en: rich`up to ${p.pronoun(moved, 'gen')} Speed`,
    es: 'usando su Velocidad',
    de: rich`entsprechend ${p.pronoun(moved, 'gen')}er Bewegungsweite`,
  });
}

const comma = (text: Rich): Rich => (text.length === 0 ? [] : rich`, ${text}`);

const ADVANCES = { any: 'advance', toward: 'advanceToward', away: 'advanceAway' } as const;

/** "it advances Short toward the attacker". */
export function sayAdvance(p: Phrases, subject: Whom, { to, tool, ...directed }: Advance): C {
  const way = direction(p, directed, null);
  const distance = far(p, tool, subject);
  const rest = p.pick({
    en: words(distance, way),
    es: words(rich`un Avance ${distance}`, way),
    de: words(distance, way),
  });
  const verb = ADVANCES[directed.way ?? 'any'];
  return { verb, subject, rest, tail: decider(p, directed, to) };
}

/** German: where something goes that does not walk, behind its direction: "von diesem Charakter weg". */
const aside = (p: Phrases, { way }: Directed, where: Rich): Rich =>
  p.locale !== 'de' || way === undefined ? where : rich`${where} ${way === 'away' ? 'weg' : 'zu'}`;

/** "push the target Short away from this character". */
export function sayMove(
  p: Phrases,
  verb: 'push' | 'throw',
  one: Whom,
  { to, tool, ...directed }: Directed & { readonly tool: MovementTool; readonly to?: Target },
): C {
  const way = aside(p, directed, direction(p, directed, one));
  severally(p, to);
  const distance = distanceOf(p, tool);
  const tail = decider(p, directed, verb === 'push' ? to : undefined);
  if (p.locale === 'es') {
    const noun = verb === 'push' ? 'un Empujón' : 'un Lanzamiento';
    return { verb, rest: rich`${noun} ${distance} contra ${one.bare('nom')}${comma(way)}`, tail };
  }
  if (one.pronoun) return { verb, object: { of: one, case: 'acc' }, rest: words(distance, way), tail };
  return { verb, rest: words(one.bare('acc'), distance, way), tail };
}

/** "place it within Range 1 of the target". */
export function sayPlace(p: Phrases, one: Whom, { to, range, of, decides }: Place): C {
  severally(p, to);
  const where =
    of === undefined
      ? p.pick({
          en: rich`within Range ${range} of ${p.pronoun(one, 'gen')} current position`,
          es: rich`a alcance ${range} o menos de su posición actual`,
          de: rich`innerhalb von Reichweite ${range} zu ${p.pronoun(one, 'gen')}er aktuellen Position`,
        })
      : p.pick({
          ...rangeOf(p, range, of),
          de: rich`innerhalb von ${rangeOf(p, range, of, 'Reichweite').de}`,
        });
  const tail = decider(p, decides === undefined ? {} : { decides });
  if (p.locale === 'es') return { verb: 'appear', subject: one, rest: where, tail };
  if (one.pronoun) return { verb: 'place', object: { of: one, case: 'acc' }, rest: where, tail };
  return { verb: 'place', rest: words(one.in('acc'), where), tail };
}

/** "throw the target Short", or what is chosen among characters and terrain: "Choose … . Throw it Medium." */
export function sayThrow(p: Phrases, node: Throw): Said {
  const { to, terrain, tool } = node;
  if (to !== undefined && to.to !== 'each' && to.to !== 'choose')
    return { clauses: [sayMove(p, 'throw', p.target(to), node)] };
  const all = to === undefined || terrain === undefined ? choices(p, node) : [several(p, choices(p, node))];
  const [one] = all;
  if (one === undefined) return { clauses: [] };
  const choosing: C = { verb: 'choose', rest: one.in('acc') };
  p.talk.focus = 'that';
  p.talk.that = one;
  if (terrain === undefined || to === undefined) {
    const throwing = sayMove(p, 'throw', again(p, one), { ...node, tool });
    return { clauses: [choosing], more: [sentence(p.clause(throwing))] };
  }
  const it = whom(p, { noun: 'object', det: 'the', adjectives: ['chosen'] });
  return { clauses: [choosing], more: [sentence(p.clause(sayMove(p, 'throw', it, { ...node, tool })))] };
}

/** What can be thrown; characters and terrain of the same Size in the same range are described once. */
function choices(p: Phrases, { to, terrain }: Throw): Whom[] {
  const who = to?.to === 'each' || to?.to === 'choose' ? to.who : undefined;
  const shared =
    who !== undefined &&
    terrain !== undefined &&
    who.sizeMax === terrain.sizeMax &&
    who.within === terrain.within &&
    Object.keys(who).every((key) => ['side', 'sizeMax', 'within'].includes(key));
  const people = who === undefined ? [] : [p.characters(shared ? { side: who.side ?? 'enemy' } : who, 'a')];
  return [...people, ...(terrain === undefined ? [] : [feature(p, terrain)])];
}

/** "an interactive terrain feature of Size 4 or less within Range 2 of this character". */
export const feature = (
  p: Phrases,
  {
    sizeMax,
    within,
    of = 'self',
  }: { readonly sizeMax: number; readonly within: Range; readonly of?: Anchor },
): Whom =>
  whom(
    p,
    {
      noun: 'terrain',
      det: 'a',
      adjectives: p.locale === 'de' ? ['interactive'] : [],
      after: words(
        p.pick({
          en: `of Size ${sizeMax} or less`,
          es: `de Tamaño ${sizeMax} o menos`,
          de: `mit Größe ${sizeMax} oder weniger`,
        }),
        p.pick(rangeOf(p, within, of)),
      ),
    },
    false,
  );
