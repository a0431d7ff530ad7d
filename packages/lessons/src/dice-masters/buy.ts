import type { Lesson } from '../lesson.ts';
import { CALM, CAST } from './cast.ts';

/** A die is bought, comes back from the bag, and its hero steps onto the field. */
export const buy: Lesson = {
  id: 'buy',
  minutes: 4,
  given: {
    ...CAST,
    phase: 'main',
    You: {
      bag: { sidekick: 2 },
      used: { sidekick: 2 },
      reserve: ['sidekick@fist', 'sidekick@bolt', 'sidekick@shield', 'sidekick@shield'],
      cards: { 'captain-america': 2, beast: 2 },
    },
    Pip: { bag: { sidekick: 8 }, cards: { 'human-torch': 2, 'spider-man': 2 } },
    draw: [...Array<string>(6).fill('sidekick'), 'captain-america', 'sidekick'],
    roll: [
      ...['fist', 'bolt', 'bolt', 'mask'],
      ...['captain-america@L1', 'sidekick@fist', 'sidekick@mask', 'sidekick@character'],
    ],
  },
  foe: CALM,
  steps: [
    { id: 'cost', light: 'card avx/captain-america-american-hero', also: 'hand', rule: 'DM-PURCHASING-5' },
    { id: 'buy', does: { buy: 'captain-america' }, also: 'hand' },
    {
      id: 'used',
      light: 'used 0',
      foe: [{ reroll: 'none' }, { pass: true }],
      rule: 'DM-CLEAR-AND-DRAW-5',
    },
    { id: 'keep', does: { reroll: 'none' } },
    { id: 'field', does: { field: 'captain-america@L1' }, rule: 'DM-FIELDING-1' },
    { id: 'sidekick', does: { field: 'sidekick@character' }, rule: 'DM-FIELDING-2' },
    { id: 'stay', light: 'field 0', rule: 'DM-FIELDING-4' },
  ],
  text: {
    en: {
      title: 'Buy and field',
      about: 'Pay with energy, wait for your die, put your hero on the field.',
      other: 'That works too. The lit one comes first here; nothing was spent.',
      end: 'Two characters stand on your field. Next they attack.',
      steps: {
        cost: {
          title: 'Your energy buys dice',
          say: 'The number on a card is its **cost**. Captain America costs **4**, one of them a **shield**; you have both.',
          why: 'If a card shows an energy type, at least one energy you pay must be of that type. The rest may be anything.',
        },
        buy: {
          title: 'Get Captain America',
          say: 'Four energy for the best fighter you can get. Choose him, then pay with all four dice.',
          ask: 'Choose Captain America, then pay',
          others: {
            'buy ':
              'Also for sale, yes. A hero can attack every turn, so the first buy goes to Captain America. Nothing was spent.',
            pass: 'Energy left over is soon gone, and it buys a hero right now. You are still in your main phase.',
          },
          other: 'One thing at a time: pay for Captain America first. Nothing was spent.',
        },
        used: {
          title: 'He is on his way',
          say: 'A new die goes to your **used pile** first. Your bag holds two dice: the next draw empties it, the used pile goes in, and he may come out.',
          why: 'When the bag has fewer than four dice you draw them all, put the used pile into the bag, and go on drawing.',
        },
        keep: {
          title: 'There he is!',
          say: 'Captain America shows his **face**, not energy: he is ready to fight. Keep everything.',
          ask: 'Keep all dice',
          other:
            'A reroll could turn this lovely roll into something else. Keep all four, this time; nothing was rolled.',
        },
        field: {
          title: 'Onto the field',
          say: 'The number at the top left of his die is what it costs to **field** him: 1, of any type. Red is his attack, blue his defense.',
          ask: 'Choose Captain America’s die, then pay 1',
          why: 'In your main phase you pay the fielding cost on the face a die shows, and the die moves to your field. Higher levels cost more and hit harder.',
          others: {
            'buy ':
              'Beast would take both energy, and nobody could pay for Captain America. Field him first; nothing was spent.',
            'field ': 'The sidekick comes in a moment. Captain America first; nothing was spent.',
            pass: 'Characters that stay in your reserve go to the used pile. Field him first; you are still in your main phase.',
          },
        },
        sidekick: {
          title: 'Sidekicks are free',
          say: 'A sidekick costs **nothing** to field. Small, but he can attack, and he can stand in the way.',
          ask: 'Choose the sidekick figure',
          others: {
            pass: 'If he stays in your reserve he goes to the used pile. He costs nothing, so take him along.',
          },
        },
        stay: {
          title: 'They stay',
          say: 'Fielded characters stay from turn to turn, until they are knocked out or get through to me. The mask waits in your reserve.',
          why: 'When your main phase ends, characters still in your reserve pool go to the used pile. Fielded ones stay.',
        },
      },
    },
    es: {
      title: 'Comprar y desplegar',
      about: 'Paga con energía, espera tu dado y despliega a tu héroe.',
      other: 'También vale. Aquí va primero la jugada iluminada; no has gastado nada.',
      end: 'Ya tienes dos personajes desplegados. Ahora, al ataque.',
      steps: {
        cost: {
          title: 'Tu energía compra dados',
          say: 'El número de una carta es su **coste**. El Capitán América cuesta **4**, uno de ellos de **escudo**; tienes las dos cosas.',
          why: 'Si una carta muestra un tipo de energía, al menos una de las que pagas debe ser de ese tipo. El resto puede ser cualquiera.',
        },
        buy: {
          title: 'Llévate al Capitán América',
          say: 'Cuatro energías por el mejor luchador que puedes conseguir. Elígelo y paga con los cuatro dados.',
          ask: 'Elige al Capitán América y paga',
          others: {
            'buy ':
              'También está en venta, sí. Un héroe puede atacar cada turno, así que empieza por el Capitán América. No has gastado nada.',
            pass: 'La energía que sobra se pierde pronto, y ahora mismo compra un héroe. Sigues en tu fase principal.',
          },
          other: 'Una cosa cada vez: paga primero al Capitán América. No has gastado nada.',
        },
        used: {
          title: 'Está de camino',
          say: 'Un dado nuevo va primero a tu **zona de usados**. En tu bolsa quedan dos: al sacar se vacía, entran los usados y puede salir él.',
          why: 'Si en la bolsa hay menos de cuatro dados, los sacas todos, metes los usados en la bolsa y sigues sacando.',
        },
        keep: {
          title: '¡Aquí está!',
          say: 'El Capitán América muestra su **cara**, no energía: está listo para luchar. Quédatelo todo.',
          ask: 'Quédate todos los dados',
          other:
            'Al repetir, esta tirada tan buena podría cambiar. Esta vez guarda los cuatro; no se ha tirado nada.',
        },
        field: {
          title: 'A la zona de despliegue',
          say: 'El número de arriba a la izquierda de su dado es lo que cuesta **desplegarlo**: 1, de cualquier tipo. El rojo es su ataque; el azul, su defensa.',
          ask: 'Elige el dado del Capitán América y paga 1',
          why: 'En tu fase principal pagas el coste de despliegue de la cara que muestra el dado y este pasa a tu zona de despliegue. Más nivel cuesta más y pega más.',
          others: {
            'buy ':
              'La Bestia se llevaría las dos energías y nadie podría pagar al Capitán América. Despliégalo primero; no has gastado nada.',
            'field ': 'El comparsa va enseguida. Primero el Capitán América; no has gastado nada.',
            pass: 'Los personajes que se quedan en tu reserva van a la zona de usados. Despliégalo primero; sigues en tu fase principal.',
          },
        },
        sidekick: {
          title: 'Los comparsas son gratis',
          say: 'Desplegar a un comparsa no cuesta **nada**. Es pequeño, pero puede atacar y puede ponerse en medio.',
          ask: 'Elige la figurita del comparsa',
          others: { pass: 'Si se queda en tu reserva, va a la zona de usados. No cuesta nada: llévatelo.' },
        },
        stay: {
          title: 'Se quedan',
          say: 'Los personajes desplegados siguen ahí turno tras turno, hasta que los aturden o llegan hasta mí. El antifaz espera en tu reserva.',
          why: 'Cuando termina tu fase principal, los personajes que siguen en tu reserva van a la zona de usados. Los desplegados se quedan.',
        },
      },
    },
    de: {
      title: 'Kaufen und einsetzen',
      about: 'Mit Energie zahlen, auf den Würfel warten, den Helden einsetzen.',
      other: 'Geht auch. Hier kommt erst der beleuchtete Zug; nichts ist ausgegeben.',
      end: 'Zwei Charaktere stehen auf deinem Feld. Als Nächstes greifen sie an.',
      steps: {
        cost: {
          title: 'Deine Energie kauft Würfel',
          say: 'Die Zahl auf einer Karte sind ihre **Kosten**. Captain America kostet **4**, davon ein **Schild**; beides hast du.',
          why: 'Zeigt eine Karte eine Energieart, muss mindestens eine bezahlte Energie von dieser Art sein. Der Rest ist egal.',
        },
        buy: {
          title: 'Hol dir Captain America',
          say: 'Vier Energie für den besten Kämpfer, den du kriegen kannst. Wähle ihn und zahle mit allen vier Würfeln.',
          ask: 'Wähle Captain America und zahle',
          others: {
            'buy ':
              'Gibt es auch zu kaufen, ja. Ein Held kann jeden Zug angreifen, darum zuerst Captain America. Nichts ist ausgegeben.',
            pass: 'Übrige Energie ist bald weg, und jetzt kauft sie einen Helden. Du bist noch in deiner Hauptphase.',
          },
          other: 'Eins nach dem anderen: Zahle erst Captain America. Nichts ist ausgegeben.',
        },
        used: {
          title: 'Er ist unterwegs',
          say: 'Ein neuer Würfel kommt erst in deine **Ablage**. In deinem Beutel sind zwei: Beim Ziehen wird er leer, die Ablage kommt hinein, und vielleicht kommt er heraus.',
          why: 'Sind weniger als vier Würfel im Beutel, ziehst du alle, füllst die Ablage in den Beutel und ziehst weiter.',
        },
        keep: {
          title: 'Da ist er!',
          say: 'Captain America zeigt sein **Gesicht**, keine Energie: Er ist kampfbereit. Behalte alles.',
          ask: 'Behalte alle Würfel',
          other:
            'Beim Nachwürfeln könnte aus diesem schönen Wurf etwas anderes werden. Behalte diesmal alle vier; geworfen wurde nichts.',
        },
        field: {
          title: 'Ab aufs Feld',
          say: 'Die Zahl oben links auf seinem Würfel sind die **Einsatzkosten**: 1, egal welche Art. Rot ist sein Angriff, Blau seine Verteidigung.',
          ask: 'Wähle den Würfel von Captain America und zahle 1',
          why: 'In deiner Hauptphase zahlst du die Einsatzkosten der Seite, die der Würfel zeigt, und er kommt in deine Feldzone. Höhere Stufen kosten mehr und treffen härter.',
          others: {
            'buy ':
              'Beast nähme beide Energie, und für Captain America bliebe nichts. Setz erst ihn ein; nichts ist ausgegeben.',
            'field ': 'Der Sidekick kommt gleich. Erst Captain America; nichts ist ausgegeben.',
            pass: 'Charaktere, die in deiner Reserve bleiben, kommen in die Ablage. Setz ihn erst ein; du bist noch in deiner Hauptphase.',
          },
        },
        sidekick: {
          title: 'Sidekicks sind gratis',
          say: 'Einen Sidekick einzusetzen kostet **nichts**. Er ist klein, aber er kann angreifen und sich in den Weg stellen.',
          ask: 'Wähle die Sidekick-Figur',
          others: {
            pass: 'Bleibt er in deiner Reserve, kommt er in die Ablage. Er kostet nichts, also nimm ihn mit.',
          },
        },
        stay: {
          title: 'Sie bleiben',
          say: 'Eingesetzte Charaktere bleiben Zug für Zug, bis sie k. o. gehen oder zu mir durchkommen. Die Maske wartet in deiner Reserve.',
          why: 'Endet deine Hauptphase, kommen Charaktere in deiner Reserve in die Ablage. Eingesetzte bleiben.',
        },
      },
    },
  },
};
