import type { Lesson } from '../lesson.ts';

/** Costs and resources: what a card is worth when it is discarded, and what stays on the table to pay. */
export const pay: Lesson = {
  id: 'pay',
  minutes: 4,
  given: {
    players: ['You'],
    scheme: { threat: 5 },
    encounter: ['Hydra Mercenary', 'Charge', 'Sandman'],
    You: {
      hero: 'Spider-Man',
      hand: [
        ...['Web-Shooter', 'Haymaker', 'For Justice!', 'Heroic Intuition'],
        ...['Backflip', 'Energy', 'Genius', 'Emergency'],
      ],
      deck: ['Black Cat', 'Aunt May', 'Strength', 'Webbed Up', 'Swinging Web Kick'],
    },
  },
  foe: [],
  steps: [
    { id: 'corner', light: 'hand', rule: 'MC-RESOURCE-1' },
    { id: 'exact', does: { play: 'Web-Shooter', pay: ['Backflip'] }, rule: 'MC-COST-2' },
    { id: 'event', does: { use: 'Haymaker', pay: ['Energy'] }, rule: 'MC-RESOURCE-3' },
    { id: 'kind', does: { use: 'For Justice!', pay: ['Genius'] }, rule: 'MC-RESOURCE-2' },
    {
      id: 'both',
      does: { play: 'Heroic Intuition', pay: ['Web-Shooter=energy', 'Emergency'] },
      rule: 'MC-KEYWORD-15',
    },
    { id: 'thwart', does: { thwart: 'Spider-Man' }, rule: 'MC-EXHAUST-2' },
    { id: 'left', light: 'card core/8' },
  ],
  text: {
    en: {
      title: 'Pay with your hand',
      about: 'What a card costs, what it is worth, and which one to give away.',
      other: 'Allowed on any other day. Here the lit one comes first; nothing was spent.',
      end: 'Four cards played, four given away for them: your hand is your purse. Choose what you can do without.',
      steps: {
        corner: {
          title: 'Every card is two things',
          say: 'At the top left stands what a card **costs**. At the bottom left stands what it **pays** when you discard it for another one.',
          why: 'Resources come from cards that you discard from your hand, and from cards in play that say so. There is no other money.',
        },
        exact: {
          title: 'Give the right change',
          say: 'Web-Shooter costs **1**. Backflip pays 1, which is just enough; Energy pays 2, and nobody gives you change.',
          ask: 'Choose Web-Shooter, then pay with Backflip',
          why: 'You may pay more than a card costs. What is too much is lost as soon as the cost is paid.',
          others: {
            pay: 'That would pay for it too. Backflip is worth exactly 1 and you need the others; nothing was spent.',
            flip: 'As Peter Parker you could not use these cards. Stay a hero; nothing has changed.',
            end: 'You have a hand full of cards! It is still your turn.',
          },
        },
        event: {
          title: 'Any colour will do',
          say: 'Haymaker costs **2** and deals **3** damage. Which resources you pay with does not matter here: take Energy, it pays two.',
          ask: 'Choose Haymaker, then pay with Energy',
          why: 'A cost is a number. Unless a card asks for a kind of resource, any mix of them pays it.',
          others: {
            pay: 'That pays for it too. Give Energy away this time, the others have something better to do.',
            flip: 'Peter Parker does not throw punches. Stay a hero; nothing has changed.',
            end: 'There is more to pay for. It is still your turn.',
          },
        },
        kind: {
          title: 'Now the colour counts',
          say: 'For Justice! removes **3** threat, but **4** if you pay with a **mental** resource. Genius has two of them.',
          ask: 'Choose For Justice!, then pay with Genius',
          why: 'There are three kinds: physical, mental and energy. A wild resource stands for whichever you like.',
          others: {
            pay: 'Then it would remove 3. With Genius it is 4; nothing was spent.',
            flip: 'Peter Parker cannot use this one. Stay a hero; nothing has changed.',
            end: 'The threat is still at 5. Your turn goes on.',
          },
        },
        both: {
          title: 'What is in play pays too',
          say: 'Heroic Intuition costs **2**. Your Web-Shooter gives **1** each turn, of any kind; Emergency gives the other.',
          ask: 'Choose Heroic Intuition, then Web-Shooter and Emergency',
          why: 'Web-Shooter is exhausted and loses one of its three counters each time. When the last one is gone, it is discarded.',
          others: {
            pay: 'Use the Web-Shooter for it: it will be ready again next turn, a card from your hand is gone.',
            flip: 'Web-Shooter works for the hero only. Stay one; nothing has changed.',
            end: 'One card left to play. It is still your turn.',
          },
        },
        thwart: {
          title: 'And Spider-Man himself',
          say: 'Attacking or thwarting costs no resources: it **exhausts** him. Thanks to Heroic Intuition he thwarts for **2** now; the last threat goes.',
          ask: 'Thwart with Spider-Man',
          why: 'Exhausted cards lie on their side and cannot be exhausted again. Yours get ready when the player phase ends.',
          others: {
            'attack ': 'Two damage, not bad. But with one thwart the scheme is empty; nothing has changed.',
            flip: 'Peter Parker cannot thwart. Stay a hero for this; nothing has changed.',
            end: 'Spider-Man is still ready, and it would be a pity. It is still your turn.',
          },
        },
        left: {
          title: 'Count what you keep',
          say: 'Web-Shooter stays with **2** counters, Heroic Intuition for good. You draw new cards when your turn ends, so an empty hand is no disaster.',
        },
      },
    },
    es: {
      title: 'Paga con tu mano',
      about: 'Lo que cuesta una carta, lo que vale y cuál conviene soltar.',
      other: 'Otro día, perfecto. Aquí va antes la iluminada; no has gastado nada.',
      end: 'Cuatro cartas jugadas y otras cuatro entregadas: tu mano es tu monedero. Suelta lo que menos falta te haga.',
      steps: {
        corner: {
          title: 'Cada carta son dos cosas',
          say: 'Arriba a la izquierda pone lo que **cuesta** una carta. Abajo a la izquierda, lo que **paga** si la descartas por otra.',
          why: 'Los recursos salen de las cartas que descartas de la mano y de las cartas en juego que lo digan. No hay otro dinero.',
        },
        exact: {
          title: 'El importe justo',
          say: 'Lanzarredes cuesta **1**. Voltereta hacia atrás paga 1, lo justo; Energía paga 2, y aquí nadie te da la vuelta.',
          ask: 'Elige Lanzarredes y paga con Voltereta hacia atrás',
          why: 'Puedes pagar más de lo que cuesta una carta. Lo que sobra se pierde en cuanto está pagada.',
          others: {
            pay: 'También alcanzaría. Voltereta vale justo 1 y las demás te harán falta; no has gastado nada.',
            flip: 'Como Peter Parker no podrías usar estas cartas. Sigue de héroe; nada ha cambiado.',
            end: '¡Tienes la mano llena! Todavía es tu turno.',
          },
        },
        event: {
          title: 'Vale cualquier color',
          say: 'Puñetazo demoledor cuesta **2** y hace **3** de daño. Aquí da igual con qué recursos pagues: coge Energía, que paga dos.',
          ask: 'Elige Puñetazo demoledor y paga con Energía',
          why: 'Un coste es un número. Si la carta no pide un tipo de recurso, vale cualquier mezcla.',
          others: {
            pay: 'También se paga así. Esta vez suelta Energía, que las otras tienen algo mejor que hacer.',
            flip: 'Peter Parker no reparte puñetazos. Sigue de héroe; nada ha cambiado.',
            end: 'Aún queda por pagar. Todavía es tu turno.',
          },
        },
        kind: {
          title: 'Ahora importa el color',
          say: '¡Por la justicia! retira **3** de amenaza, pero **4** si pagas con un recurso **mental**. Genio tiene dos.',
          ask: 'Elige ¡Por la justicia! y paga con Genio',
          why: 'Hay tres tipos: físico, mental y energía. Un recurso universal hace de cualquiera de ellos.',
          others: {
            pay: 'Así retiraría 3. Con Genio son 4; no has gastado nada.',
            flip: 'Peter Parker no puede usarla. Sigue de héroe; nada ha cambiado.',
            end: 'La amenaza sigue en 5. Tu turno continúa.',
          },
        },
        both: {
          title: 'Lo que está en juego también paga',
          say: 'Intuición heroica cuesta **2**. Tu Lanzarredes da **1** por turno, del tipo que quieras; Emergencia pone el otro.',
          ask: 'Elige Intuición heroica y luego Lanzarredes y Emergencia',
          why: 'Lanzarredes se agota y pierde uno de sus tres contadores cada vez. Con el último se descarta.',
          others: {
            pay: 'Usa el Lanzarredes: el próximo turno estará listo otra vez, y una carta de la mano se va.',
            flip: 'El Lanzarredes solo le sirve al héroe. Sigue siéndolo; nada ha cambiado.',
            end: 'Te queda una carta por jugar. Todavía es tu turno.',
          },
        },
        thwart: {
          title: 'Y el propio Spiderman',
          say: 'Atacar o intervenir no cuesta recursos: lo **agota**. Con Intuición heroica ahora interviene por **2**, y se va la última amenaza.',
          ask: 'Intervén con Spiderman',
          why: 'Las cartas agotadas están tumbadas y no se pueden agotar otra vez. Las tuyas se preparan al final de la fase de los jugadores.',
          others: {
            'attack ': 'Dos de daño, no está mal. Pero interviniendo vacías el plan; nada ha cambiado.',
            flip: 'Peter Parker no puede intervenir. Sigue de héroe; nada ha cambiado.',
            end: 'Spiderman sigue preparado, y sería una pena. Todavía es tu turno.',
          },
        },
        left: {
          title: 'Mira lo que te queda',
          say: 'El Lanzarredes sigue con **2** contadores e Intuición heroica se queda. Al acabar tu turno robas cartas: una mano vacía no es ningún drama.',
        },
      },
    },
    de: {
      title: 'Bezahl mit deiner Hand',
      about: 'Was eine Karte kostet, was sie wert ist und welche du hergibst.',
      other: 'An jedem anderen Tag gern. Hier kommt erst die beleuchtete; nichts ist ausgegeben.',
      end: 'Vier Karten gespielt und vier dafür hergegeben: Deine Hand ist dein Geldbeutel. Gib her, was du entbehren kannst.',
      steps: {
        corner: {
          title: 'Jede Karte ist zweierlei',
          say: 'Oben links steht, was eine Karte **kostet**. Unten links steht, was sie **zahlt**, wenn du sie für eine andere ablegst.',
          why: 'Ressourcen kommen von Karten, die du aus der Hand ablegst, und von Karten im Spiel, auf denen es steht. Anderes Geld gibt es nicht.',
        },
        exact: {
          title: 'Zahl passend',
          say: 'Netzsprüher kostet **1**. Rückwärtssalto zahlt 1, das passt genau; Energie zahlt 2, und Wechselgeld gibt es keins.',
          ask: 'Wähle Netzsprüher und zahle mit Rückwärtssalto',
          why: 'Du darfst mehr zahlen, als eine Karte kostet. Was zu viel ist, verfällt, sobald bezahlt ist.',
          others: {
            pay: 'Das würde auch reichen. Rückwärtssalto ist genau 1 wert, die anderen brauchst du noch; nichts ist ausgegeben.',
            flip: 'Als Peter Parker könntest du diese Karten nicht nutzen. Bleib Held; nichts hat sich geändert.',
            end: 'Du hast die Hand voller Karten! Du bist noch am Zug.',
          },
        },
        event: {
          title: 'Jede Farbe ist recht',
          say: 'Schwinger kostet **2** und macht **3** Schaden. Womit du zahlst, ist hier egal: Nimm Energie, die zahlt zwei.',
          ask: 'Wähle Schwinger und zahle mit Energie',
          why: 'Kosten sind eine Zahl. Solange die Karte keine Sorte verlangt, zahlt jede Mischung.',
          others: {
            pay: 'Auch das würde reichen. Gib diesmal Energie her, die anderen haben Besseres vor.',
            flip: 'Peter Parker prügelt sich nicht. Bleib Held; nichts hat sich geändert.',
            end: 'Es gibt noch etwas zu bezahlen. Du bist noch am Zug.',
          },
        },
        kind: {
          title: 'Jetzt zählt die Farbe',
          say: 'Für die Gerechtigkeit! entfernt **3** Bedrohung, aber **4**, wenn du mit einer **mentalen** Ressource zahlst. Genialität hat zwei davon.',
          ask: 'Wähle Für die Gerechtigkeit! und zahle mit Genialität',
          why: 'Es gibt drei Sorten: physisch, mental und Energie. Eine wilde Ressource steht für jede davon.',
          others: {
            pay: 'Dann wären es 3. Mit Genialität sind es 4; nichts ist ausgegeben.',
            flip: 'Peter Parker kann sie nicht nutzen. Bleib Held; nichts hat sich geändert.',
            end: 'Die Bedrohung steht noch bei 5. Dein Zug geht weiter.',
          },
        },
        both: {
          title: 'Was im Spiel ist, zahlt mit',
          say: 'Heldenhafte Eingebung kostet **2**. Dein Netzsprüher gibt **1** pro Zug, egal welche Sorte; Notfall gibt die andere.',
          ask: 'Wähle Heldenhafte Eingebung, dann Netzsprüher und Notfall',
          why: 'Netzsprüher wird erschöpft und verliert jedes Mal einen seiner drei Marker. Mit dem letzten wird er abgelegt.',
          others: {
            pay: 'Nimm den Netzsprüher: Nächsten Zug ist er wieder bereit, eine Karte aus der Hand ist weg.',
            flip: 'Der Netzsprüher hilft nur dem Helden. Bleib einer; nichts hat sich geändert.',
            end: 'Eine Karte hast du noch zu spielen. Du bist noch am Zug.',
          },
        },
        thwart: {
          title: 'Und Spider-Man selbst',
          say: 'Angreifen und Widerstand kosten keine Ressourcen, sie **erschöpfen** ihn. Dank der Eingebung zählt sein Widerstand **2**: Die letzte Bedrohung geht weg.',
          ask: 'Leiste mit Spider-Man Widerstand',
          why: 'Erschöpfte Karten liegen quer und können nicht noch einmal erschöpft werden. Deine werden am Ende der Spielerphase wieder spielbereit.',
          others: {
            'attack ':
              'Zwei Schaden, nicht schlecht. Aber mit Widerstand ist der Plan leer; nichts hat sich geändert.',
            flip: 'Peter Parker kann keinen Widerstand leisten. Bleib dafür Held; nichts hat sich geändert.',
            end: 'Spider-Man ist noch spielbereit, das wäre schade. Du bist noch am Zug.',
          },
        },
        left: {
          title: 'Was dir bleibt',
          say: 'Der Netzsprüher hat noch **2** Marker, die Eingebung bleibt für immer. Am Ende deines Zuges ziehst du nach: Eine leere Hand ist kein Drama.',
        },
      },
    },
  },
};
