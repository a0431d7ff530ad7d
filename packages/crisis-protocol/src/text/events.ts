import { type Localized, type Rich, rich, words } from '@assemble/language';
import type { Condition, EventName, On, Who } from '../abilities/vocabulary.ts';
import { afterAttack, creatingPool, declaring, modifying } from './event-attacks.ts';
import { clause, opponentOf, source, subjectOf, time } from './event-parts.ts';
import type { Phrases } from './phrases.ts';
import type { Opening } from './said.ts';
import { typed } from './types.ts';

/** What an ability waits for, and what must hold then. */
export interface Happening {
  /** Null where it goes without saying. */
  readonly opening: Opening | null;
  /** Said when its place in the sentence has come. */
  readonly condition?: () => Rich;
}

type Say = (p: Phrases, on: On) => Opening | null;

export function eventPhrase(p: Phrases, on: On): Happening {
  const opening = EVENTS[on.event](p, on);
  // "at the start of your turn" says it.
  const said = on.event === 'turn-starts' && on.if?.if === 'own-turn';
  const all = [...beyond(on.who), ...(on.if === undefined || said ? [] : [on.if])];
  const [first] = all;
  if (first === undefined) return { opening };
  return { opening, condition: () => p.condition(all.length === 1 ? first : { if: 'all', of: all }) };
}

/** "this character" is who it is: anything else that is asked of it is a condition. */
function beyond(who: Who | undefined): Condition[] {
  if (who?.is === undefined) return [];
  const { is, side: _side, ...more } = who;
  return Object.keys(more).length === 0 ? [] : [{ if: 'character', of: is, who: more }];
}

/** Every event: one without words does not compile. */
const EVENTS: { readonly [event in EventName]: Say } = {
  targeted: (p, on) => {
    if (on.who === undefined) return declaring(p, on.by);
    p.talk.roll = on.by?.is === 'self' ? 'attack' : 'defense';
    const who = subjectOf(p, on.who);
    const by = opponentOf(p, on.by);
    if (on.by?.is === 'self') p.talk.fighter = 'self';
    return clause(p, {
      en: words(
        rich`when ${who.text} is targeted by ${on.types?.[0] === 'energy' ? 'an' : on.types === undefined ? 'an' : 'a'}`,
        typed(p, { en: 'attack', es: '', de: '' }, on.types),
        by === null ? '' : rich`by ${by.bare('acc')}`,
      ),
      es: words(
        rich`cuando ${who.text} sea el blanco de un`,
        typed(p, { en: '', es: 'Ataque', de: '' }, on.types),
        by === null ? '' : by.in('gen'),
      ),
      de: words(
        rich`wenn ${who.text} als Ziel eines`,
        typed(p, { en: '', es: '', de: 'Angriffs' }, on.types),
        by === null ? '' : by.bare('gen'),
        'bestimmt wird',
      ),
    });
  },
  'attack-pool': creatingPool,
  rolling: (p, on) => {
    p.talk.roll = 'attack';
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: rich`when ${who} rolls attack dice`,
      es: rich`cuando ${who} tire dados de Ataque`,
      de: rich`wenn ${who} Angriffswürfel wirft`,
    });
  },
  modify: modifying,
  'before-damage': (p, on) => {
    if (on.who === undefined)
      return clause(p, {
        en: 'before damage is dealt',
        es: 'antes de que se inflija el Daño',
        de: 'bevor Schaden zugefügt wird',
      });
    const who = subjectOf(p, on.who);
    return clause(p, {
      en: rich`before damage is dealt to ${who.bare('acc')} by an attack`,
      es: rich`antes de que ${who.text} sufra Daño por un Ataque`,
      de: rich`bevor ein Angriff ${who.bare('dat')} Schaden zufügt`,
    });
  },
  'after-attack': afterAttack,
  'after-series': (p) =>
    time(p, {
      en: 'after all attacks of this action are resolved',
      es: 'después de que se resuelvan todos los Ataques de esta acción',
      de: 'nach allen Angriffen dieser Aktion',
    }),
  damage: (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: words(rich`when ${who} would suffer damage`, source(p, on)),
      es: words(rich`cuando ${who} vaya a sufrir Daño`, source(p, on)),
      de: words(rich`wenn ${who}`, source(p, on), 'Schaden erleiden würde'),
    });
  },
  suffers: (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: words(rich`when ${who} suffers damage`, source(p, on)),
      es: words(rich`cuando ${who} sufra Daño`, source(p, on)),
      de: words(rich`wenn ${who}`, source(p, on), 'Schaden erleidet'),
    });
  },
  damaged: (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: words(rich`after ${who} suffers damage`, source(p, on)),
      es: words(rich`después de que ${who} sufra Daño`, source(p, on)),
      de: words(rich`nachdem ${who}`, source(p, on), 'Schaden erlitten hat'),
    });
  },
  dazed: (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: words(rich`when ${who} is Dazed`, source(p, on)),
      es: words(rich`cuando ${who} quede Abatido`, source(p, on)),
      de: words(rich`wenn ${who}`, source(p, on), 'angeschlagen wird'),
    });
  },
  dropping: (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: rich`when ${who} would drop an objective token`,
      es: rich`cuando ${who} vaya a soltar una ficha de Objetivo`,
      de: rich`wenn ${who} einen Missionsmarker fallen lassen würde`,
    });
  },
  leaving: (p, on) => {
    const who = subjectOf(p, on.who);
    return clause(p, {
      en: rich`before ${who.text} is removed from the battlefield`,
      es: rich`antes de que ${who.text} sea ${who.gender === 'f' ? 'retirada' : 'retirado'} del campo de batalla`,
      de: rich`bevor ${who.text} vom Schlachtfeld entfernt wird`,
    });
  },
  'knocked-out': (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: words(rich`when ${who} is KO'd`, source(p, on)),
      es: words(rich`cuando ${who} quede Noqueado`, source(p, on)),
      de: words(rich`wenn ${who}`, source(p, on), 'besiegt wird'),
    });
  },
  moved: (p, on) => {
    const who = subjectOf(p, on.who).text;
    const how = on.how ?? ['any' as const];
    const moves = p.list(
      how.map((one) => MOVES[one][p.locale]),
      'or',
    );
    return clause(p, {
      en: words(rich`after ${who} ${moves}`, source(p, on)),
      es: words(rich`después de que ${who} ${moves}`, source(p, on)),
      de: words(rich`nachdem ${who}`, source(p, on), moves),
    });
  },
  rolled: (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: rich`after ${who} rolls dice`,
      es: rich`después de que ${who} tire dados`,
      de: rich`nachdem ${who} Würfel geworfen hat`,
    });
  },
  felled: (p, on) => {
    const who = subjectOf(p, on.who).text;
    const by = on.by === undefined ? null : p.characters(on.by, 'a');
    return clause(p, {
      en: words(rich`when ${who} is Dazed or KO'd`, by === null ? source(p, on) : rich`by ${by.bare('acc')}`),
      es: words(
        rich`cuando ${who} quede Abatido o Noqueado`,
        by === null ? source(p, on) : rich`por ${by.bare('nom')}`,
      ),
      de: words(
        rich`wenn ${who}`,
        by === null ? source(p, on) : p.prep('von', by.bare('dat')),
        'angeschlagen oder besiegt wird',
      ),
    });
  },
  collision: (p, on) => {
    if (on.who !== undefined) {
      const who = subjectOf(p, on.who).text;
      return clause(p, {
        en: rich`when ${who} would suffer a collision`,
        es: rich`cuando ${who} vaya a sufrir una Colisión`,
        de: rich`wenn ${who} einen Zusammenstoß erleiden würde`,
      });
    }
    p.talk.focus = 'that';
    p.talk.that = { person: 3, number: 'many', gender: 'm' };
    return clause(p, {
      en: 'when one or more allied characters would suffer a collision',
      es: 'cuando uno o más Personajes aliados vayan a sufrir una Colisión',
      de: 'wenn ein oder mehrere verbündete Charaktere einen Zusammenstoß erleiden würden',
    });
  },
  'before-comparing': (p, on) => {
    const by = on.by === undefined ? null : (opponentOf(p, on.by) ?? p.characters(on.by, 'a'));
    // Behind an attack "it" could be the attack.
    p.talk.focus = null;
    return clause(p, {
      en: words('after all dice of an attack', by === null ? '' : rich`by ${by.bare('acc')}`, 'are modified'),
      es: words(
        'después de que se modifiquen todos los dados de un Ataque',
        by === null ? '' : p.prep('de', by.bare('nom')),
      ),
      de: words('nachdem alle Würfel eines Angriffs', by === null ? '' : by.bare('gen'), 'verändert wurden'),
    });
  },
  'superpower-used': (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: rich`after ${who} uses an Active or Reactive superpower`,
      es: rich`después de que ${who} use un Superpoder Activo o Reactivo`,
      de: rich`nachdem ${who} eine aktive oder reaktive Superkraft eingesetzt hat`,
    });
  },
  'turn-starts': (p, on) =>
    time(
      p,
      on.if?.if === 'own-turn'
        ? { en: 'at the start of your turn', es: 'al inicio de tu turno', de: 'zu Beginn deines Zuges' }
        : { en: 'at the start of a turn', es: 'al inicio de un turno', de: 'zu Beginn eines Zuges' },
    ),
  'power-spent': (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: rich`after ${who} spends or loses Power`,
      es: rich`después de que ${who} gaste o pierda Poder`,
      de: rich`nachdem ${who} Kraft ausgegeben oder verloren hat`,
    });
  },
  'power-phase': (p) =>
    time(p, { en: 'in the Power Phase', es: 'en la fase de Poder', de: 'in der Kraftphase' }),
  'activation-phase-starts': (p) =>
    time(p, {
      en: 'at the start of the Activation Phase',
      es: 'al inicio de la fase de Activación',
      de: 'zu Beginn der Aktivierungsphase',
    }),
  'activation-phase-ends': (p) =>
    time(p, {
      en: 'at the end of the Activation Phase',
      es: 'al final de la fase de Activación',
      de: 'am Ende der Aktivierungsphase',
    }),
  'activation-starts': (p, on) => {
    const who = subjectOf(p, on.who);
    return time(p, {
      en: rich`at the start of ${who.text}'s activation`,
      es: rich`al inicio de la Activación ${who.in('gen')}`,
      de: rich`zu Beginn der Aktivierung ${who.bare('gen')}`,
    });
  },
  'activation-ends': (p, on) => {
    const who = subjectOf(p, on.who);
    return time(p, {
      en: rich`at the end of ${who.text}'s activation`,
      es: rich`al final de la Activación ${who.in('gen')}`,
      de: rich`am Ende der Aktivierung ${who.bare('gen')}`,
    });
  },
  cleanup: (p) =>
    time(p, { en: 'in the Cleanup Phase', es: 'en la fase de Ordenamiento', de: 'in der Aufräumphase' }),
  'terrain-destroyed': (p, on) => {
    if (on.by === undefined)
      return clause(p, {
        en: 'after a terrain feature is destroyed',
        es: 'después de que se destruya un elemento de Escenografía',
        de: 'nachdem ein Geländeteil zerstört wurde',
      });
    const by = p.characters(on.by, 'a').text;
    return clause(p, {
      en: rich`after ${by} destroys a terrain feature`,
      es: rich`después de que ${by} destruya un elemento de Escenografía`,
      de: rich`nachdem ${by} ein Geländeteil zerstört hat`,
    });
  },
  'tactic-played': (p, on) => {
    const who = subjectOf(p, on.who).text;
    return clause(p, {
      en: rich`after ${who} plays a Team Tactic card`,
      es: rich`después de que ${who} juegue una carta de Tácticas de equipo`,
      de: rich`nachdem ${who} eine Teamtaktik-Karte gespielt hat`,
    });
  },
  'leadership-starts': (p) =>
    clause(
      p,
      p.place === 'tactic'
        ? {
            en: 'when you choose a Leadership',
            es: 'cuando escojas un Liderazgo',
            de: 'wenn du eine Führungsfähigkeit wählst',
          }
        : {
            en: 'when you choose this Leadership',
            es: 'cuando escojas este Liderazgo',
            de: 'wenn du diese Führungsfähigkeit wählst',
          },
    ),
};

/** How a character got somewhere, behind "after it": Spanish in the subjunctive, German in the perfect. */
const MOVES: { readonly [how in NonNullable<On['how']>[number] | 'any']: Localized<string> } = {
  any: { en: 'moves', es: 'se mueva', de: 'bewegt wurde' },
  advance: { en: 'advances', es: 'resuelva un Avance', de: 'gelaufen ist' },
  push: { en: 'is pushed', es: 'sufra un Empujón', de: 'geschoben wurde' },
  throw: { en: 'is thrown', es: 'sufra un Lanzamiento', de: 'geworfen wurde' },
  place: { en: 'is placed', es: 'aparezca', de: 'versetzt wurde' },
};
