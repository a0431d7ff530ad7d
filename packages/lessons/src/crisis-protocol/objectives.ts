import type { Lesson } from '../lesson.ts';
import { CALM, PLAYERS } from './cast.ts';

/** A round for its points: something is picked up, something is secured, and Power comes back. */
export const objectives: Lesson = {
  id: 'objectives',
  minutes: 4,
  given: {
    players: PLAYERS,
    secure: 'infinity-formula-goes-missing',
    extraction: 'struggle-for-the-cube-continues',
    You: {
      edge: 'bottom',
      characters: {
        'captain-america': { at: [18, 23.5], power: 1 },
        'black-widow': { at: [8, 29], power: 1 },
      },
    },
    Pip: { edge: 'top', characters: { crossbones: { at: [28, 8] } } },
  },
  foe: CALM,
  steps: [
    { id: 'crises', light: 'token 2', rule: 'CP-WIN-1' },
    { id: 'activate', does: { activate: 'captain-america' } },
    { id: 'walk', does: { move: [18, 19.4] }, near: 0.6, rule: 'CP-INTERACT-2' },
    { id: 'take', does: { interact: 'extraction-3' }, rule: 'CP-INTERACT-7' },
    {
      id: 'end',
      does: { end: true },
      foe: [{ activate: 'crossbones' }, { move: [25.5, 8] }, { end: true }],
      rule: 'CP-HOLD-3',
    },
    { id: 'widow', does: { activate: 'black-widow' } },
    { id: 'secure', does: { move: [8, 24.4] }, near: 0.6, rule: 'CP-SECURE-1' },
    { id: 'round', does: { end: true }, rule: 'CP-CLEANUP-3' },
    { id: 'points', light: 'squad 0', rule: 'CP-SECURE-2' },
    { id: 'power', light: 'power 1', rule: 'CP-POWERPHASE-1' },
  ],
  text: {
    en: {
      title: 'What one fights for',
      about: 'Pick up, secure, score points, and get Power each round.',
      other: 'The rules allow that. Here the lit one shows more; nothing has moved.',
      end: 'Two points in one round, and nobody was even hit. Sixteen win: the mission decides, not the punches.',
      steps: {
        crises: {
          title: 'Points win',
          say: 'Who first has **16** points wins. They come from two **crisis cards**: things to **pick up** and places to **secure**.',
          why: 'At the end of each round both players score. After six rounds more points win, if nobody has 16 before.',
        },
        activate: {
          title: 'The cube in the middle',
          say: 'Captain America is nearest to a fragment of the Cosmic Cube. Let him fetch it.',
          ask: 'Choose Captain America',
          others: { 'activate ': 'Black Widow has a task of her own, in a moment. First Captain America.' },
        },
        walk: {
          title: 'Get near it',
          say: 'To do something with a token he has to be within **Range 1** of it: about as far as the tool is wide.',
          ask: 'Choose Move, then tap the lit place',
          why: 'A character may interact with a token within Range 1 at any time during its own activation.',
          others: {
            end: 'The cube will not come by itself. It is still his activation.',
            climb: 'Nothing to climb here. Walk; nothing has moved.',
            place: 'He can stand there. Beside the cube he can pick it up: tap the lit place.',
          },
        },
        take: {
          title: 'Pick it up',
          say: '**Interacting** costs 1 Power and **no action**. He keeps the fragment on his card and takes it wherever he goes.',
          ask: 'Interact with the cube fragment',
          why: 'Interacting is not an action unless the crisis card says so. Each token can be tried once per activation.',
          others: {
            move: 'He has an action left for that. First take the cube; nothing has moved.',
            climb: 'First take the cube; nothing has moved.',
            end: 'The cube is right beside him! It is still his activation.',
          },
        },
        end: {
          title: 'Hold it tight',
          say: 'If he is Dazed, he drops it, and I may place it near him. Better stay out of reach. End his activation.',
          ask: 'End the activation',
          why: 'A character drops all tokens it holds when it is Dazed or KO’d. The opponent puts them down within Range 2.',
          others: {
            move: 'A good idea in a real match. Here he is safe: end his activation.',
            climb: 'Nothing to climb here. End his activation.',
          },
        },
        widow: {
          title: 'Black Widow’s task',
          say: 'Crossbones has moved. Now Black Widow: a **Serum Canister** lies ahead of her, a place to secure.',
          ask: 'Choose Black Widow',
        },
        secure: {
          title: 'Just stand there',
          say: 'Whoever is within **Range 1** of such a token **contests** it. Nobody of mine is near, so it is yours as long as she stays.',
          ask: 'Choose Move, then tap the lit place',
          why: 'A character within Range 1 of an objective token contests it. It needs no action and no Power.',
          others: {
            end: 'Two steps and it is yours. It is still her activation.',
            climb: 'Nothing to climb here. Walk; nothing has moved.',
            place: 'She can stand there. Closer to the canister she secures it: tap the lit place.',
          },
        },
        round: {
          title: 'Everybody has acted',
          say: 'When she is done, the round is over: in the **Cleanup Phase** both sides score.',
          ask: 'End the activation',
          why: 'Each crisis card says what it gives. Both score at the same time, then the round counter moves on.',
          others: {
            move: 'She stands perfectly. End her activation.',
            climb: 'She stands perfectly. End her activation.',
            'interact ': 'This crisis gives nothing for it yet. End her activation; nothing was spent.',
          },
        },
        points: {
          title: 'Two points',
          say: '**1** for the cube that Captain America holds, **1** for the canister. The cube also bites: 1 damage and 1 Power for its holder.',
          why: 'A token is secured by whoever has more Healthy characters contesting it. Injured ones count only where no Healthy one does.',
        },
        power: {
          title: 'New round, new Power',
          say: 'In the **Power Phase** each character gains 1 Power. The canister gave Black Widow one more. Power pays for strong attacks and superpowers.',
          why: 'Each character has its own Power, 10 at most. What it does not have, it cannot spend.',
        },
      },
    },
    es: {
      title: 'Por qué se pelea',
      about: 'Recoge, asegura, puntúa y gana Poder cada ronda.',
      other: 'Las reglas lo permiten. Aquí lo iluminado enseña más; nada se ha movido.',
      end: 'Dos puntos en una ronda y sin pegar a nadie. Con dieciséis se gana: decide la misión, no los golpes.',
      steps: {
        crises: {
          title: 'Ganan los puntos',
          say: 'Gana quien llegue primero a **16** puntos. Salen de dos **cartas de Crisis**: cosas que **recoger** y sitios que **asegurar**.',
          why: 'Al final de cada ronda puntúan los dos. Tras seis rondas gana quien más tenga, si nadie ha llegado a 16.',
        },
        activate: {
          title: 'El cubo del centro',
          say: 'El Capitán América es quien está más cerca de un fragmento del Cubo Cósmico. Que vaya a por él.',
          ask: 'Escoge al Capitán América',
          others: {
            'activate ': 'La Viuda Negra tiene su propia tarea enseguida. Primero el Capitán América.',
          },
        },
        walk: {
          title: 'Acércate',
          say: 'Para hacer algo con una ficha tiene que estar a **alcance 1** de ella: más o menos lo que mide de ancho la plantilla.',
          ask: 'Escoge Mover y toca el sitio iluminado',
          why: 'Un personaje puede interactuar con una ficha a alcance 1 en cualquier momento de su propia activación.',
          others: {
            end: 'El cubo no va a venir solo. Sigue siendo su activación.',
            climb: 'Aquí no hay nada que trepar. Camina; nada se ha movido.',
            place: 'Ahí puede ponerse. Junto al cubo podrá recogerlo: toca el sitio iluminado.',
          },
        },
        take: {
          title: 'Recógelo',
          say: '**Interactuar** cuesta 1 de Poder y **ninguna acción**. Guarda el fragmento en su carta y se lo lleva adonde vaya.',
          ask: 'Interactúa con el fragmento del cubo',
          why: 'Interactuar no es una acción, salvo que la carta de Crisis lo diga. Cada ficha, una vez por activación.',
          others: {
            move: 'Le queda una acción para eso. Primero el cubo; nada se ha movido.',
            climb: 'Primero coge el cubo; nada se ha movido.',
            end: '¡Tiene el cubo al lado! Sigue siendo su activación.',
          },
        },
        end: {
          title: 'Agárralo bien',
          say: 'Si queda Abatido, lo suelta, y yo decido dónde cae cerca de él. Mejor no ponerse a tiro. Termina su activación.',
          ask: 'Termina la activación',
          why: 'Un personaje suelta todas sus fichas al quedar Abatido o Noqueado. El oponente las coloca a alcance 2.',
          others: {
            move: 'Buena idea en una partida de verdad. Aquí está a salvo: termina su activación.',
            climb: 'Aquí no hay nada que trepar. Termina su activación.',
          },
        },
        widow: {
          title: 'La tarea de la Viuda Negra',
          say: 'Calavera se ha movido. Ahora la Viuda Negra: delante tiene un **Contenedor de suero**, un sitio que asegurar.',
          ask: 'Escoge a la Viuda Negra',
        },
        secure: {
          title: 'Basta con estar',
          say: 'Quien está a **alcance 1** de una ficha así la **disputa**. No hay nadie de los míos cerca, así que es tuya mientras ella siga ahí.',
          ask: 'Escoge Mover y toca el sitio iluminado',
          why: 'Un personaje a alcance 1 de una ficha de Objetivo la disputa. No gasta acción ni Poder.',
          others: {
            end: 'Dos pasos y es tuya. Sigue siendo su activación.',
            climb: 'Aquí no hay nada que trepar. Camina; nada se ha movido.',
            place: 'Ahí puede ponerse. Más cerca del contenedor lo asegura: toca el sitio iluminado.',
          },
        },
        round: {
          title: 'Todos han actuado',
          say: 'Cuando ella acaba, acaba la ronda: en la **fase de Ordenamiento** puntúan los dos bandos.',
          ask: 'Termina la activación',
          why: 'Cada carta de Crisis dice lo que da. Los dos puntúan a la vez y luego avanza el contador de rondas.',
          others: {
            move: 'Está perfecta donde está. Termina su activación.',
            climb: 'Está perfecta donde está. Termina su activación.',
            'interact ': 'Esta crisis aún no da nada por eso. Termina su activación; no has gastado nada.',
          },
        },
        points: {
          title: 'Dos puntos',
          say: '**1** por el cubo que guarda el Capitán América y **1** por el contenedor. El cubo, además, muerde: 1 de daño y 1 de Poder para quien lo lleva.',
          why: 'Asegura una ficha quien tenga más personajes Sanos disputándola. Los Heridos solo cuentan donde no hay ninguno Sano.',
        },
        power: {
          title: 'Ronda nueva, Poder nuevo',
          say: 'En la **fase de Poder** cada personaje gana 1 de Poder. El contenedor le dio otro a la Viuda Negra. Con Poder se pagan ataques fuertes y superpoderes.',
          why: 'Cada personaje tiene su propio Poder, 10 como mucho. Lo que no tiene no lo puede gastar.',
        },
      },
    },
    de: {
      title: 'Worum man kämpft',
      about: 'Aufheben, sichern, Punkte holen und jede Runde Kraft bekommen.',
      other: 'Die Regeln erlauben das. Hier zeigt das Beleuchtete mehr; nichts hat sich bewegt.',
      end: 'Zwei Punkte in einer Runde, und niemand hat auch nur zugeschlagen. Mit sechzehn gewinnst du: Die Mission entscheidet.',
      steps: {
        crises: {
          title: 'Punkte gewinnen',
          say: 'Wer zuerst **16** Punkte hat, gewinnt. Es gibt sie auf zwei **Krisenkarten**: für Dinge zum **Aufheben** und Orte zum **Sichern**.',
          why: 'Am Ende jeder Runde punkten beide. Nach sechs Runden gewinnen mehr Punkte, falls vorher niemand 16 hat.',
        },
        activate: {
          title: 'Der Würfel in der Mitte',
          say: 'Captain America ist einem Fragment des Kosmischen Würfels am nächsten. Er soll es holen.',
          ask: 'Wähle Captain America',
          others: { 'activate ': 'Black Widow hat gleich ihre eigene Aufgabe. Erst Captain America.' },
        },
        walk: {
          title: 'Geh hin',
          say: 'Um etwas mit einem Marker zu tun, muss er in **Reichweite 1** sein: etwa so weit, wie die Schablone breit ist.',
          ask: 'Wähle Bewegen und tippe auf den beleuchteten Platz',
          why: 'Ein Charakter darf während seiner Aktivierung jederzeit mit einem Marker in Reichweite 1 interagieren.',
          others: {
            end: 'Von selbst kommt der Würfel nicht. Er ist noch aktiviert.',
            climb: 'Hier gibt es nichts zu klettern. Lauf; nichts hat sich bewegt.',
            place:
              'Dort kann er stehen. Neben dem Würfel kann er ihn aufheben: Tippe auf den beleuchteten Platz.',
          },
        },
        take: {
          title: 'Heb es auf',
          say: '**Interagieren** kostet 1 Kraft und **keine Aktion**. Das Fragment liegt dann auf seiner Karte und geht mit, wohin er geht.',
          ask: 'Interagiere mit dem Würfelfragment',
          why: 'Interagieren ist keine Aktion, außer die Krisenkarte sagt es. Jeder Marker geht einmal pro Aktivierung.',
          others: {
            move: 'Dafür hat er noch eine Aktion. Nimm erst den Würfel; nichts hat sich bewegt.',
            climb: 'Nimm erst den Würfel; nichts hat sich bewegt.',
            end: 'Der Würfel liegt direkt neben ihm! Er ist noch aktiviert.',
          },
        },
        end: {
          title: 'Halt ihn gut fest',
          say: 'Wird er angeschlagen, lässt er ihn fallen, und ich darf ihn in seine Nähe legen. Also lieber außer Reichweite bleiben. Beende seine Aktivierung.',
          ask: 'Beende die Aktivierung',
          why: 'Wer angeschlagen oder besiegt wird, lässt alle Marker fallen. Dein Gegenüber platziert sie in Reichweite 2.',
          others: {
            move: 'In einer echten Partie eine gute Idee. Hier ist er sicher: Beende seine Aktivierung.',
            climb: 'Hier gibt es nichts zu klettern. Beende seine Aktivierung.',
          },
        },
        widow: {
          title: 'Black Widows Aufgabe',
          say: 'Crossbones hat sich bewegt. Jetzt Black Widow: Vor ihr liegt ein **Serumkanister**, ein Ort zum Sichern.',
          ask: 'Wähle Black Widow',
        },
        secure: {
          title: 'Einfach dastehen',
          say: 'Wer in **Reichweite 1** zu so einem Marker steht, **umkämpft** ihn. Von mir ist niemand da, also gehört er dir, solange sie bleibt.',
          ask: 'Wähle Bewegen und tippe auf den beleuchteten Platz',
          why: 'Ein Charakter in Reichweite 1 zu einem Missionsmarker umkämpft ihn. Das kostet weder Aktion noch Kraft.',
          others: {
            end: 'Zwei Schritte, und er gehört dir. Sie ist noch aktiviert.',
            climb: 'Hier gibt es nichts zu klettern. Lauf; nichts hat sich bewegt.',
            place:
              'Dort kann sie stehen. Näher am Kanister sichert sie ihn: Tippe auf den beleuchteten Platz.',
          },
        },
        round: {
          title: 'Alle haben gehandelt',
          say: 'Ist sie fertig, ist die Runde vorbei: In der **Aufräumphase** bekommen beide Seiten ihre Punkte.',
          ask: 'Beende die Aktivierung',
          why: 'Jede Krisenkarte sagt, was sie gibt. Beide punkten gleichzeitig, dann geht die Runde weiter.',
          others: {
            move: 'Sie steht perfekt. Beende ihre Aktivierung.',
            climb: 'Sie steht perfekt. Beende ihre Aktivierung.',
            'interact ':
              'Dafür gibt diese Krise noch nichts. Beende ihre Aktivierung; nichts ist ausgegeben.',
          },
        },
        points: {
          title: 'Zwei Punkte',
          say: '**1** für den Würfel, den Captain America hält, **1** für den Kanister. Der Würfel beißt auch: 1 Schaden und 1 Kraft für den Träger.',
          why: 'Einen Marker sichert, wer mehr gesunde Charaktere dabei hat. Verletzte zählen nur, wo kein gesunder steht.',
        },
        power: {
          title: 'Neue Runde, neue Kraft',
          say: 'In der **Kraftphase** bekommt jeder Charakter 1 Kraft. Der Kanister gab Black Widow eine mehr. Kraft bezahlt starke Angriffe und Superkräfte.',
          why: 'Jeder Charakter hat seine eigene Kraft, höchstens 10. Was er nicht hat, kann er nicht ausgeben.',
        },
      },
    },
  },
};
