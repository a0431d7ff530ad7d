import { describe, expect, it } from 'vitest';
import { plain, type Rich, ref, rich, sentence } from '../src/index.ts';
import { de, en, es } from './lexicon.ts';

const hulk = ref('card', 'hulk', 'Hulk');
const thor = ref('card', 'thor', 'Thor');

const own = { noun: 'character', det: 'this' } as const;
const foe = { noun: 'character', det: 'a', adjectives: ['opposing'] } as const;
const opponent = { noun: 'opponent', det: 'the' } as const;

const sayings: readonly (readonly [text: Rich, expected: string])[] = [
  // 1
  [
    en.conditional(
      'when',
      { verb: 'block', subject: en.subject(own) },
      { verb: 'get', subject: en.it(en.subject(own)), rest: '+1A and +1D until end of turn' },
    ),
    'When this character blocks, it gets +1A and +1D until end of turn.',
  ],
  [
    es.conditional(
      'when',
      { verb: 'block', subject: es.subject(own) },
      { verb: 'get', subject: es.it(es.subject(own)), rest: '+1A y +1D hasta el final del turno' },
    ),
    'Cuando este personaje bloquee, obtiene +1A y +1D hasta el final del turno.',
  ],
  [
    de.conditional(
      'when',
      { verb: 'block', subject: de.subject(own) },
      { verb: 'get', subject: de.it(de.subject(own)), rest: 'bis zum Ende des Zuges +1A und +1V' },
    ),
    'Wenn dieser Charakter blockt, erhält er bis zum Ende des Zuges +1A und +1V.',
  ],
  // 2
  [
    en.clause({
      verb: 'deal',
      rest: rich`2 damage to ${en.list([en.np(foe), en.np({ noun: 'player' })], 'or')}`,
    }),
    'Deal 2 damage to an opposing character or player.',
  ],
  [
    es.clause({
      verb: 'deal',
      rest: rich`2 puntos de daño ${es.list([es.prep('a', es.np(foe)), es.prep('a', es.np({ noun: 'player', det: 'a' }))], 'or')}`,
    }),
    'Inflige 2 puntos de daño a un personaje enemigo o a un jugador.',
  ],
  [
    de.clause({
      verb: 'deal',
      rest: rich`${de.list([de.np({ ...foe, case: 'dat' }), de.np({ noun: 'player', case: 'dat' })], 'or')} 2 Schaden`,
    }),
    'Füge einem gegnerischen Charakter oder Spieler 2 Schaden zu.',
  ],
  // 3
  [
    en.clause({ verb: 'reroll', modal: 'may', rest: en.np({ ...foe, det: { upTo: 2 } }) }),
    'You may reroll up to two opposing characters.',
  ],
  [
    es.clause({ verb: 'reroll', modal: 'may', rest: es.np({ ...foe, det: { upTo: 2 } }) }),
    'Puedes repetir la tirada de hasta dos personajes enemigos.',
  ],
  [
    de.clause({ verb: 'reroll', modal: 'may', rest: de.np({ ...foe, det: { upTo: 2 }, case: 'acc' }) }),
    'Du darfst bis zu zwei gegnerische Charaktere nachwürfeln.',
  ],
  // 4
  [
    en.conditional(
      'while',
      { verb: 'be', subject: en.named(hulk), rest: en.predicative('active', en.named(hulk)) },
      {
        text: en.conditional(
          'whenever',
          { verb: 'take', subject: en.join([en.you, en.named(hulk)], 'or'), rest: 'damage' },
          { verb: 'knockOut', rest: en.np({ ...foe, before: 'level 1' }) },
        ),
      },
    ),
    'While Hulk is active, whenever you or Hulk take damage, knock out an opposing level 1 character.',
  ],
  [
    es.conditional(
      'while',
      { verb: 'be', subject: es.named(hulk), rest: es.predicative('active', es.named(hulk)) },
      {
        text: es.conditional(
          'whenever',
          { verb: 'take', subject: es.join([es.you, es.named(hulk)], 'or'), rest: 'daño' },
          { verb: 'knockOut', rest: es.prep('a', es.np({ ...foe, after: 'de nivel 1' })) },
        ),
      },
    ),
    'Mientras Hulk esté activo, siempre que tú o Hulk recibáis daño, aturde a un personaje enemigo de nivel 1.',
  ],
  [
    de.conditional(
      'while',
      { verb: 'be', subject: de.named(hulk), rest: de.predicative('active', de.named(hulk)) },
      {
        text: de.conditional(
          'whenever',
          { verb: 'take', subject: de.join([de.you, de.named(hulk)], 'or'), rest: 'Schaden' },
          { verb: 'knockOut', rest: de.np({ ...foe, after: 'der Stufe 1', case: 'acc' }) },
        ),
      },
    ),
    'Solange Hulk aktiv ist: Immer wenn du oder Hulk Schaden erleidet, schlage einen gegnerischen Charakter der Stufe 1 k. o.',
  ],
  // 5
  [
    en.clause({
      verb: 'pay',
      modal: 'may',
      subject: en.subject(opponent),
      rest: '2 life',
      tail: en.clause({ verb: 'prevent', mood: 'toInfinitive', rest: 'this' }),
    }),
    'The opponent may pay 2 life to prevent this.',
  ],
  [
    es.clause({
      verb: 'pay',
      modal: 'may',
      subject: es.subject(opponent),
      rest: '2 puntos de vida',
      tail: rich`para ${es.clause({ verb: 'prevent', mood: 'infinitive', object: { of: es.named(''), case: 'acc' } })}`,
    }),
    'El adversario puede pagar 2 puntos de vida para evitarlo.',
  ],
  [
    de.clause({
      verb: 'pay',
      modal: 'may',
      subject: de.subject(opponent),
      rest: '2 Lebenspunkte',
      tail: rich`, um ${de.clause({ verb: 'prevent', mood: 'toInfinitive', rest: 'dies' })}`,
    }),
    'Der Gegner darf 2 Lebenspunkte zahlen, um dies zu verhindern.',
  ],
  // 6
  [
    en.clause({
      verb: 'get',
      subject: en.subject({ noun: 'sidekick', det: 'your', part: 'each' }),
      rest: '+1A and +1D',
    }),
    'Each of your sidekicks gets +1A and +1D.',
  ],
  [
    es.clause({
      verb: 'get',
      subject: es.subject({ noun: 'sidekick', det: 'your', part: 'each' }),
      rest: '+1A y +1D',
    }),
    'Cada una de tus comparsas obtiene +1A y +1D.',
  ],
  [
    de.clause({
      verb: 'get',
      subject: de.subject({ noun: 'sidekick', det: 'your', part: 'each' }),
      rest: '+1A und +1V',
    }),
    'Jeder deiner Sidekicks erhält +1A und +1V.',
  ],
  // 7
  [
    en.clause({ verb: 'block', passive: true, modal: 'cannot', subject: en.subject(own) }),
    'This character cannot be blocked.',
  ],
  [
    es.clause({ verb: 'block', passive: true, modal: 'cannot', subject: es.subject(own) }),
    'Este personaje no puede ser bloqueado.',
  ],
  [
    de.clause({ verb: 'block', passive: true, modal: 'cannot', subject: de.subject(own) }),
    'Dieser Charakter kann nicht geblockt werden.',
  ],
  // 8
  [
    en.conditional(
      'when',
      { verb: 'field', subject: en.you, rest: en.np(own) },
      { verb: 'draw', rest: en.np({ noun: 'die', det: 'a' }) },
    ),
    'When you field this character, draw a die.',
  ],
  [
    es.conditional(
      'when',
      { verb: 'field', subject: es.you, rest: es.prep('a', es.np(own)) },
      { verb: 'draw', rest: es.np({ noun: 'die', det: 'a' }) },
    ),
    'Cuando despliegues a este personaje, saca un dado.',
  ],
  [
    de.conditional(
      'when',
      { verb: 'field', subject: de.you, rest: de.np({ ...own, case: 'acc' }) },
      { verb: 'draw', rest: de.np({ noun: 'die', det: 'a', case: 'acc' }) },
    ),
    'Wenn du diesen Charakter einsetzt, ziehe einen Würfel.',
  ],
  // 9
  [
    en.clause({
      verb: 'move',
      rest: rich`${en.np({ noun: 'die', det: { upTo: 1 } })} from ${en.np({ noun: 'usedPile', det: 'your' })} to ${en.np({ noun: 'prepArea', det: 'your' })}`,
    }),
    'Move up to one die from your used pile to your prep area.',
  ],
  [
    es.clause({
      verb: 'move',
      rest: rich`${es.np({ noun: 'die', det: { upTo: 1 } })} de ${es.np({ noun: 'usedPile', det: 'your' })} a ${es.np({ noun: 'prepArea', det: 'your' })}`,
    }),
    'Mueve hasta un dado de tu zona de usados a tu zona de preparación.',
  ],
  [
    de.clause({
      verb: 'move',
      rest: rich`${de.np({ noun: 'die', det: { upTo: 1 }, case: 'acc' })} aus ${de.np({ noun: 'usedPile', det: 'your', case: 'dat' })} in ${de.np({ noun: 'prepArea', det: 'your', case: 'acc' })}`,
    }),
    'Lege bis zu einen Würfel aus deiner Ablage in deine Vorbereitungszone.',
  ],
  // 10
  [
    en.conditional(
      'if',
      { verb: 'be', subject: en.subject(own), rest: en.predicative('unblocked', en.subject(own)) },
      { verb: 'lose', subject: en.subject(opponent), rest: '2 life' },
    ),
    'If this character is unblocked, the opponent loses 2 life.',
  ],
  [
    es.conditional(
      'if',
      { verb: 'be', subject: es.subject(own), rest: es.predicative('unblocked', es.subject(own)) },
      { verb: 'lose', subject: es.subject(opponent), rest: '2 puntos de vida' },
    ),
    'Si este personaje está sin bloquear, el adversario pierde 2 puntos de vida.',
  ],
  [
    de.conditional(
      'if',
      { verb: 'be', subject: de.subject(own), rest: de.predicative('unblocked', de.subject(own)) },
      { verb: 'lose', subject: de.subject(opponent), rest: '2 Lebenspunkte' },
    ),
    'Falls dieser Charakter ungeblockt ist, verliert der Gegner 2 Lebenspunkte.',
  ],
  // 11
  [
    en.conditional(
      'after',
      { verb: 'attack', subject: en.subject(own) },
      { verb: 'knockOut', object: { of: en.subject(own), case: 'acc' } },
    ),
    'After this character attacks, knock it out.',
  ],
  [
    es.conditional(
      'after',
      { verb: 'attack', subject: es.subject(own) },
      { verb: 'knockOut', object: { of: es.subject(own), case: 'acc' } },
    ),
    'Después de que este personaje ataque, atúrdelo.',
  ],
  [
    de.conditional(
      'after',
      { verb: 'attack', subject: de.subject(own) },
      { verb: 'knockOut', object: { of: de.subject(own), case: 'acc' } },
    ),
    'Nachdem dieser Charakter angegriffen hat, schlage ihn k. o.',
  ],
  // 12
  [
    en.clause({ verb: 'deal', past: true, subject: en.named(thor), rest: rich`3 damage to ${hulk}` }),
    'Thor dealt 3 damage to Hulk.',
  ],
  [
    es.clause({
      verb: 'deal',
      past: true,
      subject: es.named(thor),
      rest: rich`3 puntos de daño ${es.prep('a', hulk)}`,
    }),
    'Thor ha infligido 3 puntos de daño a Hulk.',
  ],
  [
    de.clause({ verb: 'deal', past: true, subject: de.named(thor), rest: rich`${hulk} 3 Schaden` }),
    'Thor hat Hulk 3 Schaden zugefügt.',
  ],
  // 13
  [
    en.clause({ verb: 'knockOut', past: true, passive: true, subject: en.subject(foe) }),
    'An opposing character was knocked out.',
  ],
  [
    es.clause({ verb: 'knockOut', past: true, passive: true, subject: es.subject(foe) }),
    'Un personaje enemigo ha sido aturdido.',
  ],
  [
    de.clause({ verb: 'knockOut', past: true, passive: true, subject: de.subject(foe) }),
    'Ein gegnerischer Charakter ist k. o. geschlagen worden.',
  ],
];

describe('card texts in three languages', () => {
  it.each(sayings.map(([text, expected]) => [expected, plain(sentence(text))]))('%s', (expected, said) => {
    expect(said).toBe(expected);
  });

  it('keeps references through every helper', () => {
    const text = sentence(
      de.conditional('while', { verb: 'be', subject: de.named(hulk), rest: 'aktiv' }, { verb: 'draw' }),
    );
    expect(text).toEqual(['Solange ', hulk, ' aktiv ist, ziehe.']);
  });
});
