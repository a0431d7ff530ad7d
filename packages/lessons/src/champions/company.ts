import type { Lesson } from '../lesson.ts';

/** Allies and minions, a side scheme in the way, and what stunned and tough do. */
export const company: Lesson = {
  id: 'company',
  minutes: 5,
  given: {
    players: ['You'],
    villain: { card: 'Rhino', tough: true },
    scheme: { threat: 3 },
    scenario: [{ card: 'Crowd Control', threat: 1 }],
    encounter: ['Shocker', 'Charge', 'Sandman'],
    You: {
      hero: 'Spider-Man',
      hand: ['Mockingbird', 'Haymaker', 'Genius', 'Energy', 'Emergency'],
      minions: ['Hydra Mercenary'],
      deck: ['Strength', 'Black Cat', 'Backflip', 'Webbed Up', 'Aunt May', 'Web-Shooter'],
    },
  },
  foe: [],
  steps: [
    { id: 'crisis', light: 'card core/108', rule: 'MC-SIDE-3' },
    { id: 'ally', does: { play: 'Mockingbird', pay: ['Genius', 'Emergency'] }, rule: 'MC-TURN-8' },
    { id: 'stun', does: { react: 'Mockingbird', choose: 'Rhino' }, rule: 'MC-STATUS-6' },
    { id: 'guard', does: { use: 'Haymaker', pay: ['Energy'] }, rule: 'MC-KEYWORD-5' },
    { id: 'tough', does: { attack: 'Mockingbird' }, rule: 'MC-STATUS-10' },
    { id: 'hurt', light: 'card core/83', rule: 'MC-DAMAGE-3' },
    { id: 'thwart', does: { thwart: 'Spider-Man' }, rule: 'MC-THWART-4' },
    { id: 'end', does: { end: true } },
    { id: 'waited', light: 'card core/94', rule: 'MC-STATUS-2' },
  ],
  text: {
    en: {
      title: 'Friends and foes',
      about: 'Allies, minions, a side scheme, and the cards stunned and tough.',
      other: 'You may do that. Here something else comes first; nothing has changed.',
      end: 'An ally, a minion, a side scheme, two status cards: now you know everybody at the table. Time for a whole match.',
      steps: {
        crisis: {
          title: 'A second plan',
          say: 'Crowd Control is a **side scheme**. While its **crisis** sign lies there, no threat can be taken from Rhino’s main scheme.',
          why: 'Side schemes come up from the encounter deck. Take all their threat off and they are gone, with everything they do.',
        },
        ally: {
          title: 'Call a friend',
          say: '**Allies** fight beside you, in either form. Mockingbird costs **3**: Genius and Emergency pay for her exactly.',
          ask: 'Choose Mockingbird, then Genius and Emergency',
          why: 'In your turn you may use each of your allies to attack or to thwart. You can have three of them.',
          others: {
            pay: 'That would pay for her, too. Keep Energy for the next card; nothing was spent.',
            'use ': 'Haymaker comes next. First get help; nothing was spent.',
            flip: 'Stay a hero this turn; nothing has changed.',
            end: 'Not without help! It is still your turn.',
          },
          other: 'Spider-Man has something to do later. First call Mockingbird; nothing has changed.',
        },
        stun: {
          title: 'She arrives with a bang',
          say: 'When Mockingbird enters play she may **stun** an enemy. Who is stunned loses the next attack. Rhino hits hardest!',
          ask: 'Use Mockingbird, then choose Rhino',
          why: 'If a stunned villain or minion would attack, the stunned card is discarded instead. For a hero it is the same.',
          others: {
            pass: 'It costs nothing. Stun somebody; you are still choosing.',
          },
          other: 'He would lose his attack for 1. Rhino’s is bigger: choose him.',
        },
        guard: {
          title: 'First the guard',
          say: 'The Hydra Mercenary has **guard**: as long as he stands before you, you cannot attack Rhino. Haymaker deals 3, which is all he has.',
          ask: 'Choose Haymaker, then pay with Energy',
          why: 'A minion with guard protects the villain from the player it is engaged with. Other minions it does not protect.',
          others: {
            'attack ': 'One blow will not bring him down. Haymaker does it at once; nothing has changed.',
            'thwart ': 'That comes soon. First the guard; nothing has changed.',
            flip: 'Haymaker is for heroes. Stay one; nothing has changed.',
            end: 'The way to Rhino is still barred. It is still your turn.',
          },
        },
        tough: {
          title: 'The smallest hit',
          say: 'Rhino is **tough**: the next damage to him is prevented, however big, and the card is gone. So send the smallest, Mockingbird’s **1**.',
          ask: 'Attack with Mockingbird',
          why: 'Tough prevents all of the damage once. A hit of 1 takes it away just like a hit of 8.',
          others: {
            'attack ':
              'Spider-Man’s 2 would be wasted on it. Mockingbird’s 1 is enough; nothing has changed.',
            'thwart ': 'Soon. First take Rhino’s armour off with a small hit; nothing has changed.',
            flip: 'Stay a hero this turn; nothing has changed.',
            end: 'Mockingbird is still ready. It is still your turn.',
          },
        },
        hurt: {
          title: 'Allies wear out',
          say: 'Attacking cost Mockingbird **1** damage: the mark under her number says so. Defending would not, but then she takes the blow.',
          why: 'After an ally attacks or thwarts, it takes the damage shown below that number. The attack still counts.',
        },
        thwart: {
          title: 'Clear the crowd',
          say: 'Now Spider-Man: one thwart takes the last threat off **Crowd Control**. Then the main scheme can be thwarted again.',
          ask: 'Thwart with Spider-Man',
          why: 'You choose which scheme you thwart, unless something forbids it. A side scheme without threat is discarded.',
          others: {
            'attack ': 'Two damage, and the crowd stays. Clear it first; nothing has changed.',
            flip: 'Peter Parker cannot thwart. Stay a hero; nothing has changed.',
            end: 'Spider-Man is still ready. It is still your turn.',
          },
        },
        end: {
          title: 'Let him come',
          say: 'Everybody has done their part. End your turn and watch what Rhino does with the stunned card on him.',
          ask: 'End your turn',
          others: { flip: 'He cannot attack now anyway. Stay a hero and look; nothing has changed.' },
        },
        waited: {
          title: 'No attack at all',
          say: 'Rhino only threw off the **stunned** card. The new minion, Shocker, dealt 1 damage as he came in; he will attack next round.',
          why: 'One character can have one card each of stunned, confused and tough. Confused stops thwarting and scheming.',
        },
      },
    },
    es: {
      title: 'Amigos y enemigos',
      about: 'Aliados, esbirros, un plan secundario y las cartas aturdido y duro.',
      other: 'Puedes hacerlo. Aquí va otra cosa primero; nada ha cambiado.',
      end: 'Una aliada, un esbirro, un plan secundario y dos cartas de estado: ya conoces a todos en la mesa. Toca una partida entera.',
      steps: {
        crisis: {
          title: 'Un segundo plan',
          say: 'Control de multitudes es un **plan secundario**. Mientras esté ahí su icono de **crisis**, no se puede retirar amenaza del plan principal.',
          why: 'Los planes secundarios salen del mazo de encuentros. Quítales toda la amenaza y se van, con todo lo que hacen.',
        },
        ally: {
          title: 'Llama a una amiga',
          say: 'Los **aliados** luchan contigo, seas héroe o no. Pájaro Burlón cuesta **3**: Genio y Emergencia la pagan justo.',
          ask: 'Elige Pájaro Burlón y luego Genio y Emergencia',
          why: 'En tu turno puedes usar a cada aliado para atacar o para intervenir. Puedes tener tres.',
          others: {
            pay: 'También se podría pagar así. Guarda Energía para la siguiente carta; no has gastado nada.',
            'use ': 'El puñetazo va después. Primero busca ayuda; no has gastado nada.',
            flip: 'Sigue de héroe este turno; nada ha cambiado.',
            end: '¡Sin ayuda no! Todavía es tu turno.',
          },
          other: 'Spiderman tiene trabajo más tarde. Primero llama a Pájaro Burlón; nada ha cambiado.',
        },
        stun: {
          title: 'Vaya entrada',
          say: 'Al entrar en juego, Pájaro Burlón puede **aturdir** a un enemigo. El aturdido pierde su próximo ataque. ¡El que más pega es el Rino!',
          ask: 'Usa a Pájaro Burlón y elige al Rino',
          why: 'Si un villano o esbirro aturdido fuera a atacar, en su lugar descarta la carta. Con un héroe pasa lo mismo.',
          others: {
            pass: 'No cuesta nada. Aturde a alguien; sigues eligiendo.',
          },
          other: 'Perdería un ataque de 1. El del Rino es mayor: elígelo a él.',
        },
        guard: {
          title: 'Primero, el guardia',
          say: 'El Mercenario de Hydra tiene **guardia**: mientras lo tengas delante no puedes atacar al Rino. Puñetazo demoledor hace 3, justo lo que aguanta.',
          ask: 'Elige Puñetazo demoledor y paga con Energía',
          why: 'Un esbirro con guardia protege al villano del jugador con el que está enfrentado. A otros esbirros no los protege.',
          others: {
            'attack ': 'De un golpe no cae. El puñetazo lo tumba enseguida; nada ha cambiado.',
            'thwart ': 'Eso va pronto. Primero el guardia; nada ha cambiado.',
            flip: 'El puñetazo es para héroes. Sigue siéndolo; nada ha cambiado.',
            end: 'El camino hacia el Rino sigue cerrado. Todavía es tu turno.',
          },
        },
        tough: {
          title: 'El golpe más pequeño',
          say: 'El Rino está **duro**: el próximo daño se evita, por grande que sea, y la carta se va. Así que manda el menor, el **1** de Pájaro Burlón.',
          ask: 'Ataca con Pájaro Burlón',
          why: 'Duro evita todo el daño una vez. Un golpe de 1 lo quita igual que uno de 8.',
          others: {
            'attack ': 'Los 2 de Spiderman se perderían. Con el 1 de Pájaro Burlón basta; nada ha cambiado.',
            'thwart ': 'Enseguida. Antes quítale la coraza con un golpe pequeño; nada ha cambiado.',
            flip: 'Sigue de héroe este turno; nada ha cambiado.',
            end: 'Pájaro Burlón sigue preparada. Todavía es tu turno.',
          },
        },
        hurt: {
          title: 'Los aliados se desgastan',
          say: 'Atacar le costó **1** de daño a Pájaro Burlón: lo dice la marca bajo su número. Defender no se lo costaría, pero se llevaría el golpe.',
          why: 'Después de atacar o intervenir, el aliado sufre el daño que pone bajo ese número. El ataque cuenta igual.',
        },
        thwart: {
          title: 'Despeja a la multitud',
          say: 'Ahora Spiderman: una intervención quita la última amenaza de **Control de multitudes**. Luego se podrá intervenir otra vez en el principal.',
          ask: 'Intervén con Spiderman',
          why: 'Tú eliges en qué plan intervienes, si nada lo prohíbe. Un plan secundario sin amenaza se descarta.',
          others: {
            'attack ': 'Dos de daño, y la multitud sigue ahí. Despéjala primero; nada ha cambiado.',
            flip: 'Peter Parker no puede intervenir. Sigue de héroe; nada ha cambiado.',
            end: 'Spiderman sigue preparado. Todavía es tu turno.',
          },
        },
        end: {
          title: 'Que venga',
          say: 'Cada cual ha hecho lo suyo. Termina tu turno y mira qué hace el Rino con la carta de aturdido encima.',
          ask: 'Termina tu turno',
          others: { flip: 'Ahora no puede atacar de todos modos. Sigue de héroe y mira; nada ha cambiado.' },
        },
        waited: {
          title: 'Ni un solo ataque',
          say: 'El Rino solo se ha quitado la carta de **aturdido**. El esbirro nuevo, el Conmocionador, hizo 1 de daño al llegar; atacará la próxima ronda.',
          why: 'Un personaje puede tener una carta de cada: aturdido, confundido y duro. Confundido impide intervenir y ejecutar el plan.',
        },
      },
    },
    de: {
      title: 'Freund und Feind',
      about: 'Verbündete, Schergen, ein Nebenplan und die Karten betäubt und zäh.',
      other: 'Das darfst du. Hier kommt erst etwas anderes; nichts hat sich geändert.',
      end: 'Eine Verbündete, ein Scherge, ein Nebenplan, zwei Statuskarten: Jetzt kennst du alle am Tisch. Zeit für eine ganze Partie.',
      steps: {
        crisis: {
          title: 'Ein zweiter Plan',
          say: 'Kontrolle der Menschenmenge ist ein **Nebenplan**. Solange ihr **Krisensymbol** daliegt, geht von Rhinos Hauptplan keine Bedrohung weg.',
          why: 'Nebenpläne kommen aus dem Begegnungsdeck. Ist ihre Bedrohung weg, sind auch sie weg, mit allem, was sie tun.',
        },
        ally: {
          title: 'Ruf eine Freundin',
          say: '**Verbündete** kämpfen an deiner Seite, in jeder Gestalt. Mockingbird kostet **3**: Genialität und Notfall zahlen das genau.',
          ask: 'Wähle Mockingbird, dann Genialität und Notfall',
          why: 'In deinem Zug kannst du mit jedem Verbündeten angreifen oder Widerstand leisten. Drei darfst du haben.',
          others: {
            pay: 'Auch das würde reichen. Heb Energie für die nächste Karte auf; nichts ist ausgegeben.',
            'use ': 'Der Schwinger kommt als Nächstes. Hol erst Hilfe; nichts ist ausgegeben.',
            flip: 'Bleib diesen Zug Held; nichts hat sich geändert.',
            end: 'Nicht ohne Hilfe! Du bist noch am Zug.',
          },
          other: 'Spider-Man hat später zu tun. Ruf erst Mockingbird; nichts hat sich geändert.',
        },
        stun: {
          title: 'Was für ein Auftritt',
          say: 'Kommt Mockingbird ins Spiel, darf sie einen Gegner **betäuben**. Wer betäubt ist, verliert den nächsten Angriff. Rhino schlägt am härtesten!',
          ask: 'Nutze Mockingbird und wähle Rhino',
          why: 'Würde ein betäubter Schurke oder Scherge angreifen, wird stattdessen die Karte abgelegt. Bei Helden genauso.',
          others: {
            pass: 'Es kostet nichts. Betäube jemanden; du wählst noch.',
          },
          other: 'Der würde einen Angriff für 1 verlieren. Rhinos ist größer: Nimm ihn.',
        },
        guard: {
          title: 'Erst die Wache',
          say: 'Der Hydra-Söldner hat **Wache**: Solange er vor dir steht, kannst du Rhino nicht angreifen. Schwinger macht 3, mehr hält er nicht aus.',
          ask: 'Wähle Schwinger und zahle mit Energie',
          why: 'Ein Scherge mit Wache schützt den Schurken vor der Person, mit der er im Kampf ist. Andere Schergen schützt er nicht.',
          others: {
            'attack ':
              'Mit einem Schlag fällt er nicht. Der Schwinger schafft es sofort; nichts hat sich geändert.',
            'thwart ': 'Das kommt bald. Erst die Wache; nichts hat sich geändert.',
            flip: 'Der Schwinger ist für Helden. Bleib einer; nichts hat sich geändert.',
            end: 'Der Weg zu Rhino ist noch versperrt. Du bist noch am Zug.',
          },
        },
        tough: {
          title: 'Der kleinste Treffer',
          say: 'Rhino ist **zäh**: Der nächste Schaden wird verhindert, egal wie groß, und die Karte ist weg. Also schick den kleinsten, Mockingbirds **1**.',
          ask: 'Greif mit Mockingbird an',
          why: 'Zäh verhindert einmal den ganzen Schaden. Ein Treffer für 1 nimmt die Karte genauso weg wie einer für 8.',
          others: {
            'attack ': 'Spider-Mans 2 wären verschenkt. Mockingbirds 1 reicht; nichts hat sich geändert.',
            'thwart ':
              'Gleich. Nimm ihm erst mit einem kleinen Treffer den Schutz; nichts hat sich geändert.',
            flip: 'Bleib diesen Zug Held; nichts hat sich geändert.',
            end: 'Mockingbird ist noch spielbereit. Du bist noch am Zug.',
          },
        },
        hurt: {
          title: 'Verbündete nutzen sich ab',
          say: 'Der Angriff kostete Mockingbird **1** Schaden: Das Zeichen unter ihrer Zahl sagt es. Verteidigen kostet das nicht, aber dann trifft sie der Schlag.',
          why: 'Nach einem Angriff oder Widerstand erleidet ein Verbündeter den Schaden, der unter der Zahl steht. Der Angriff zählt trotzdem.',
        },
        thwart: {
          title: 'Platz da',
          say: 'Jetzt Spider-Man: Ein Widerstand nimmt die letzte Bedrohung von der **Menschenmenge**. Dann ist der Hauptplan wieder zu bremsen.',
          ask: 'Leiste mit Spider-Man Widerstand',
          why: 'Du wählst, gegen welchen Plan du Widerstand leistest, solange es nichts verbietet. Ein Nebenplan ohne Bedrohung wird abgelegt.',
          others: {
            'attack ': 'Zwei Schaden, und die Menge steht noch da. Räum erst auf; nichts hat sich geändert.',
            flip: 'Peter Parker kann keinen Widerstand leisten. Bleib Held; nichts hat sich geändert.',
            end: 'Spider-Man ist noch spielbereit. Du bist noch am Zug.',
          },
        },
        end: {
          title: 'Soll er kommen',
          say: 'Alle haben ihren Teil getan. Beende deinen Zug und schau, was Rhino mit der Karte „betäubt“ macht.',
          ask: 'Beende deinen Zug',
          others: {
            flip: 'Er kann jetzt sowieso nicht angreifen. Bleib Held und schau; nichts hat sich geändert.',
          },
        },
        waited: {
          title: 'Gar kein Angriff',
          say: 'Rhino hat nur die Karte **betäubt** abgeworfen. Der neue Scherge, Shocker, machte beim Kommen 1 Schaden; nächste Runde greift er an.',
          why: 'Ein Charakter kann je eine Karte haben: betäubt, verwirrt und zäh. Verwirrt verhindert Widerstand und das Vorantreiben des Plans.',
        },
      },
    },
  },
};
