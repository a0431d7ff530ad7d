import { rich, words } from '@assemble/language';
import { dice, eachGerman, faces } from './amounts.ts';
import { faceLink } from './names.ts';
import { rollsOf } from './rolls.ts';
import { doing, type StaticWords } from './static-words.ts';

/** Standing effects on dice. */
export const DICE_STATICS: StaticWords<
  | 'dice'
  | 'dice-by-size'
  | 'counts'
  | 'dice-per-critical'
  | 'failure-as-critical'
  | 'halved-dice'
  | 'rerolls-any'
  | 'unmodified-defense'
  | 'no-extra-defense'
> = {
  dice: (holds, p, subject) => {
    const { amount } = holds;
    const count = p.measured(typeof amount === 'number' ? Math.abs(amount) : amount, 'dice');
    const more = typeof amount !== 'number' || amount > 0;
    const rolls = rollsOf(p, holds.in, subject, holds);
    return doing(
      more ? 'add' : 'remove',
      subject,
      p.pick({
        en:
          typeof amount === 'number'
            ? rich`${count} ${more ? 'to' : 'from'} ${rolls}`
            : rich`to ${rolls} ${count}`,
        es:
          typeof amount === 'number'
            ? rich`${count} ${more ? 'a' : 'de'} ${rolls}`
            : rich`a ${rolls} ${count}`,
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
    const rolls = rollsOf(p, holds.in, subject, holds);
    return doing(
      'count',
      subject,
      p.pick({
        en: rich`each ${face} in ${rolls} as ${as} ${as === 1 ? 'success' : 'successes'}`,
        es: rich`cada ${faces(p, [holds.face])} de ${rolls} como ${as} ${as === 1 ? 'éxito' : 'éxitos'}`,
        de: rich`${eachGerman(p, [holds.face])} in ${rolls} als ${as} ${as === 1 ? 'Erfolg' : 'Erfolge'}`,
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
        de: rich`für jede ${critical} im Basis-Wurf ${dice(p, amount)} statt 1`,
      }),
    );
  },
  'failure-as-critical': (_, p, subject) =>
    doing(
      'count',
      subject,
      p.pick({
        en: 'one Failure as a Critical in each attack, defense and dodge roll and when interacting',
        es: 'un Fallo como Crítico en cada tirada de Ataque, Defensa y Esquivar, y al interactuar',
        de: 'in jedem Angriffs-, Verteidigungs- und Ausweichwurf und beim Interagieren einen Fehlschlag als kritische Seite',
      }),
    ),
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
  'rerolls-any': ({ failures, in: roll, against, count }, p, subject) => {
    const limits = against === undefined ? {} : { against };
    const rolls = roll === undefined ? [] : rollsOf(p, roll, subject, limits);
    const any = p.pick({
      en: 'any number of dice',
      es: 'cualquier cantidad de dados',
      de: 'beliebig viele Würfel',
    });
    const what = words(
      count === undefined ? any : p.measured(count, 'dice'),
      failures === false
        ? ''
        : p.pick({ en: '(including Failures)', es: '(también los Fallos)', de: '(auch Fehlschläge)' }),
    );
    return {
      ...doing(
        'reroll',
        subject,
        rolls.length === 0
          ? what
          : p.pick({
              en: rich`${what} in ${rolls}`,
              es: rich`${what} en ${rolls}`,
              de: rich`in ${rolls} ${what}`,
            }),
      ),
      modal: 'may',
    };
  },
  'no-extra-defense': (_, p, subject) => ({
    ...doing(
      'add',
      subject,
      p.pick({
        en: 'dice to its defense roll',
        es: 'dados a su tirada de Defensa',
        de: 'seinem Verteidigungswurf keine Würfel',
      }),
    ),
    modal: p.locale === 'de' ? 'may' : 'cannot',
  }),
  'unmodified-defense': (_, p, subject) => ({
    ...doing(
      'modify',
      subject,
      p.pick({
        en: 'or reroll its defense dice',
        es: 'ni repetir la tirada de sus dados de Defensa',
        de: 'seine Verteidigungswürfel (auch durch Neuwürfe)',
      }),
    ),
    modal: 'cannot',
  }),
};
