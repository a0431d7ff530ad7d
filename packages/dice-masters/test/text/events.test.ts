import { describe, expect } from 'vitest';
import type { Condition, On } from '../../src/abilities/vocabulary.ts';
import type { Telling } from '../../src/text/event-phrase.ts';
import type { Phrases } from '../../src/text/phrases.ts';
import { inThreeLanguages, type Saying } from './cases.ts';

const heard = (on: On, telling?: Telling) => (p: Phrases) => {
  const event = p.event(on, telling);
  return 'front' in event ? event.front : p.subordinate(event.conjunction, event.clause);
};

const self = [{ is: 'self' }] as const;
const you = [{ is: 'you' }] as const;

const events: readonly Saying[] = [
  [
    heard({ event: 'blocks', who: self }),
    'when Storm blocks',
    'cuando Tormenta bloquee',
    'wenn Storm blockt',
  ],
  [
    heard({ event: 'fielded', who: self }),
    'when you field Storm',
    'cuando despliegues a Tormenta',
    'wenn du Storm einsetzt',
  ],
  [
    heard({ event: 'blocked', who: self }),
    'when Storm is blocked',
    'cuando Tormenta sea bloqueada',
    'wenn Storm geblockt wird',
  ],
  [
    heard({ event: 'unblocked', who: self }),
    'when Storm is not blocked',
    'cuando Tormenta no sea bloqueada',
    'wenn Storm nicht geblockt wird',
  ],
  [
    heard({ event: 'engaged', who: self }),
    'when Storm becomes engaged',
    'cuando Tormenta se enfrente a un personaje',
    'wenn Storm in einen Kampf gerät',
  ],
  [
    heard({ event: 'damage', who: [{ is: 'you' }, { is: 'namesake' }] }),
    'whenever you or Storm take damage',
    'siempre que tú o Tormenta sufráis daño',
    'immer wenn du oder Storm Schaden erleidet',
  ],
  [
    heard({ event: 'damage', who: self }, { would: true, conjunction: 'if' }),
    'if Storm would take damage',
    'si Tormenta fuera a sufrir daño',
    'falls Storm Schaden erleiden würde',
  ],
  [
    heard({ event: 'damage', who: you }, { would: true, conjunction: 'when' }),
    'when you would take damage',
    'cuando vayas a sufrir daño',
    'wenn du Schaden erleiden würdest',
  ],
  [
    heard({ event: 'damage', who: [{ is: 'opponent' }], by: 'self' }),
    'whenever Storm deals damage to the opponent',
    'siempre que Tormenta inflija daño al rival',
    'immer wenn Storm dem Gegner Schaden zufügt',
  ],
  [
    heard({ event: 'damage', who: [{ is: 'opponent' }], by: { who: 'own', type: 'shield' } }),
    'whenever one of your shield characters deals damage to the opponent',
    'siempre que uno de tus personajes de escudo inflija daño al rival',
    'immer wenn einer deiner Schild-Charaktere dem Gegner Schaden zufügt',
  ],
  [
    heard({ event: 'knock-out', who: self, while: 'blocking' }),
    'when Storm is knocked out while blocking',
    'cuando Tormenta sea aturdida al bloquear',
    'wenn Storm beim Blocken k. o. geschlagen wird',
  ],
  [
    heard({ event: 'knock-out', who: [{ is: 'dice', dice: { notType: 'fist' } }], by: 'self' }),
    'whenever Storm knocks out a non-fist character',
    'siempre que Tormenta aturda a un personaje que no sea de puño',
    'immer wenn Storm einen Nicht-Faust-Charakter k. o. schlägt',
  ],
  [
    heard({ event: 'fielded', who: [{ is: 'dice', dice: { who: 'own' } }] }),
    'whenever you field a character',
    'siempre que despliegues a un personaje',
    'immer wenn du einen Charakter einsetzt',
  ],
  [
    heard({ event: 'action-used', who: you }),
    'whenever you use an action die',
    'siempre que uses un dado de acción',
    'immer wenn du einen Aktionswürfel nutzt',
  ],
  [
    heard({ event: 'attack-starts', who: you }),
    'at the start of your attack phase',
    'al comienzo de tu fase de ataque',
    'zu Beginn deiner Angriffsphase',
  ],
  [
    heard({ event: 'attack-ends', who: [{ is: 'anyone' }] }),
    'at the end of each attack phase',
    'al final de cada fase de ataque',
    'am Ende jeder Angriffsphase',
  ],
  [
    heard({ event: 'turn-ends', who: you }),
    'at the end of your turn',
    'al final de tu turno',
    'am Ende deines Zuges',
  ],
];

describe('events', () => {
  inThreeLanguages(events, (said, expected) => expect(said).toBe(expected));
});

type Worded = Exclude<Condition, { readonly if: 'bursts' }>;

const holds =
  (condition: Worded, conjunction: 'if' | 'while' = 'if') =>
  (p: Phrases) => {
    const holding = p.condition(condition);
    return 'during' in holding ? holding.during : p.subordinate(conjunction, holding);
  };

const conditions: readonly Saying[] = [
  [
    holds({ if: 'life-below-opponent' }),
    'if you have less life than the opponent',
    'si tienes menos puntos de vida que el rival',
    'falls du weniger Lebenspunkte hast als der Gegner',
  ],
  [
    holds({ if: 'outnumbered' }),
    'if the opponent has more fielded characters than you',
    'si el rival tiene más personajes desplegados que tú',
    'falls der Gegner mehr Charaktere in der Feldzone hat als du',
  ],
  [
    holds({ if: 'fielded', dice: { who: 'own', title: 'iron-man' } }),
    'if you have Iron Man fielded',
    'si tienes a Iron Man desplegado',
    'falls du Iron Man in der Feldzone hast',
  ],
  [
    holds({ if: 'fielded', dice: { who: 'own', affiliation: 'villains' } }),
    'if you have a Villain fielded',
    'si tienes un Villano desplegado',
    'falls du einen Schurken in der Feldzone hast',
  ],
  [
    holds({ if: 'used-action' }),
    'if you used an action die this turn',
    'si has usado un dado de acción este turno',
    'falls du in diesem Zug einen Aktionswürfel genutzt hast',
  ],
  [
    holds({ if: 'attacks-alone' }, 'while'),
    'while Storm attacks alone',
    'mientras Tormenta ataque en solitario',
    'solange Storm allein angreift',
  ],
  [
    holds({ if: 'role', role: 'blocking' }, 'while'),
    'while Storm is blocking',
    'mientras Tormenta esté bloqueando',
    'solange Storm blockt',
  ],
  [
    holds({ if: 'engaged-with', dice: { affiliation: 'x-men' } }, 'while'),
    'while Storm is engaged with an X-Men character',
    'mientras Tormenta esté enfrentada a un personaje de los X-Men',
    'solange Storm mit einem X-Men-Charakter im Kampf ist',
  ],
  [holds({ if: 'attack-phase' }), 'during the attack phase', 'en la fase de ataque', 'in der Angriffsphase'],
  [holds({ if: 'own-turn' }), 'during your turn', 'en tu turno', 'in deinem Zug'],
];

describe('conditions', () => {
  inThreeLanguages(conditions, (said, expected) => expect(said).toBe(expected));
});
