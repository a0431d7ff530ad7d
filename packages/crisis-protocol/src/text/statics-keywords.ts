import { type Localized, ref, rich } from '@assemble/language';
import type { StaticEffect } from '../abilities/statics.ts';
import { points } from './amounts.ts';
import { conditionTitle } from './names.ts';
import { doing, type StaticWords, type Words } from './static-words.ts';

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

/** Keywords, and what they say about squads. */
export const KEYWORD_STATICS: StaticWords<
  | 'immunity'
  | 'flight'
  | 'wall-crawler'
  | 'stealth'
  | 'healing-factor'
  | 'no-injured-side'
  | 'free-gems'
  | 'gem-power'
  | 'gem-bearer'
  | 'grunt'
  | 'unrivalled'
  | 'reserve'
  | 'no-stealth'
> = {
  immunity: ({ to }, p, subject) => {
    const list = p.list(
      to.map((one) => conditionTitle(one, p.locale)),
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
  'no-injured-side': (_, p, subject) => ({
    ...doing(
      'have',
      subject,
      p.pick({
        en: "no Injured side (it is KO'd instead)",
        es: 'cara «Herido» (queda Noqueado en lugar de eso)',
        de: 'keine verletzte Seite (er wird stattdessen besiegt)',
      }),
    ),
    not: p.locale === 'es',
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
    return {
      ...doing(
        'have',
        subject,
        p.pick({
          en: most === 1 ? '1 Infinity Gem' : `up to ${most} Infinity Gems`,
          es: most === 1 ? '1 Gema del Infinito' : `hasta ${most} Gemas del Infinito`,
          de: most === 1 ? '1 Infinity-Stein' : `bis zu ${most} Infinity-Steine`,
        }),
      ),
      modal: 'may',
      tail: rich`: ${which}`,
    };
  },
  grunt: ({ parents }, p, subject) => {
    const of = p.pick({
      en: rich`the Parent character of ${subject.text}`,
      es: p.prep('el Personaje matriz de', subject.text),
      de: rich`der Meister-Charakter ${p.np({ noun: 'character', det: 'this', case: 'gen' })}`,
    });
    const which = p.list(
      parents.map((name) => p.nameOf(name)),
      'or',
    );
    return doing('be', p.named(of), which);
  },
  unrivalled: keyword('unrivalled', { en: 'Unrivalled', es: 'Inigualable', de: 'Unerreicht' }),
  reserve: keyword('reserve', { en: 'Reserve', es: 'Reserva', de: 'Reserve' }),
  'no-stealth': (_, p, subject) =>
    doing(
      'lose',
      subject,
      p.pick({
        en: rich`${ref('keyword', 'stealth', 'Stealth')} and cannot gain it`,
        es: rich`${ref('keyword', 'stealth', 'Sigilo')} y no puede obtenerlo`,
        de: rich`${ref('keyword', 'stealth', 'Tarnung')} (und kann sie nicht erhalten)`,
      }),
    ),
};
