import { describe, expect, it } from 'vitest';
import { plain, type Rich, rich, sentence } from '../src/index.ts';
import { de, en, es } from './lexicon.ts';

const own = { noun: 'character', det: 'this' } as const;
const foe = { noun: 'character', det: 'a', adjectives: ['opposing'] } as const;
const opponent = { noun: 'opponent', det: 'the' } as const;
const yours = { noun: 'character', det: 'your', count: 'many' } as const;

const sayings: readonly (readonly [text: Rich, expected: string])[] = [
  // 14
  [
    en.clause({
      verb: 'choose',
      modal: 'must',
      subject: en.subject(opponent),
      rest: en.np({ noun: 'character', det: 'a' }),
    }),
    'The opponent must choose a character.',
  ],
  [
    es.clause({
      verb: 'choose',
      modal: 'must',
      subject: es.subject(opponent),
      rest: es.np({ noun: 'character', det: 'a' }),
    }),
    'El adversario debe elegir un personaje.',
  ],
  [
    de.clause({
      verb: 'choose',
      modal: 'must',
      subject: de.subject(opponent),
      rest: de.np({ noun: 'character', det: 'a', case: 'acc' }),
    }),
    'Der Gegner muss einen Charakter wählen.',
  ],
  // 15
  [
    en.conditional(
      'whenever',
      { verb: 'attack', subject: en.subject(foe) },
      { verb: 'get', subject: en.subject(own), rest: '−1A' },
    ),
    'Whenever an opposing character attacks, this character gets −1A.',
  ],
  [
    es.conditional(
      'whenever',
      { verb: 'attack', subject: es.subject(foe) },
      { verb: 'get', subject: es.subject(own), rest: '−1A' },
    ),
    'Siempre que un personaje enemigo ataque, este personaje obtiene −1A.',
  ],
  [
    de.conditional(
      'whenever',
      { verb: 'attack', subject: de.subject(foe) },
      { verb: 'get', subject: de.subject(own), rest: '−1A' },
    ),
    'Immer wenn ein gegnerischer Charakter angreift, erhält dieser Charakter −1A.',
  ],
  // 16
  [
    en.clause({ verb: 'get', subject: en.subject({ ...foe, det: 'all' }), rest: '−1D' }),
    'All opposing characters get −1D.',
  ],
  [
    es.clause({ verb: 'get', subject: es.subject({ ...foe, det: 'all' }), rest: '−1D' }),
    'Todos los personajes enemigos obtienen −1D.',
  ],
  [
    de.clause({ verb: 'get', subject: de.subject({ ...foe, det: 'all' }), rest: '−1V' }),
    'Alle gegnerischen Charaktere erhalten −1V.',
  ],
  // 17
  [
    en.clause({ verb: 'prevent', rest: rich`${en.np({ noun: 'damage', det: 'all' })} to ${en.np(yours)}` }),
    'Prevent all damage to your characters.',
  ],
  [
    es.clause({
      verb: 'prevent',
      rest: rich`${es.np({ noun: 'damage', det: 'all', count: 1 })} a ${es.np(yours)}`,
    }),
    'Evita todo el daño a tus personajes.',
  ],
  [
    de.clause({
      verb: 'prevent',
      rest: rich`${de.np({ noun: 'damage', det: 'all', case: 'acc' })} an ${de.np({ ...yours, case: 'dat' })}`,
    }),
    'Verhindere den gesamten Schaden an deinen Charakteren.',
  ],
  // 18
  [en.clause({ verb: 'capture', rest: en.np(foe) }), 'Capture an opposing character.'],
  [es.clause({ verb: 'capture', rest: es.prep('a', es.np(foe)) }), 'Captura a un personaje enemigo.'],
  [
    de.clause({ verb: 'capture', rest: de.np({ ...foe, case: 'acc' }) }),
    'Nimm einen gegnerischen Charakter gefangen.',
  ],
  // 19
  [
    en.clause({
      verb: 'block',
      modal: 'cannot',
      subject: en.subject({ noun: 'sidekick', count: 'many' }),
      rest: en.np(own),
    }),
    'Sidekicks cannot block this character.',
  ],
  [
    es.clause({
      verb: 'block',
      modal: 'cannot',
      subject: es.subject({ noun: 'sidekick', det: 'the', count: 'many' }),
      rest: es.prep('a', es.np(own)),
    }),
    'Las comparsas no pueden bloquear a este personaje.',
  ],
  [
    de.clause({
      verb: 'block',
      modal: 'cannot',
      subject: de.subject({ noun: 'sidekick', count: 'many' }),
      rest: de.np({ ...own, case: 'acc' }),
    }),
    'Sidekicks können diesen Charakter nicht blocken.',
  ],
  // 20
  [en.clause({ verb: 'attack', not: true, subject: en.subject(own) }), 'This character does not attack.'],
  [es.clause({ verb: 'attack', not: true, subject: es.subject(own) }), 'Este personaje no ataca.'],
  [de.clause({ verb: 'attack', not: true, subject: de.subject(own) }), 'Dieser Charakter greift nicht an.'],
  // 21
  [
    en.clause({
      verb: 'field',
      rest: rich`${en.np({ noun: 'sidekick', det: 'a' })} from ${en.np({ noun: 'usedPile', det: 'your' })}`,
    }),
    'Field a sidekick from your used pile.',
  ],
  [
    es.clause({
      verb: 'field',
      rest: rich`${es.np({ noun: 'sidekick', det: 'a' })} de ${es.np({ noun: 'usedPile', det: 'your' })}`,
    }),
    'Despliega una comparsa de tu zona de usados.',
  ],
  [
    de.clause({
      verb: 'field',
      rest: rich`${de.np({ noun: 'sidekick', det: 'a', case: 'acc' })} aus ${de.np({ noun: 'usedPile', det: 'your', case: 'dat' })}`,
    }),
    'Setze einen Sidekick aus deiner Ablage ein.',
  ],
  // 22
  [
    en.conditional(
      'while',
      { verb: 'be', subject: en.subject(own), rest: en.prep('in', en.np({ noun: 'fieldZone', det: 'the' })) },
      { verb: 'cost', subject: en.subject({ noun: 'die', det: 'your', count: 'many' }), rest: '1 less' },
    ),
    'While this character is in the field zone, your dice cost 1 less.',
  ],
  [
    es.conditional(
      'while',
      { verb: 'be', subject: es.subject(own), rest: es.prep('en', es.np({ noun: 'fieldZone', det: 'the' })) },
      {
        verb: 'cost',
        subject: es.subject({
          noun: 'die',
          det: 'the',
          count: 'many',
          after: es.prep('de', es.np({ noun: 'opponent', det: 'the' })),
        }),
        rest: '1 más',
      },
    ),
    'Mientras este personaje esté en la zona de despliegue, los dados del adversario cuestan 1 más.',
  ],
  [
    de.conditional(
      'while',
      {
        verb: 'be',
        subject: de.subject(own),
        rest: de.prep('in', de.np({ noun: 'fieldZone', det: 'the', case: 'dat' })),
      },
      {
        verb: 'cost',
        subject: de.subject({
          noun: 'die',
          det: 'the',
          count: 'many',
          after: de.np({ noun: 'opponent', det: 'the', case: 'gen' }),
        }),
        rest: '1 mehr',
      },
    ),
    'Solange dieser Charakter in der Feldzone ist, kosten die Würfel des Gegners 1 mehr.',
  ],
  // 23
  [
    en.conditional(
      'when',
      { verb: 'knockOut', passive: true, subject: en.subject(foe) },
      { verb: 'capture', modal: 'may', object: { of: en.subject(foe), case: 'acc' } },
    ),
    'When an opposing character is knocked out, you may capture it.',
  ],
  [
    es.conditional(
      'when',
      { verb: 'knockOut', passive: true, subject: es.subject(foe) },
      { verb: 'capture', modal: 'may', object: { of: es.subject(foe), case: 'acc' } },
    ),
    'Cuando un personaje enemigo sea aturdido, puedes capturarlo.',
  ],
  [
    de.conditional(
      'when',
      { verb: 'knockOut', passive: true, subject: de.subject(foe) },
      { verb: 'capture', modal: 'may', object: { of: de.subject(foe), case: 'acc' } },
    ),
    'Wenn ein gegnerischer Charakter k. o. geschlagen wird, darfst du ihn gefangen nehmen.',
  ],
  // 24
  [
    en.conditional(
      'unless',
      { verb: 'pay', subject: en.subject(opponent), rest: '1 life' },
      { verb: 'deal', object: { of: en.subject(opponent), case: 'dat' }, rest: '2 damage' },
    ),
    'Unless the opponent pays 1 life, deal them 2 damage.',
  ],
  [
    es.conditional(
      'unless',
      { verb: 'pay', subject: es.subject(opponent), rest: '1 punto de vida' },
      { verb: 'deal', object: { of: es.subject(opponent), case: 'dat' }, rest: '2 puntos de daño' },
    ),
    'A menos que el adversario pague 1 punto de vida, inflígele 2 puntos de daño.',
  ],
  [
    de.conditional(
      'unless',
      { verb: 'pay', subject: de.subject(opponent), rest: '1 Lebenspunkt' },
      { verb: 'deal', object: { of: de.subject(opponent), case: 'dat' }, rest: '2 Schaden' },
    ),
    'Außer wenn der Gegner 1 Lebenspunkt zahlt, füge ihm 2 Schaden zu.',
  ],
  // 25
  [
    en.clause({
      verb: 'draw',
      modal: 'may',
      front: 'at the end of your turn',
      rest: en.np({ noun: 'die', det: { n: 2 } }),
    }),
    'At the end of your turn, you may draw two dice.',
  ],
  [
    es.clause({
      verb: 'draw',
      modal: 'may',
      front: 'al final de tu turno',
      rest: es.np({ noun: 'die', det: { n: 2 } }),
    }),
    'Al final de tu turno, puedes sacar dos dados.',
  ],
  [
    de.clause({
      verb: 'draw',
      modal: 'may',
      front: rich`${de.prep('an', de.np({ noun: 'end', det: 'the', case: 'dat' }))} ${de.np({ noun: 'turn', det: 'your', case: 'gen' })}`,
      rest: de.np({ noun: 'die', det: { n: 2 }, case: 'acc' }),
    }),
    'Am Ende deines Zuges darfst du zwei Würfel ziehen.',
  ],
  // 26
  [
    en.conditional('when', { verb: 'attack', subject: en.subject(own) }, [
      { verb: 'spinUp', object: { of: en.subject(own), case: 'acc' } },
      { verb: 'gain', rest: '1 life' },
    ]),
    'When this character attacks, spin it up and gain 1 life.',
  ],
  [
    es.conditional('when', { verb: 'attack', subject: es.subject(own) }, [
      { verb: 'spinUp', object: { of: es.subject(own), case: 'acc' }, rest: 'un nivel' },
      { verb: 'gain', rest: '1 punto de vida' },
    ]),
    'Cuando este personaje ataque, súbelo un nivel y gana 1 punto de vida.',
  ],
  [
    de.conditional('when', { verb: 'attack', subject: de.subject(own) }, [
      { verb: 'spinUp', object: { of: de.subject(own), case: 'acc' }, rest: 'um eine Stufe' },
      { verb: 'gain', rest: '1 Lebenspunkt' },
    ]),
    'Wenn dieser Charakter angreift, drehe ihn um eine Stufe hoch und erhalte 1 Lebenspunkt.',
  ],
];

describe('more card texts in three languages', () => {
  it.each(sayings.map(([text, expected]) => [expected, plain(sentence(text))]))('%s', (expected, said) => {
    expect(said).toBe(expected);
  });
});
