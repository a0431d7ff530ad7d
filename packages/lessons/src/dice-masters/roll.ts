import type { Lesson } from '../lesson.ts';
import { CALM, CAST } from './cast.ts';

/** Four dice, one reroll, and what energy is. */
export const roll: Lesson = {
  id: 'roll',
  minutes: 3,
  given: {
    ...CAST,
    phase: 'clear-and-draw',
    You: { bag: { sidekick: 8 }, cards: { 'captain-america': 2, beast: 2 } },
    Pip: { bag: { sidekick: 8 }, cards: { 'human-torch': 2, 'spider-man': 2 } },
    roll: [
      ...['fist', 'bolt', 'shield', 'character'],
      'shield',
      ...['fist', 'fist', 'bolt', 'mask'],
      ...['wild', 'shield', 'mask', 'character'],
    ],
  },
  foe: CALM,
  steps: [
    { id: 'hello', light: 'seat 0' },
    { id: 'faces', light: 'hand', rule: 'DM-CLEAR-AND-DRAW-4' },
    { id: 'reroll', does: { reroll: ['sidekick@character'] }, rule: 'DM-ROLL-AND-REROLL-2' },
    { id: 'energy', light: 'hand', rule: 'DM-ENERGY-7' },
    {
      id: 'end',
      does: { pass: true },
      foe: [{ reroll: 'none' }, { pass: true }],
      rule: 'DM-CLEAR-AND-DRAW-3',
    },
    { id: 'cycle', light: 'used 0', rule: 'DM-CLEAR-AND-DRAW-1' },
    { id: 'again', does: { reroll: 'none' }, or: 'any', rule: 'DM-ENERGY-2' },
  ],
  text: {
    en: {
      title: 'Roll and energy',
      about: 'Draw four dice, roll, reroll once, read what they show.',
      other: 'A fair move. Try the lit one first; nothing has changed.',
      end: 'You can read every sidekick now. Next you spend what they bring.',
      steps: {
        hello: {
          title: 'Hi, I’m Pip!',
          say: 'We play with dice instead of cards. Bring my life to **zero** before I bring yours there, and you win.',
        },
        faces: {
          title: 'Four dice, every turn',
          say: 'Four **sidekicks** came out of your bag. Fist, bolt and shield are **energy**; the little figure is a **character** that can fight.',
          why: 'At the start of your turn you draw four dice from your bag and roll them together. What you draw is luck, what you keep is up to you.',
        },
        reroll: {
          title: 'One reroll',
          say: 'Once a turn you may roll any of them again. We want energy today, so give the figure another go.',
          ask: 'Choose the sidekick figure, then reroll',
          why: 'You choose all dice for the reroll first and roll them together. There is one reroll a turn, and its result stays.',
          others: {
            nobody:
              'You may keep all four. Rerolling the figure costs nothing, though, and four energy buy more than three.',
          },
          other:
            'Those already show energy, and a reroll could lose it. Only the figure, this time; nothing was rolled.',
        },
        energy: {
          title: 'Four energy!',
          say: 'A second **shield**. Energy pays for three things: new dice, heroes stepping onto the field, and global abilities.',
          why: 'Each symbol on a face is worth one energy. Every type counts the same, unless a card asks for a certain one.',
        },
        end: {
          title: 'Let a turn pass',
          say: 'You could buy now; that is the next lesson. Let me show you first where dice go that you do not spend.',
          ask: 'Press the big button to end your main phase',
          why: 'Energy that you do not spend waits in your reserve pool through my turn. When your next turn begins, it goes to your used pile.',
          others: { buy: 'Good eye, that is the next lesson. Keep your energy for now; nothing was spent.' },
        },
        cycle: {
          title: 'Round and round',
          say: 'Your old dice lie in the **used pile** now, and four others were rolled. When the bag is empty, the used pile goes back into it.',
          why: 'At the start of your turn whatever is left in your reserve pool moves to the used pile. Then you draw four.',
        },
        again: {
          title: 'Your call',
          say: 'The question mark is **wild**: it counts as the type you want. Keep what you like, reroll what you like.',
          ask: 'Choose dice to reroll, or keep them all',
          why: 'A wild face is one energy of whichever type you name when you spend it.',
        },
      },
    },
    es: {
      title: 'Tirar y energía',
      about: 'Saca cuatro dados, tira, repite una vez y lee lo que muestran.',
      other: 'Es una buena jugada. Prueba antes la iluminada; nada ha cambiado.',
      end: 'Ya sabes leer cada comparsa. Ahora toca gastar lo que traen.',
      steps: {
        hello: {
          title: '¡Hola, soy Pip!',
          say: 'Aquí se juega con dados en vez de cartas. Deja mis puntos de vida a **cero** antes que yo los tuyos y ganas.',
        },
        faces: {
          title: 'Cuatro dados por turno',
          say: 'De tu bolsa han salido cuatro **comparsas**. Puño, rayo y escudo son **energía**; la figurita es un **personaje** que puede luchar.',
          why: 'Al empezar tu turno sacas cuatro dados de la bolsa y los tiras juntos. Lo que sale es suerte; lo que guardas lo decides tú.',
        },
        reroll: {
          title: 'Una repetición',
          say: 'Una vez por turno puedes volver a tirar los que quieras. Hoy buscamos energía, así que dale otra oportunidad a la figurita.',
          ask: 'Elige la figurita y repite la tirada',
          why: 'Primero eliges todos los dados que repites y luego los tiras juntos. Hay una sola repetición por turno y su resultado se queda.',
          others: {
            nobody:
              'Puedes quedarte los cuatro. Pero repetir la figurita no cuesta nada, y cuatro energías compran más que tres.',
          },
          other:
            'Esos ya muestran energía y al repetir podrías perderla. Esta vez solo la figurita; no se ha tirado nada.',
        },
        energy: {
          title: '¡Cuatro de energía!',
          say: 'Otro **escudo**. La energía paga tres cosas: dados nuevos, desplegar héroes y habilidades globales.',
          why: 'Cada símbolo de una cara vale una energía. Todos los tipos valen igual, salvo que una carta pida uno concreto.',
        },
        end: {
          title: 'Deja pasar un turno',
          say: 'Ya podrías comprar; eso es la próxima lección. Antes te enseño adónde van los dados que no gastas.',
          ask: 'Pulsa el botón grande para terminar tu fase principal',
          why: 'La energía que no gastas espera en tu reserva durante mi turno. Cuando empieza tu turno siguiente, va a tu zona de usados.',
          others: {
            buy: 'Buen ojo: eso es la próxima lección. Guarda la energía por ahora; no has gastado nada.',
          },
        },
        cycle: {
          title: 'Vueltas y más vueltas',
          say: 'Tus dados de antes están ahora en la **zona de usados** y has tirado otros cuatro. Cuando la bolsa se vacía, los usados vuelven a ella.',
          why: 'Al empezar tu turno, lo que quede en tu reserva pasa a la zona de usados. Después sacas cuatro.',
        },
        again: {
          title: 'Tú decides',
          say: 'El interrogante es un **comodín**: cuenta como el tipo que quieras. Guarda lo que te guste y repite lo que no.',
          ask: 'Elige qué dados repetir, o quédatelos todos',
          why: 'Un comodín es una energía del tipo que digas al gastarla.',
        },
      },
    },
    de: {
      title: 'Würfeln und Energie',
      about: 'Vier Würfel ziehen, würfeln, einmal nachwürfeln, lesen, was sie zeigen.',
      other: 'Auch ein guter Zug. Probier erst den beleuchteten; nichts hat sich geändert.',
      end: 'Jetzt kannst du jeden Sidekick lesen. Als Nächstes gibst du aus, was sie bringen.',
      steps: {
        hello: {
          title: 'Hi, ich bin Pip!',
          say: 'Hier spielt man mit Würfeln statt mit Karten. Bring meine Lebenspunkte auf **null**, bevor ich deine dahin bringe, und du gewinnst.',
        },
        faces: {
          title: 'Vier Würfel, jeden Zug',
          say: 'Aus deinem Würfelbeutel kamen vier **Sidekicks**. Faust, Blitz und Schild sind **Energie**; die kleine Figur ist ein **Charakter**, der kämpfen kann.',
          why: 'Zu Beginn deines Zuges ziehst du vier Würfel aus dem Beutel und wirfst sie zusammen. Was kommt, ist Glück; was du behältst, entscheidest du.',
        },
        reroll: {
          title: 'Einmal nachwürfeln',
          say: 'Einmal pro Zug darfst du beliebige Würfel noch einmal werfen. Heute wollen wir Energie, also gib der Figur noch eine Chance.',
          ask: 'Wähle die Sidekick-Figur und würfle nach',
          why: 'Du wählst zuerst alle Würfel aus und wirfst sie dann zusammen. Nachgewürfelt wird einmal pro Zug, und das Ergebnis bleibt.',
          others: {
            nobody:
              'Du darfst alle vier behalten. Die Figur nachzuwürfeln kostet aber nichts, und vier Energie kaufen mehr als drei.',
          },
          other:
            'Die zeigen schon Energie, und die könnte beim Nachwürfeln weg sein. Diesmal nur die Figur; geworfen wurde nichts.',
        },
        energy: {
          title: 'Vier Energie!',
          say: 'Noch ein **Schild**. Energie bezahlt dreierlei: neue Würfel, Helden auf dem Feld und globale Fähigkeiten.',
          why: 'Jedes Symbol auf einer Würfelseite ist eine Energie wert. Alle Arten zählen gleich, außer eine Karte verlangt eine bestimmte.',
        },
        end: {
          title: 'Lass einen Zug vergehen',
          say: 'Kaufen könntest du schon; das kommt in der nächsten Lektion. Erst zeige ich dir, wohin Würfel gehen, die du nicht ausgibst.',
          ask: 'Drück den großen Knopf und beende deine Hauptphase',
          why: 'Energie, die du nicht ausgibst, wartet während meines Zuges in deiner Reserve. Beginnt dein nächster Zug, kommt sie in deine Ablage.',
          others: {
            buy: 'Gut gesehen, das kommt in der nächsten Lektion. Behalte deine Energie noch; nichts ist ausgegeben.',
          },
        },
        cycle: {
          title: 'Immer im Kreis',
          say: 'Deine alten Würfel liegen jetzt in der **Ablage**, und vier andere sind gefallen. Ist der Beutel leer, kommt die Ablage wieder hinein.',
          why: 'Zu Beginn deines Zuges wandert, was noch in deiner Reserve liegt, in die Ablage. Dann ziehst du vier.',
        },
        again: {
          title: 'Du entscheidest',
          say: 'Das Fragezeichen ist ein **Joker**: Er zählt als die Art, die du willst. Behalte, was dir gefällt, und würfle den Rest nach.',
          ask: 'Wähle Würfel zum Nachwürfeln oder behalte alle',
          why: 'Ein Joker ist eine Energie der Art, die du beim Ausgeben nennst.',
        },
      },
    },
  },
};
