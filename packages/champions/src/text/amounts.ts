import { type Localized, type Rich, rich, signed, words } from '@assemble/language';
import type { Amount } from '../abilities/vocabulary.ts';
import type { StatName } from '../rules/reading.ts';
import { cardsPhrase } from './cards-phrase.ts';
import { conditionPhrase } from './condition-phrase.ts';
import { STATS } from './names.ts';
import type { Phrases } from './phrases.ts';
import { self, thatOne } from './target-phrase.ts';

export type Unit = 'damage' | 'threat' | 'card' | 'counter';

/** How much of something. */
export interface Measured {
  /** "2 damage". */
  readonly what: Rich;
  /** "for each upgrade you control": before the object in German. */
  readonly per: Rich;
  /** Behind everything: "(4 instead if …)". */
  readonly tail: Rich;
  /** So long that Spanish puts it behind its receiver. */
  readonly heavy?: true;
}

const UNITS: Readonly<Record<Unit, Localized<readonly [one: string, many: string]>>> = {
  damage: {
    en: ['damage', 'damage'],
    es: ['punto de daño', 'puntos de daño'],
    de: ['Schaden', 'Schaden'],
  },
  threat: {
    en: ['threat', 'threat'],
    es: ['punto de amenaza', 'puntos de amenaza'],
    de: ['Bedrohung', 'Bedrohung'],
  },
  card: { en: ['card', 'cards'], es: ['carta', 'cartas'], de: ['Karte', 'Karten'] },
  counter: { en: ['counter', 'counters'], es: ['contador', 'contadores'], de: ['Marker', 'Marker'] },
};

/** "2 damage", "1 card": digits, as cards print them. */
export function units(p: Phrases, n: number, unit: Unit): Rich {
  const [one, many] = UNITS[unit][p.locale];
  return rich`${{ number: n, text: String(n) }} ${n === 1 ? one : many}`;
}

/** "so much damage as …". */
const equal = (p: Phrases, unit: Unit, value: Localized<string | Rich>): Measured => {
  const [, many] = UNITS[unit][p.locale];
  return p.in<Measured>({
    en: { what: [many], per: rich`equal to ${value.en}`, tail: [] },
    es: { what: rich`tantos ${many} como ${value.es}`, per: [], tail: [], heavy: true },
    de: { what: rich`${many} in Höhe ${value.de}`, per: [], tail: [] },
  });
};

const PER_X: Readonly<Record<Phrases['talk']['x'], Localized<string>>> = {
  spent: {
    en: 'for each resource spent this way',
    es: 'por cada recurso gastado de este modo',
    de: 'für jede dadurch ausgegebene Ressource',
  },
  discarded: {
    en: 'for each card discarded this way',
    es: 'por cada carta descartada de este modo',
    de: 'für jede dadurch abgelegte Karte',
  },
  counters: {
    en: 'for each counter that was on this card',
    es: 'por cada contador que hubiera en esta carta',
    de: 'für jeden Marker, der auf dieser Karte lag,',
  },
  replaced: { en: '', es: '', de: '' },
  dealt: {
    en: 'for each damage dealt by that attack',
    es: 'por cada punto de daño que inflija ese ataque',
    de: 'für jeden Schaden, den dieser Angriff zugefügt hat,',
  },
};

const printedOn = (
  what: 'energy' | 'physical' | 'mental' | 'wild' | 'types' | 'boost',
): Localized<string> => {
  if (what === 'boost')
    return {
      en: 'for each boost icon on that card',
      es: 'por cada icono de aumento de esa carta',
      de: 'für jedes Boost-Symbol auf dieser Karte',
    };
  if (what === 'types')
    return {
      en: 'for each different type of resource printed on the cards discarded this way',
      es: 'por cada tipo de recurso diferente impreso en las cartas descartadas de este modo',
      de: 'für jede unterschiedliche Art von Ressource auf den dadurch abgelegten Karten',
    };
  const es = { energy: 'de energía', physical: 'físico', mental: 'mental', wild: 'universal' }[what];
  const de = { energy: 'Energie-', physical: 'physische ', mental: 'mentale ', wild: 'wilde ' }[what];
  return {
    en: `for each ${what} resource printed on the cards discarded this way`,
    es: `por cada recurso ${es} impreso en las cartas descartadas de este modo`,
    de: `für jede aufgedruckte ${de}Ressource auf den dadurch abgelegten Karten`,
  };
};

type Kind<K extends string> = Extract<Amount, { readonly amount: K }>;

/** "your ATK", "Titania's ATK". */
function statOf(p: Phrases, { stat, of }: Kind<'stat'>): Localized<string | Rich> {
  const name = STATS[stat][p.locale];
  if (of === 'you') return { en: `your ${name}`, es: `tu ${name}`, de: `deines ${name}-Werts` };
  const one = of === 'self' ? self(p) : thatOne(p);
  return {
    en: rich`${one.bare('nom')}'s ${name}`,
    es: rich`${name} tenga ${one.bare('nom')}`,
    de: rich`des ${name}-Werts ${p.prep('von', one.bare('dat'))}`,
  };
}

/** Damage that lies there, or hit points that are left. */
function hitPointsOf(p: Phrases, { amount, of }: Kind<'sustained' | 'remaining'>): Localized<string | Rich> {
  const one = self(p);
  if (amount === 'sustained')
    return of === 'you'
      ? {
          en: 'the damage you have sustained',
          es: 'daño acumulado tengas',
          de: 'deines erlittenen Schadens',
        }
      : {
          en: rich`the damage on ${one.bare('dat')}`,
          es: rich`daño acumulado tenga ${one.bare('nom')}`,
          de: rich`des Schadens auf ${one.bare('dat')}`,
        };
  return of === 'you'
    ? {
        en: 'your remaining hit points',
        es: 'vida restante tengas',
        de: 'deiner verbleibenden Lebenspunkte',
      }
    : {
        en: rich`${one.bare('nom')}'s remaining hit points`,
        es: rich`vida restante tenga ${one.bare('nom')}`,
        de: rich`der verbleibenden Lebenspunkte ${p.prep('von', one.bare('dat'))}`,
      };
}

const none: Rich = [];
const plainly = (what: Rich, per: Rich = none, tail: Rich = none): Measured => ({ what, per, tail });

/** How much damage, threat or cards. */
export function measured(p: Phrases, amount: Amount, unit: Unit): Measured {
  if (typeof amount === 'number') return plainly(units(p, amount, unit));
  switch (amount.amount) {
    case 'per-player': {
      const each = p.in({ en: 'per player', es: 'por jugador', de: 'pro Spieler' });
      return plainly(words(units(p, amount.perPlayer, unit), each));
    }
    case 'count':
      return plainly(units(p, amount.times ?? 1, unit), forEach(p, amount));
    case 'stat':
      return equal(p, unit, statOf(p, amount));
    case 'sustained':
    case 'remaining':
      return equal(p, unit, hitPointsOf(p, amount));
    case 'threat': {
      const on = cardsPhrase(p, amount.on, { det: 'the' });
      return equal(p, unit, {
        en: rich`the threat on ${on.bare('dat')}`,
        es: rich`amenaza haya en ${on.bare('dat')}`,
        de: rich`der Bedrohung auf ${on.bare('dat')}`,
      });
    }
    case 'x':
      if (p.talk.x === 'replaced') {
        const [, many] = UNITS[unit][p.locale];
        return plainly(
          p.in({
            en: rich`that much ${many}`,
            es: rich`esa misma cantidad de ${many}`,
            de: rich`ebenso viel ${many}`,
          }),
        );
      }
      return plainly(units(p, amount.times ?? 1, unit), [PER_X[p.talk.x][p.locale]]);
    case 'printed':
      return increased(p, amount, unit, [printedOn(amount.what)[p.locale]]);
    case 'done':
      return increased(p, amount, unit, [
        p.talk.did === 'schemed'
          ? p.in({
              en: 'for each threat placed this way',
              es: 'por cada punto de amenaza puesto de este modo',
              de: 'für jede dadurch gelegte Bedrohung',
            })
          : p.in({
              en: 'for each point of that',
              es: 'por cada punto de ello',
              de: 'für jeden Punkt davon',
            }),
      ]);
    case 'instead': {
      const first = measured(p, amount.otherwise, unit);
      const other = measured(p, amount.then, unit).what;
      return { ...first, tail: insteadIf(p, other, amount.if) };
    }
    case 'at-most': {
      const of = measured(p, amount.of, unit);
      return { ...of, tail: words(of.tail, atMost(p, amount.most)) };
    }
  }
}

/** "1 damage …, plus 2 for each …". */
function increased(
  p: Phrases,
  { times = 1, plus = 0 }: { readonly times?: number; readonly plus?: number },
  unit: Unit,
  per: Rich,
): Measured {
  if (plus === 0) return plainly(units(p, times, unit), per);
  const more = units(p, times, unit);
  return plainly(
    units(p, plus, unit),
    none,
    p.in({
      en: rich`, plus ${more} ${per}`,
      es: rich`, más ${more} ${per}`,
      de: rich`, plus ${more} ${per}`,
    }),
  );
}

/** "for each upgrade you control". */
function forEach(p: Phrases, amount: Kind<'count'>): Rich {
  const one = cardsPhrase(p, amount.cards, { det: 'each', inPlay: true }).bare('acc');
  return p.in({ en: rich`for ${one}`, es: rich`por ${one}`, de: rich`für ${one}` });
}

/** "(2 instead if …)". */
const insteadIf = (p: Phrases, other: Rich, condition: Kind<'instead'>['if']): Rich => {
  const when = conditionPhrase(p, condition);
  return p.in({
    en: rich`(${other} instead ${when})`,
    es: rich`(${other} en vez de eso ${when})`,
    de: rich`(stattdessen ${other}, ${when})`,
  });
};

export const atMost = (p: Phrases, most: number): Rich =>
  p.in({
    en: rich`(to a maximum of ${most})`,
    es: rich`(hasta un máximo de ${most})`,
    de: rich`(bis zu einem Maximum von ${most})`,
  });

/** "+1 ATK and +1 hit point": what is added, for what, and a parenthesis. */
export function bonuses(p: Phrases, values: { readonly [S in StatName]?: Amount }): Measured {
  const entries = Object.entries(values) as [StatName, Amount][];
  const said = entries.map(([stat, amount]) => bonus(p, stat, amount));
  return plainly(
    p.list(
      said.map(({ what }) => what),
      'and',
    ),
    said[0]?.per ?? none,
    words(...said.map(({ tail }) => tail)),
  );
}

function bonus(p: Phrases, stat: StatName, amount: Amount): Measured {
  const by = (n: number): Rich => statBy(p, stat, n);
  if (typeof amount === 'number') return plainly(by(amount));
  switch (amount.amount) {
    case 'count':
      return plainly(by(amount.times ?? 1), forEach(p, amount));
    case 'instead': {
      const first = bonus(p, stat, amount.otherwise);
      return { ...first, tail: insteadIf(p, bonus(p, stat, amount.then).what, amount.if) };
    }
    case 'at-most': {
      const of = bonus(p, stat, amount.of);
      return { ...of, tail: words(of.tail, atMost(p, amount.most)) };
    }
    default:
      throw new Error(`no words for a bonus that is ${amount.amount}`);
  }
}

/** "+1 ATK", "+6 de vida". */
function statBy(p: Phrases, stat: StatName, n: number): Rich {
  const by = signed(n);
  if (stat === 'hitPoints') {
    const one = Math.abs(n) === 1;
    return [
      p.in({
        en: `${by} hit point${one ? '' : 's'}`,
        es: `${by} de vida`,
        de: `${by} Lebenspunkt${one ? '' : 'e'}`,
      }),
    ];
  }
  if (stat === 'handSize')
    return [p.in({ en: `${by} hand size`, es: `${by} al tamaño de la mano`, de: `${by} Handlimit` })];
  return [`${by} ${STATS[stat][p.locale]}`];
}
