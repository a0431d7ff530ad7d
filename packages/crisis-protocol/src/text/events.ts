import { type Localized, type Rich, rich, words } from '@assemble/language';
import type { Condition, EventName, On, Who } from '../abilities/vocabulary.ts';
import type { Phrases } from './phrases.ts';
import type { Opening } from './said.ts';
import { typed } from './types.ts';
import type { Whom } from './whom.ts';

/** What an ability waits for, and what must hold then. */
export interface Happening {
  /** Null where it goes without saying. */
  readonly opening: Opening | null;
  readonly condition?: Rich;
}

type Say = (p: Phrases, on: On) => Opening | null;

export function eventPhrase(p: Phrases, on: On): Happening {
  const opening = EVENTS[on.event](p, on);
  // "at the start of your turn" says it.
  const said = on.event === 'turn-starts' && on.if?.if === 'own-turn';
  const all = [...beyond(on.who), ...(on.if === undefined || said ? [] : [on.if])];
  const [first] = all;
  if (first === undefined) return { opening };
  return { opening, condition: p.condition(all.length === 1 ? first : { if: 'all', of: all }) };
}

/** "this character" is who it is: anything else that is asked of it is a condition. */
function beyond(who: Who | undefined): Condition[] {
  if (who?.is === undefined) return [];
  const { is, side: _side, ...more } = who;
  return Object.keys(more).length === 0 ? [] : [{ if: 'character', of: is, who: more }];
}

const clause = (p: Phrases, texts: Localized<Rich | string>): Opening => ({
  text: p.pick(texts),
  clause: true,
});
const time = (p: Phrases, texts: Localized<Rich | string>): Opening => ({
  text: p.pick(texts),
  clause: false,
});

/** Whom it happens to; taken up by "it" afterwards. */
function subjectOf(p: Phrases, who: Who | undefined): Whom {
  if (who?.is !== undefined) {
    if (who.is !== 'token') p.talk.fighter = who.is;
    return p.anchor(who.is);
  }
  const one = p.characters(who ?? {}, 'a');
  p.talk.focus = 'that';
  p.talk.that = one;
  p.talk.fighter = 'that';
  return one;
}

/** The other side, unless that it is an enemy is all there is to say. */
function opponentOf(p: Phrases, by: Who | undefined): Whom | null {
  if (by === undefined || Object.keys(by).every((key) => key === 'side')) return null;
  return by.is === undefined ? p.characters(by, 'a') : p.anchor(by.is);
}

/** Every event: one without words does not compile. */
const EVENTS: { readonly [event in EventName]: Say } = {
  targeted: (p, on) => {
    if (on.by !== undefined && on.who === undefined) return declaring(p, on.by);
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
        rich`wenn ${who.text} das Ziel eines`,
        typed(p, { en: '', es: '', de: 'Angriffs' }, on.types),
        by === null ? '' : by.bare('gen'),
        'wird',
      ),
    });
  },
  modify: modifying,
  'before-damage': (p, on) => {
    if (on.who === undefined)
      return clause(p, {
        en: 'before damage is dealt',
        es: 'antes de infligir Daño',
        de: 'bevor Schaden verursacht wird',
      });
    const who = subjectOf(p, on.who);
    return clause(p, {
      en: rich`before damage is dealt to ${who.bare('acc')} by an attack`,
      es: rich`antes de que un Ataque inflija Daño ${who.in('dat')}`,
      de: rich`bevor ein Angriff ${who.bare('dat')} Schaden zufügt`,
    });
  },
  'after-attack': afterAttack,
  'after-series': (p) =>
    time(p, {
      en: 'after all attacks of this action are resolved',
      es: 'después de resolver todos los Ataques de esta acción',
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
  leaving: (p, on) => {
    const who = subjectOf(p, on.who);
    return clause(p, {
      en: rich`before ${who.text} is removed from the battlefield`,
      es: rich`antes de retirar del campo de batalla ${who.in('acc')}`,
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
    return clause(p, {
      en: words(rich`when ${who} is Dazed or KO'd`, source(p, on)),
      es: words(rich`cuando ${who} quede Abatido o Noqueado`, source(p, on)),
      de: words(rich`wenn ${who}`, source(p, on), 'angeschlagen oder besiegt wird'),
    });
  },
  'before-dodging': (p, on) => {
    const who = subjectOf(p, on.who);
    return clause(p, {
      en: rich`when ${who.text} is about to dodge a collision`,
      es: rich`cuando ${who.text} vaya a esquivar una colisión`,
      de: rich`wenn ${who.text} einer Kollision ausweichen soll`,
    });
  },
  'before-comparing': (p, on) => {
    const by = on.by === undefined ? null : (opponentOf(p, on.by) ?? p.characters(on.by, 'a'));
    return clause(p, {
      en: words('after all dice of an attack', by === null ? '' : rich`by ${by.bare('acc')}`, 'are modified'),
      es: words(
        'después de modificar todos los dados de un Ataque',
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
      de: rich`nachdem ${who} eine aktive oder reaktive Superkraft genutzt hat`,
    });
  },
  'turn-starts': (p, on) =>
    time(
      p,
      on.if?.if === 'own-turn'
        ? { en: 'at the start of your turn', es: 'al comienzo de tu turno', de: 'zu Beginn deines Zuges' }
        : { en: 'at the start of a turn', es: 'al comienzo de un turno', de: 'zu Beginn eines Zuges' },
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
      es: 'al comienzo de la fase de Activación',
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
      es: rich`al comienzo de la Activación ${who.in('gen')}`,
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
    clause(p, {
      en: 'when you choose this Leadership',
      es: 'cuando elijas este Liderazgo',
      de: 'wenn du diese Führungsfähigkeit wählst',
    }),
};

/** An attack is declared, seen from the attacker. */
function declaring(p: Phrases, by: Who): Opening {
  p.talk.roll = 'attack';
  if (p.place === 'attack')
    return clause(p, {
      en: 'when this attack is declared',
      es: 'al declarar este Ataque',
      de: 'wenn dieser Angriff angesagt wird',
    });
  const attacker = by.is ?? 'attacker';
  const who = by.is === undefined ? p.characters(by, 'a').text : p.anchor(by.is).text;
  p.talk.focus = attacker;
  if (attacker !== 'token') p.talk.fighter = attacker;
  return clause(p, {
    en: rich`when ${who} declares an attack`,
    es: rich`cuando ${who} declare un Ataque`,
    de: rich`wenn ${who} einen Angriff ansagt`,
  });
}

/** How a character got somewhere, behind "after it": Spanish in the subjunctive, German in the perfect. */
const MOVES: { readonly [how in NonNullable<On['how']>[number] | 'any']: Localized<string> } = {
  any: { en: 'moves', es: 'se mueva', de: 'bewegt wurde' },
  advance: { en: 'advances', es: 'realice un Avance', de: 'gelaufen ist' },
  climb: { en: 'climbs', es: 'realice una Ascensión', de: 'geklettert ist' },
  push: { en: 'is pushed', es: 'sufra un Empujón', de: 'geschoben wurde' },
  throw: { en: 'is thrown', es: 'sufra un Lanzamiento', de: 'geworfen wurde' },
  place: { en: 'is placed', es: 'realice una Aparición', de: 'versetzt wurde' },
};

function afterAttack(p: Phrases, on: On): Opening {
  if (p.place === 'attack' && on.who === undefined && on.by === undefined)
    return time(p, {
      en: 'after this attack is resolved',
      es: 'después de resolver este Ataque',
      de: 'nach diesem Angriff',
    });
  const who = on.who === undefined ? null : subjectOf(p, on.who);
  const by = on.by === undefined ? null : (opponentOf(p, on.by) ?? p.characters(on.by, 'a'));
  // Behind an attack "it" could be the attack.
  p.talk.focus = null;
  return time(p, {
    en: words(
      'after',
      on.types === undefined || on.types[0] === 'energy' ? 'an' : 'a',
      typed(p, { en: 'attack', es: '', de: '' }, on.types),
      who === null ? '' : rich`against ${who.bare('acc')}`,
      by === null ? '' : rich`by ${by.bare('acc')}`,
      'is resolved',
    ),
    es: words(
      'después de resolver un',
      typed(p, { en: '', es: 'Ataque', de: '' }, on.types),
      who === null ? '' : rich`contra ${who.bare('nom')}`,
      by === null ? '' : who === null ? by.in('gen') : rich`por parte ${by.in('gen')}`,
    ),
    de: words(
      'nach einem',
      typed(p, { en: '', es: '', de: 'Angriff' }, on.types),
      by === null || who !== null ? '' : by.bare('gen'),
      who === null ? '' : rich`gegen ${who.bare('acc')}`,
      by === null || who === null ? '' : rich`durch ${by.bare('acc')}`,
    ),
  });
}

const ROLES = {
  attacking: { en: 'attacking', es: 'ataque', de: 'angreift' },
  defending: { en: 'defending', es: 'se defienda', de: 'sich verteidigt' },
  dodging: { en: 'dodging', es: 'esquive', de: 'ausweicht' },
} as const;

const ROLL_OF = { attacking: 'attack', defending: 'defense', dodging: 'dodge' } as const;

/** While dice are modified; the dice of an attack in its own special rules go without saying. */
function modifying(p: Phrases, on: On): Opening | null {
  const roles = on.role ?? ['attacking', 'defending', 'dodging'];
  const [first] = roles;
  if (first !== undefined) p.talk.roll = roles.length === 1 ? ROLL_OF[first] : 'plain';
  if (p.place === 'attack' && on.who === undefined) return null;
  const who = subjectOf(p, on.who).text;
  const by = opponentOf(p, on.by);
  const list = p.list(
    roles.map((role) => roleWords(p, role, roles, on)),
    'or',
  );
  // Both sides of an attack are named together: "attacking or defending in a Physical attack".
  const both = roles.includes('attacking') && roles.length > 1 && on.types !== undefined;
  const attack = both ? p.pick(attackWords(p, on, 'in')) : [];
  return clause(p, {
    en: words(rich`when ${who} is ${list}`, attack, by === null ? '' : rich`against ${by.bare('acc')}`),
    es: words(rich`cuando ${who} ${list}`, attack, by === null ? '' : rich`contra ${by.bare('nom')}`),
    de: words(rich`wenn ${who}`, attack, by === null ? '' : rich`gegen ${by.bare('acc')}`, list),
  });
}

const PREPOSITIONS = {
  in: { en: 'in', es: 'en', de: 'in einem' },
  with: { en: 'with', es: 'con', de: 'mit einem' },
  against: { en: 'against', es: 'contra', de: 'gegen einen' },
} as const;

/** "against a Physical or Energy attack". */
const attackWords = (p: Phrases, { types }: On, how: keyof typeof PREPOSITIONS): Localized<Rich> => ({
  en: rich`${PREPOSITIONS[how].en} a${types?.[0] === 'energy' ? 'n' : ''} ${typed(p, { en: 'attack', es: '', de: '' }, types)}`,
  es: rich`${PREPOSITIONS[how].es} un ${typed(p, { en: '', es: 'Ataque', de: '' }, types)}`,
  de: rich`${PREPOSITIONS[how].de} ${typed(p, { en: '', es: '', de: 'Angriff' }, types)}`,
});

type Role = keyof typeof ROLES;

function roleWords(p: Phrases, role: Role, roles: readonly Role[], on: On): Rich {
  const alone = ROLES[role][p.locale];
  if (on.types === undefined || role === 'dodging' || (roles.includes('attacking') && roles.length > 1))
    return [alone];
  const attack = p.pick(attackWords(p, on, role === 'attacking' ? 'with' : 'against'));
  if (p.locale !== 'de') return rich`${alone} ${attack}`;
  return role === 'defending' ? rich`sich ${attack} verteidigt` : rich`${attack} ${alone}`;
}

function source(p: Phrases, on: On): Rich {
  if (on.from === undefined) return [];
  return p.pick(
    on.from === 'collision'
      ? { en: 'from a collision', es: 'por un choque', de: 'durch eine Kollision' }
      : on.from === 'enemy'
        ? { en: 'from an enemy effect', es: 'por un efecto enemigo', de: 'durch einen feindlichen Effekt' }
        : { en: 'from an enemy attack', es: 'por un Ataque enemigo', de: 'durch einen feindlichen Angriff' },
  );
}
