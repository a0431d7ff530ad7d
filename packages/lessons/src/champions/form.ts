import type { Lesson } from '../lesson.ts';

/** Hero and alter-ego: what each of them can do, and what the villain does to each of them. */
export const form: Lesson = {
  id: 'form',
  minutes: 4,
  given: {
    players: ['You'],
    villain: { card: 'Rhino', damage: 6 },
    scheme: { threat: 1 },
    encounter: ['Hydra Mercenary', 'Hard to Keep Down', 'Charge', 'Sandman'],
    You: {
      hero: 'Spider-Man',
      damage: 8,
      hand: ['Swinging Web Kick', 'Energy'],
      play: ['Aunt May'],
      deck: ['Strength', 'Black Cat', 'Backflip', 'Webbed Up', 'Genius', 'Web-Shooter', 'Haymaker'],
    },
  },
  foe: [],
  steps: [
    { id: 'hurt', light: 'card core/1a' },
    { id: 'flip', does: { flip: true }, rule: 'MC-TURN-4' },
    { id: 'recover', does: { recover: true }, rule: 'MC-TURN-6' },
    { id: 'may', does: { use: 'Aunt May' }, rule: 'MC-IDENTITY-6' },
    { id: 'end', does: { end: true }, rule: 'MC-ACTIVATION-3' },
    { id: 'keep', does: { discard: 'nobody' }, or: 'any', rule: 'MC-PLAYER-PHASE-4' },
    { id: 'schemed', light: 'card core/97b', rule: 'MC-ENEMY-SCHEME-5' },
    { id: 'back', does: { flip: true }, rule: 'MC-IDENTITY-4' },
    { id: 'strike', does: { attack: 'Spider-Man' }, rule: 'MC-ACTIVATION-2' },
  ],
  text: {
    en: {
      title: 'Hero or Peter Parker?',
      about: 'Change form, heal at home, and know what the villain does meanwhile.',
      other: 'You may do that. Here something else comes first; nothing has changed.',
      end: 'The hero takes the punches, Peter heals while the plan grows. Changing at the right moment wins matches.',
      steps: {
        hurt: {
          title: 'Two hit points left',
          say: 'Spider-Man has taken 8 damage, and Rhino is about to hit him again. Time to go **home**.',
        },
        flip: {
          title: 'Take off the mask',
          say: 'Once each round, in your turn, you may **change form**. Peter Parker cannot attack or thwart, but Rhino will not attack him either.',
          ask: 'Change form',
          why: 'Your identity card has two sides. You choose to flip it at most once per round, and only during your own turn.',
          others: {
            'attack ':
              'Two damage to Rhino, and then he hits back at your last 2. Go home first; nothing has changed.',
            'thwart ': 'The plan can wait, it is at 1. Go home first; nothing has changed.',
            end: 'With 2 hit points left? Change form first. It is still your turn.',
          },
        },
        recover: {
          title: 'Recover',
          say: 'Only at home can you **recover**: Peter is exhausted and heals as much as his REC says, **3**.',
          ask: 'Recover',
          why: 'Recovering is the basic power of the alter-ego. It exhausts him, as attacking exhausts the hero.',
          others: {
            'use ': 'Aunt May comes right after this, and nothing of her is lost. Recover first.',
            end: 'Heal first: Peter is still ready. It is still your turn.',
          },
        },
        may: {
          title: 'Soup from Aunt May',
          say: 'Some cards work for one form only. Aunt May heals **Peter** by 4, and does nothing for Spider-Man.',
          ask: 'Use Aunt May',
          why: 'What a card says of a hero does not touch an alter-ego, and the other way round.',
          others: { end: 'Aunt May is still waiting with the soup! It is still your turn.' },
        },
        end: {
          title: 'And the villain?',
          say: 'Against Peter, Rhino does not attack: he works on his **scheme**. You draw up to **6** cards, one more than the hero.',
          ask: 'End your turn',
          why: 'In step two of the villain phase the villain attacks each hero, and schemes for each alter-ego.',
        },
        keep: {
          title: 'Keep or throw away',
          say: 'Before you draw, you may discard what you do not want. The kick and the Energy that pays for it are worth keeping.',
          ask: 'Keep your cards, or choose some to discard',
          why: 'At the end of the player phase you may discard any number of cards. Then you draw up to your hand size.',
        },
        schemed: {
          title: 'His plan has grown',
          say: '1 as every round, 1 for Rhino’s SCH and 1 for the boost: the threat went from 1 to **4**. Nobody can defend against that.',
          why: 'A scheme adds the villain’s SCH and the icons of a boost card to the main scheme. There is no defender.',
        },
        back: {
          title: 'Mask on',
          say: 'A new round, and you are ready again, with 9 hit points. Rhino healed 4 of his own. Change back, it is free.',
          ask: 'Change form',
          why: 'Changing form neither readies nor exhausts you, and your damage stays as it is.',
          others: {
            recover: 'One hit point more, and three threat more. The plan is at 4: time to be a hero.',
            'play ': 'That works in either form. Change first; nothing was spent.',
            'use ': 'That can wait. Change first; nothing was spent.',
            end: 'Another round at home, and the plan is nearly done. Change first. It is still your turn.',
          },
        },
        strike: {
          title: 'Back in the fight',
          say: 'As a hero you may attack at once. But remember: now Rhino attacks **you** again.',
          ask: 'Attack with Spider-Man',
          why: 'The villain looks at your form when he activates. A hero is attacked, an alter-ego is schemed against.',
          others: {
            'thwart ': 'Also good against 4 threat! Hit him this time; nothing has changed.',
            'use ': 'A fine card. First the punch that costs nothing; nothing was spent.',
            'play ': 'A fine card. First the punch that costs nothing; nothing was spent.',
            end: 'You have only just put the mask on! It is still your turn.',
          },
        },
      },
    },
    es: {
      title: '¿Héroe o Peter Parker?',
      about: 'Cambia de identidad, cúrate en casa y conoce lo que hace el villano mientras.',
      other: 'Puedes hacerlo. Aquí va otra cosa primero; nada ha cambiado.',
      end: 'El héroe encaja los golpes; Peter se cura mientras crece el plan. Cambiar a tiempo gana partidas.',
      steps: {
        hurt: {
          title: 'Te quedan dos de vida',
          say: 'Spiderman ha recibido 8 de daño y el Rino está a punto de pegarle otra vez. Hora de volver a **casa**.',
        },
        flip: {
          title: 'Quítate la máscara',
          say: 'Una vez por ronda, en tu turno, puedes **cambiar de identidad**. Peter Parker no ataca ni interviene, pero el Rino tampoco lo ataca a él.',
          ask: 'Cambia de identidad',
          why: 'Tu carta de identidad tiene dos caras. Le das la vuelta como mucho una vez por ronda, y solo en tu turno.',
          others: {
            'attack ':
              'Dos de daño al Rino, y luego él va a por tus últimos 2. Primero a casa; nada ha cambiado.',
            'thwart ': 'El plan puede esperar, va por 1. Primero a casa; nada ha cambiado.',
            end: '¿Con 2 de vida? Cambia antes de identidad. Todavía es tu turno.',
          },
        },
        recover: {
          title: 'Recupérate',
          say: 'Solo en casa puedes **recuperarte**: Peter se agota y se cura lo que dice su REC, **3**.',
          ask: 'Recupérate',
          why: 'La recuperación es el poder básico del alter ego. Lo agota, igual que atacar agota al héroe.',
          others: {
            'use ': 'La tía May va justo después y no se pierde nada. Primero recupérate.',
            end: 'Cúrate antes: Peter sigue preparado. Todavía es tu turno.',
          },
        },
        may: {
          title: 'Caldito de la tía May',
          say: 'Algunas cartas solo sirven a una de las dos caras. La tía May cura 4 a **Peter**; a Spiderman, nada.',
          ask: 'Usa a la tía May',
          why: 'Lo que una carta dice de un héroe no afecta a un alter ego, y al revés.',
          others: { end: '¡La tía May te espera con el caldo! Todavía es tu turno.' },
        },
        end: {
          title: '¿Y el villano?',
          say: 'A Peter, el Rino no lo ataca: avanza su **plan**. Tú robas hasta **6** cartas, una más que el héroe.',
          ask: 'Termina tu turno',
          why: 'En el paso dos de la fase del villano, este ataca a cada héroe y ejecuta su plan contra cada alter ego.',
        },
        keep: {
          title: 'Guardar o tirar',
          say: 'Antes de robar puedes descartar lo que no quieras. La patada y la Energía que la paga merece la pena guardarlas.',
          ask: 'Quédate tus cartas o elige alguna para descartar',
          why: 'Al final de la fase de los jugadores puedes descartar las cartas que quieras. Después robas hasta tu tamaño de mano.',
        },
        schemed: {
          title: 'Su plan ha crecido',
          say: '1 como cada ronda, 1 por el PLA del Rino y 1 por el aumento: la amenaza pasó de 1 a **4**. De eso nadie puede defender.',
          why: 'Al ejecutar el plan se suman el PLA del villano y los iconos de una carta de aumento. No hay defensor.',
        },
        back: {
          title: 'Ponte la máscara',
          say: 'Ronda nueva: vuelves a estar preparado y tienes 9 de vida. El Rino se ha curado 4. Cambia otra vez, es gratis.',
          ask: 'Cambia de identidad',
          why: 'Cambiar de identidad no te prepara ni te agota, y tu daño se queda como está.',
          others: {
            recover: 'Uno más de vida y tres más de amenaza. El plan va por 4: toca ser héroe.',
            'play ': 'Eso funciona con las dos caras. Cambia primero; no has gastado nada.',
            'use ': 'Eso puede esperar. Cambia primero; no has gastado nada.',
            end: 'Otra ronda en casa y el plan casi está listo. Cambia primero. Todavía es tu turno.',
          },
        },
        strike: {
          title: 'De vuelta a la pelea',
          say: 'Como héroe puedes atacar enseguida. Pero recuerda: ahora el Rino te ataca otra vez **a ti**.',
          ask: 'Ataca con Spiderman',
          why: 'El villano mira tu identidad cuando se activa. Al héroe lo ataca; contra el alter ego ejecuta su plan.',
          others: {
            'thwart ': '¡También va bien con 4 de amenaza! Esta vez pégale; nada ha cambiado.',
            'use ': 'Buena carta. Antes, el golpe que no cuesta nada; no has gastado nada.',
            'play ': 'Buena carta. Antes, el golpe que no cuesta nada; no has gastado nada.',
            end: '¡Si te acabas de poner la máscara! Todavía es tu turno.',
          },
        },
      },
    },
    de: {
      title: 'Held oder Peter Parker?',
      about: 'Die Gestalt wechseln, zu Hause heilen und wissen, was der Schurke derweil tut.',
      other: 'Das darfst du. Hier kommt erst etwas anderes; nichts hat sich geändert.',
      end: 'Der Held steckt die Schläge ein, Peter heilt, während der Plan wächst. Der richtige Moment zum Wechseln gewinnt Partien.',
      steps: {
        hurt: {
          title: 'Noch zwei Lebenspunkte',
          say: 'Spider-Man hat 8 Schaden, und gleich schlägt Rhino wieder zu. Zeit, nach **Hause** zu gehen.',
        },
        flip: {
          title: 'Maske ab',
          say: 'Einmal pro Runde darfst du in deinem Zug die **Gestalt wechseln**. Peter Parker greift nicht an und leistet keinen Widerstand, aber Rhino greift ihn auch nicht an.',
          ask: 'Wechsle die Gestalt',
          why: 'Deine Identitätskarte hat zwei Seiten. Du drehst sie höchstens einmal pro Runde um, und nur in deinem Zug.',
          others: {
            'attack ':
              'Zwei Schaden für Rhino, und dann holt er sich deine letzten 2. Erst nach Hause; nichts hat sich geändert.',
            'thwart ': 'Der Plan kann warten, er steht bei 1. Erst nach Hause; nichts hat sich geändert.',
            end: 'Mit 2 Lebenspunkten? Wechsle erst die Gestalt. Du bist noch am Zug.',
          },
        },
        recover: {
          title: 'Erhol dich',
          say: 'Nur zu Hause kannst du dich **erholen**: Peter wird erschöpft und heilt so viel, wie seine ERH sagt, also **3**.',
          ask: 'Erhol dich',
          why: 'Erholung ist die Basiskraft des Alter Egos. Sie erschöpft ihn, so wie ein Angriff den Helden erschöpft.',
          others: {
            'use ': 'Tante May kommt gleich danach, und nichts geht verloren. Erhol dich erst.',
            end: 'Heil dich erst: Peter ist noch spielbereit. Du bist noch am Zug.',
          },
        },
        may: {
          title: 'Suppe von Tante May',
          say: 'Manche Karten helfen nur einer Gestalt. Tante May heilt **Peter** um 4, Spider-Man gar nicht.',
          ask: 'Nutze Tante May',
          why: 'Was eine Karte über einen Helden sagt, gilt nicht für ein Alter Ego, und umgekehrt.',
          others: { end: 'Tante May wartet noch mit der Suppe! Du bist noch am Zug.' },
        },
        end: {
          title: 'Und der Schurke?',
          say: 'Rhino greift Peter nicht an: Er treibt seinen **Plan** voran. Du ziehst auf **6** Karten nach, eine mehr als der Held.',
          ask: 'Beende deinen Zug',
          why: 'Im zweiten Schritt der Schurkenphase greift der Schurke jeden Helden an; gegen jedes Alter Ego treibt er den Plan voran.',
        },
        keep: {
          title: 'Behalten oder weg damit',
          say: 'Bevor du nachziehst, darfst du ablegen, was du nicht willst. Den Kick und die Energie, die ihn bezahlt, behältst du besser.',
          ask: 'Behalte deine Karten oder wähle welche zum Ablegen',
          why: 'Am Ende der Spielerphase darfst du beliebig viele Karten ablegen. Dann ziehst du bis zu deinem Handlimit nach.',
        },
        schemed: {
          title: 'Sein Plan ist gewachsen',
          say: '1 wie jede Runde, 1 für Rhinos PLA und 1 für den Boost: Die Bedrohung stieg von 1 auf **4**. Dagegen kann niemand verteidigen.',
          why: 'Zum Plan kommen der PLA des Schurken und die Symbole einer Boost-Karte. Einen Verteidiger gibt es nicht.',
        },
        back: {
          title: 'Maske auf',
          say: 'Neue Runde: Du bist wieder spielbereit und hast 9 Lebenspunkte. Rhino hat 4 geheilt. Wechsle zurück, das kostet nichts.',
          ask: 'Wechsle die Gestalt',
          why: 'Der Wechsel macht dich weder spielbereit noch erschöpft er dich, und dein Schaden bleibt.',
          others: {
            recover:
              'Ein Lebenspunkt mehr, und drei Bedrohung mehr. Der Plan steht bei 4: Sei jetzt ein Held.',
            'play ': 'Das geht in beiden Gestalten. Wechsle erst; nichts ist ausgegeben.',
            'use ': 'Das kann warten. Wechsle erst; nichts ist ausgegeben.',
            end: 'Noch eine Runde daheim, und der Plan ist fast fertig. Wechsle erst. Du bist noch am Zug.',
          },
        },
        strike: {
          title: 'Zurück im Kampf',
          say: 'Als Held darfst du sofort angreifen. Aber denk dran: Jetzt greift Rhino wieder **dich** an.',
          ask: 'Greif mit Spider-Man an',
          why: 'Der Schurke schaut auf deine Gestalt, wenn er handelt. Helden greift er an, gegen Alter Egos treibt er den Plan voran.',
          others: {
            'thwart ': 'Bei 4 Bedrohung auch gut! Triff ihn diesmal; nichts hat sich geändert.',
            'use ': 'Eine feine Karte. Erst der Schlag, der nichts kostet; nichts ist ausgegeben.',
            'play ': 'Eine feine Karte. Erst der Schlag, der nichts kostet; nichts ist ausgegeben.',
            end: 'Du hast doch gerade erst die Maske auf! Du bist noch am Zug.',
          },
        },
      },
    },
  },
};
