import { rich, words } from '@assemble/language';
import { levelFace } from '../../dice.ts';
import { burstValues } from '../../rules/bonuses.ts';
import { type Copy as CopyChange, change } from '../../rules/changes.ts';
import { dieOf, levelOf } from '../../rules/dice-in-play.ts';
import { indexOf } from '../../rules/index-of-cards.ts';
import { clauses, inAll } from '../../text/said.ts';
import { aimed, hint } from '../expect.ts';
import type { DiceNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** This die takes over the values, the abilities or both of another (DM-COPYING-1). */
export interface Copy extends Targeted {
  readonly node: 'copy';
  readonly what: 'values' | 'abilities' | 'both';
  /** The face of level 1, whatever the die shows. */
  readonly level?: 1;
  /** All dice of the card, until the start of its player's next turn. */
  readonly lasts?: 'next-turn';
  /** So much more attack and defense for dice that show one burst. */
  readonly plus?: number;
}

const runs = onTargets<Copy>((c, node, targets, scope) => {
  const from = targets[0];
  if (from === undefined) return [];
  const copied = dieOf(c, from);
  const kind = indexOf(c).kinds[copied.card];
  // DM-COPYING-2: what is copied is the die itself, its card and its face, whatever it copies in turn.
  // A die that shows no level is copied at level 1.
  const level = node.level ?? Math.max(1, levelOf(c, copied));
  const face = kind === undefined ? -1 : levelFace(kind, level);
  const target = scope.self;
  const cause = causeIn(scope);
  const long = node.lasts === undefined ? {} : { until: c.table.turn + 1, plus: node.plus ?? 0 };
  const burst = burstValues(c, copied);
  return [
    change<CopyChange>({
      kind: 'copy',
      target,
      what: node.what,
      card: copied.card,
      face,
      burst,
      cause,
      ...long,
    }),
  ];
});

const COPIED = {
  values: { en: 'values', es: ['los valores', 'sus valores'], de: 'Werte' },
  abilities: { en: 'abilities', es: ['las habilidades', 'sus habilidades'], de: 'Fähigkeiten' },
  both: {
    en: 'values and abilities',
    es: ['los valores y las habilidades', 'sus valores y habilidades'],
    de: 'Werte und Fähigkeiten',
  },
} as const;

const say = inAll<Copy>((node, p) => {
  const subject = p.self();
  const one = p.target(node.to);
  const what = COPIED[node.what];
  const [of, its] = what.es;
  const at =
    node.level === undefined ? '' : { en: 'level 1 ', es: ' de nivel 1', de: ' auf Stufe 1' }[p.locale];
  const rest = {
    en: one.pronoun
      ? rich`${p.pronoun(one, 'gen')} ${at}${what.en}`
      : rich`the ${at}${what.en} ${one.in('gen')}`,
    es: one.pronoun ? rich`${its}${at}` : rich`${of}${at} ${one.in('gen')}`,
    de: one.pronoun
      ? rich`${p.pronoun(one, 'gen')}e ${what.de}${at}`
      : rich`die ${what.de} ${one.in('gen')}${at}`,
  }[p.locale];
  if (node.lasts === undefined) return clauses({ verb: 'copy', subject, rest });
  const until = {
    en: 'until your next turn',
    es: 'hasta tu próximo turno',
    de: 'bis zu deinem nächsten Zug',
  }[p.locale];
  const dice = p.named(
    {
      en: rich`your ${p.name().text} dice`,
      es: rich`tus dados de ${p.name().text}`,
      de: rich`deine ${p.name().text}-Würfel`,
    }[p.locale],
    { number: 'many' },
  );
  const plus = p.values(node.plus ?? 0, node.plus ?? 0).what;
  const more = {
    en: rich`Those with one burst (*) get an additional ${plus}.`,
    es: rich`Los que muestren un estallido (*) obtienen además ${plus}.`,
    de: rich`Solche mit einem Burst (*) erhalten zusätzlich ${plus}.`,
  }[p.locale];
  const said = {
    verb: 'copy',
    subject: dice,
    rest: p.locale === 'de' ? words(until, rest) : words(rest, until),
  } as const;
  return { clauses: [said], more: node.plus === undefined ? [] : [more] };
});

export const copy: DiceNode<Copy> = {
  ...runs,
  say,
  hint: ({ what, to }, o) => {
    const { fails } = aimed(to, o, 0);
    return hint(what === 'both' ? 2.5 : 1.5, 'own', { fails });
  },
};
