import type { Lesson } from '../lesson.ts';
import { CALM, PLAYERS } from './cast.ts';

/** What Power buys: a car is thrown, a tactic card is played, somebody steps in. */
export const powers: Lesson = {
  id: 'powers',
  minutes: 5,
  given: {
    players: PLAYERS,
    terrain: { car: { at: [19.5, 20.5, 22, 22], size: 2 } },
    You: {
      edge: 'bottom',
      tactics: ['medpack'],
      characters: {
        'spider-man': { at: [18, 23], power: 5, damage: 4 },
        'captain-america': { at: [16, 24], power: 2 },
      },
    },
    Pip: { edge: 'top', characters: { crossbones: { at: [17.5, 19.5] } } },
    roll: [
      ...['blank', 'block', 'blank', 'blank'],
      ...['hit', 'wild', 'blank', 'blank', 'blank'],
      ...['block', 'blank', 'blank', 'blank'],
    ],
  },
  foe: CALM,
  steps: [
    { id: 'types', light: 'power 0', rule: 'CP-SUPER-1' },
    { id: 'activate', does: { activate: 'spider-man' } },
    { id: 'power', does: { power: 'web-a-pult' }, rule: 'CP-SUPER-7' },
    { id: 'what', does: { throw: 'car' } },
    { id: 'aim', does: { aim: [17.5, 19.5] }, near: 0.7, rule: 'CP-DODGE-1' },
    { id: 'thrown', light: 'member 2', rule: 'CP-DODGE-6' },
    { id: 'card', does: { tactic: 'medpack' }, rule: 'CP-TACTIC-11' },
    {
      id: 'end',
      does: { end: true },
      foe: [{ activate: 'crossbones' }, { attack: 'strike' }],
      rule: 'CP-SUPER-8',
    },
    { id: 'bodyguard', does: { react: 'bodyguard' }, foe: [{ end: true }], rule: 'CP-ATTACK-20' },
    { id: 'held', light: 'member 1', rule: 'CP-POWER-2' },
  ],
  text: {
    en: {
      title: 'Throws and superpowers',
      about: 'Throw a car, play a tactic card, step in for a friend.',
      other: 'The rules allow that. Here the lit one shows more; nothing was spent.',
      end: 'A car through the air, a card, a shield for a friend: spend your Power, it wins nothing on the card. Time for a whole match!',
      steps: {
        types: {
          title: 'What Power is for',
          say: 'Spider-Man has **5** Power. It pays for strong attacks and **superpowers**: active ones in his activation, reactive ones when something happens, innate ones always and free.',
          why: 'Active: during one’s own activation. Reactive: only when its trigger occurs. Innate: always, and it never costs Power.',
        },
        activate: {
          title: 'Spider-Man’s turn',
          say: 'He is hurt, Crossbones is coming, and there is a car. Let us see what can be done with it.',
          ask: 'Choose Spider-Man',
          others: { 'activate ': 'Captain America keeps his Power for later. Choose Spider-Man.' },
        },
        power: {
          title: 'Web-A-Pult',
          say: 'This superpower costs **3** Power and **no action**: he throws something of Size 2 or less that is within Range 3.',
          ask: 'Choose Web-A-Pult',
          why: 'An active superpower takes an action only when its text begins with the word. The Power is paid in any case.',
          others: {
            'attack ': 'He still has both actions for that. First the car; nothing was rolled.',
            'power ': 'Useful, too. But the car hits harder: Web-A-Pult. Nothing was spent.',
            'tactic ': 'In a moment. First the car; nothing was spent.',
            end: 'Five Power and a car, and you want to stop? It is still his activation.',
          },
        },
        what: {
          title: 'What flies?',
          say: 'He could throw Crossbones himself. But nothing beats a car.',
          ask: 'Choose the car',
          others: {
            'throw ':
              'Poor Crossbones would fly and take 1 damage when he hits something. The car does more.',
          },
        },
        aim: {
          title: 'Take aim',
          say: 'It flies straight, as far as the **Short** tool reaches, into the first thing in its way. Aim at Crossbones.',
          ask: 'Tap Crossbones, then confirm',
          why: 'Who is hit by something thrown rolls to **dodge**, with as many dice as his Physical Defense.',
          others: { place: 'That way it flies past him. Aim at Crossbones.' },
        },
        thrown: {
          title: 'Crash!',
          say: 'A collision is worth **3** damage. He dodged with one block, so **2** are left, and the car is scrap.',
          why: 'Each critical, wild and block of the dodge roll takes one damage away. Thrown terrain is destroyed.',
        },
        card: {
          title: 'A tactic card',
          say: 'Your squad brought one **tactic card**. Medpack costs 2 Power and heals a friend nearby by 3. Each card works **once** in a match.',
          ask: 'Play Medpack',
          why: 'Active cards are played in your own turn. A card that was played is gone for the rest of the match.',
          others: {
            'attack ': 'He could. But he is hurt: first the card; nothing was rolled.',
            move: 'He could. But he is hurt: first the card; nothing has moved.',
            climb: 'First the card; nothing has moved.',
            'power ': 'Then there is no Power left for the card. Heal first; nothing was spent.',
            end: 'He is hurt, and there is a card for that. It is still his activation.',
          },
        },
        end: {
          title: 'Let him come',
          say: 'His Power is spent. End his activation, and watch what Captain America can do in **my** turn.',
          ask: 'End the activation',
          why: 'A reactive superpower is used when its trigger occurs, also in the other player’s turn.',
          others: {
            'attack ': 'A good idea in a real match. Here look at what comes next: end his activation.',
            move: 'Running helps little here. End his activation; nothing has moved.',
            climb: 'Nothing to climb here. End his activation.',
          },
        },
        bodyguard: {
          title: 'Bodyguard!',
          say: 'Crossbones strikes at Spider-Man. For **2** Power Captain America, who is within Range 2, can step in and take the attack himself.',
          ask: 'Use Bodyguard',
          why: 'After a target is declared, both sides may use what triggers on being targeted. Then the dice are rolled.',
          others: { pass: 'Spider-Man is the weaker one of the two. Step in; you are still choosing.' },
        },
        held: {
          title: 'That is what friends are for',
          say: 'Two successes against one: only **1** damage for Captain America, and 1 Power back. Do not save your Power up: more than **10** is lost.',
          why: 'A character can have 10 Power at most. What comes on top is lost.',
        },
      },
    },
    es: {
      title: 'Lanzar y superpoderes',
      about: 'Lanza un coche, juega una carta de tácticas, ponte delante de un amigo.',
      other: 'Las reglas lo permiten. Aquí lo iluminado enseña más; no has gastado nada.',
      end: 'Un coche por los aires, una carta y un escudo para un amigo: gasta tu Poder, que en la carta no gana nada. ¡Toca una partida entera!',
      steps: {
        types: {
          title: 'Para qué sirve el Poder',
          say: 'Spiderman tiene **5** de Poder. Paga ataques fuertes y **superpoderes**: los activos en su activación, los reactivos cuando pasa algo, los innatos siempre y gratis.',
          why: 'Activo: durante la propia activación. Reactivo: solo con su desencadenante. Innato: siempre, y nunca cuesta Poder.',
        },
        activate: {
          title: 'Le toca a Spiderman',
          say: 'Está herido, Calavera se acerca y ahí hay un coche. A ver qué se puede hacer con él.',
          ask: 'Escoge a Spiderman',
          others: { 'activate ': 'El Capitán América se guarda su Poder para luego. Escoge a Spiderman.' },
        },
        power: {
          title: 'Telarapulta',
          say: 'Este superpoder cuesta **3** de Poder y **ninguna acción**: lanza algo de Tamaño 2 o menos que esté a alcance 3.',
          ask: 'Escoge Telarapulta',
          why: 'Un superpoder activo solo gasta una acción si su texto empieza por esa palabra. El Poder se paga siempre.',
          others: {
            'attack ': 'Para eso aún tiene las dos acciones. Primero el coche; no se ha tirado nada.',
            'power ': 'También es útil. Pero el coche pega más: Telarapulta. No has gastado nada.',
            'tactic ': 'Enseguida. Primero el coche; no has gastado nada.',
            end: '¿Cinco de Poder, un coche, y lo dejas? Sigue siendo su activación.',
          },
        },
        what: {
          title: '¿Qué vuela?',
          say: 'Podría lanzar al propio Calavera. Pero nada como un coche.',
          ask: 'Escoge el coche',
          others: {
            'throw ': 'El pobre Calavera volaría y sufriría 1 de daño al chocar. El coche hace más.',
          },
        },
        aim: {
          title: 'Apunta',
          say: 'Vuela recto, hasta donde llega la plantilla **Corta**, contra lo primero que encuentre. Apunta a Calavera.',
          ask: 'Toca a Calavera y confirma',
          why: 'Quien recibe algo lanzado tira para **esquivar**, con tantos dados como su Defensa física.',
          others: { place: 'Por ahí le pasa de largo. Apunta a Calavera.' },
        },
        thrown: {
          title: '¡Pumba!',
          say: 'Una colisión vale **3** de daño. Esquivó con un bloqueo, así que quedan **2**, y el coche es chatarra.',
          why: 'Cada crítico, comodín y bloqueo al esquivar quita uno de daño. La escenografía lanzada se destruye.',
        },
        card: {
          title: 'Una carta de tácticas',
          say: 'Tu escuadra trajo una **carta de tácticas**. Botiquín cuesta 2 de Poder y cura 3 a un aliado cercano. Cada carta sirve **una vez** por partida.',
          ask: 'Juega Botiquín',
          why: 'Las cartas activas se juegan en tu turno. La carta jugada se va para el resto de la partida.',
          others: {
            'attack ': 'Podría. Pero está herido: primero la carta; no se ha tirado nada.',
            move: 'Podría. Pero está herido: primero la carta; nada se ha movido.',
            climb: 'Primero la carta; nada se ha movido.',
            'power ': 'Entonces no queda Poder para la carta. Cúralo antes; no has gastado nada.',
            end: 'Está herido y hay una carta para eso. Sigue siendo su activación.',
          },
        },
        end: {
          title: 'Que venga',
          say: 'Su Poder está gastado. Termina su activación y mira lo que puede hacer el Capitán América en **mi** turno.',
          ask: 'Termina la activación',
          why: 'Un superpoder reactivo se usa cuando ocurre su desencadenante, también en el turno del otro.',
          others: {
            'attack ': 'Buena idea en una partida de verdad. Aquí mira lo que viene: termina su activación.',
            move: 'Aquí correr sirve de poco. Termina su activación; nada se ha movido.',
            climb: 'Aquí no hay nada que trepar. Termina su activación.',
          },
        },
        bodyguard: {
          title: '¡Guardaespaldas!',
          say: 'Calavera golpea a Spiderman. Por **2** de Poder el Capitán América, que está a alcance 2, puede ponerse delante y llevarse él el ataque.',
          ask: 'Usa Guardaespaldas',
          why: 'Declarado el blanco, los dos bandos pueden usar lo que salta al ser blanco de un ataque. Después se tira.',
          others: { pass: 'Spiderman es el más débil de los dos. Ponte delante; sigues escogiendo.' },
        },
        held: {
          title: 'Para eso están los amigos',
          say: 'Dos éxitos contra uno: solo **1** de daño para el Capitán América, y 1 de Poder de vuelta. No ahorres Poder: lo que pase de **10** se pierde.',
          why: 'Un personaje tiene 10 de Poder como mucho. Lo que llega de más se pierde.',
        },
      },
    },
    de: {
      title: 'Werfen und Superkräfte',
      about: 'Ein Auto werfen, eine Teamtaktik-Karte spielen, für einen Freund einspringen.',
      other: 'Die Regeln erlauben das. Hier zeigt das Beleuchtete mehr; nichts ist ausgegeben.',
      end: 'Ein Auto in der Luft, eine Karte, ein Schild für einen Freund: Gib deine Kraft aus, auf der Karte gewinnt sie nichts. Zeit für eine ganze Partie!',
      steps: {
        types: {
          title: 'Wozu Kraft gut ist',
          say: 'Spider-Man hat **5** Kraft. Sie bezahlt starke Angriffe und **Superkräfte**: aktive in seiner Aktivierung, reaktive, wenn etwas passiert, passive immer und gratis.',
          why: 'Aktiv: während der eigenen Aktivierung. Reaktiv: nur bei ihrem Auslöser. Passiv: immer, und nie für Kraft.',
        },
        activate: {
          title: 'Spider-Man ist dran',
          say: 'Er ist verletzt, Crossbones kommt, und da steht ein Auto. Mal sehen, was sich damit machen lässt.',
          ask: 'Wähle Spider-Man',
          others: { 'activate ': 'Captain America hebt seine Kraft für später auf. Wähle Spider-Man.' },
        },
        power: {
          title: 'Netzapult',
          say: 'Diese Superkraft kostet **3** Kraft und **keine Aktion**: Er wirft etwas bis Größe 2, das in Reichweite 3 ist.',
          ask: 'Wähle Netzapult',
          why: 'Eine aktive Superkraft kostet nur dann eine Aktion, wenn ihr Text mit dem Wort beginnt. Die Kraft zahlst du immer.',
          others: {
            'attack ': 'Dafür hat er noch beide Aktionen. Erst das Auto; nichts ist gewürfelt.',
            'power ': 'Auch nützlich. Aber das Auto trifft härter: Netzapult. Nichts ist ausgegeben.',
            'tactic ': 'Gleich. Erst das Auto; nichts ist ausgegeben.',
            end: 'Fünf Kraft und ein Auto, und du willst aufhören? Er ist noch aktiviert.',
          },
        },
        what: {
          title: 'Was fliegt?',
          say: 'Er könnte Crossbones selbst werfen. Aber nichts geht über ein Auto.',
          ask: 'Wähle das Auto',
          others: {
            'throw ': 'Der arme Crossbones flöge und erlitte beim Aufprall 1 Schaden. Das Auto macht mehr.',
          },
        },
        aim: {
          title: 'Ziel genau',
          say: 'Es fliegt geradeaus, so weit die **kurze** Schablone reicht, gegen das Erste, was im Weg ist. Ziel auf Crossbones.',
          ask: 'Tippe auf Crossbones und bestätige',
          why: 'Wer von etwas Geworfenem getroffen wird, würfelt zum **Ausweichen**, mit so vielen Würfeln wie seine physische Verteidigung.',
          others: { place: 'So fliegt es an ihm vorbei. Ziel auf Crossbones.' },
        },
        thrown: {
          title: 'Rums!',
          say: 'Ein Zusammenstoß zählt **3** Schaden. Er wich mit einem Block aus, also bleiben **2**, und das Auto ist Schrott.',
          why: 'Jedes Kritisch, Spezial und jeder Block beim Ausweichen nimmt einen Schaden weg. Geworfenes Gelände ist zerstört.',
        },
        card: {
          title: 'Eine Teamtaktik-Karte',
          say: 'Dein Team hat eine **Teamtaktik-Karte** dabei. Medipack kostet 2 Kraft und heilt jemanden in der Nähe um 3. Jede Karte gilt **einmal** pro Partie.',
          ask: 'Spiele Medipack',
          why: 'Aktive Karten spielst du in deinem Zug. Eine gespielte Karte ist für den Rest der Partie weg.',
          others: {
            'attack ': 'Könnte er. Aber er ist verletzt: erst die Karte; nichts ist gewürfelt.',
            move: 'Könnte er. Aber er ist verletzt: erst die Karte; nichts hat sich bewegt.',
            climb: 'Erst die Karte; nichts hat sich bewegt.',
            'power ': 'Dann fehlt die Kraft für die Karte. Heil ihn erst; nichts ist ausgegeben.',
            end: 'Er ist verletzt, und dafür gibt es eine Karte. Er ist noch aktiviert.',
          },
        },
        end: {
          title: 'Soll er kommen',
          say: 'Seine Kraft ist verbraucht. Beende seine Aktivierung und schau, was Captain America in **meinem** Zug kann.',
          ask: 'Beende die Aktivierung',
          why: 'Eine reaktive Superkraft nutzt man, wenn ihr Auslöser eintritt, auch im Zug der anderen Seite.',
          others: {
            'attack ':
              'In einer echten Partie eine gute Idee. Schau hier, was kommt: Beende seine Aktivierung.',
            move: 'Weglaufen hilft hier wenig. Beende seine Aktivierung; nichts hat sich bewegt.',
            climb: 'Hier gibt es nichts zu klettern. Beende seine Aktivierung.',
          },
        },
        bodyguard: {
          title: 'Leibwächter!',
          say: 'Crossbones schlägt nach Spider-Man. Für **2** Kraft kann Captain America, der in Reichweite 2 steht, einspringen und den Angriff selbst nehmen.',
          ask: 'Nutze Leibwächter',
          why: 'Ist das Ziel angesagt, dürfen beide Seiten nutzen, was dabei ausgelöst wird. Dann wird gewürfelt.',
          others: { pass: 'Spider-Man ist der Schwächere von beiden. Spring ein; du wählst noch.' },
        },
        held: {
          title: 'Dafür sind Freunde da',
          say: 'Zwei Erfolge gegen einen: nur **1** Schaden für Captain America, und 1 Kraft zurück. Spar nicht: Was über **10** Kraft geht, verfällt.',
          why: 'Ein Charakter kann höchstens 10 Kraft haben. Was darüber hinausgeht, ist verloren.',
        },
      },
    },
  },
};
