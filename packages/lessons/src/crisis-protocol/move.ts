import type { Lesson } from '../lesson.ts';
import { CALM, PLAYERS } from './cast.ts';

/** An activation with two actions: an advance, a climb; and how distances are read. */
export const move: Lesson = {
  id: 'move',
  minutes: 3,
  given: {
    players: PLAYERS,
    terrain: { truck: { at: [15, 22, 21, 24.5], size: 2 } },
    You: { edge: 'bottom', characters: { 'captain-america': { at: [18, 30.2] } } },
    Pip: { edge: 'top', characters: { crossbones: { at: [18, 11] } } },
  },
  foe: CALM,
  steps: [
    { id: 'field', light: 'table', rule: 'CP-MEASURE-2' },
    { id: 'activate', does: { activate: 'captain-america' }, rule: 'CP-ACTIVATE-1' },
    { id: 'walk', does: { move: [18, 26] }, near: 1.2, rule: 'CP-ADVANCE-3' },
    { id: 'climb', does: { climb: [18, 23.6] }, near: 1.2, rule: 'CP-CLIMB-3' },
    {
      id: 'end',
      does: { end: true },
      foe: [{ activate: 'crossbones' }, { move: [18, 14] }, { end: true }],
      rule: 'CP-ACTIVATE-13',
    },
    { id: 'range', light: 'table', rule: 'CP-MEASURE-12' },
  ],
  text: {
    en: {
      title: 'Move and measure',
      about: 'Activate a hero, walk, climb, and read distances.',
      other: 'The rules allow that. Here the lit one shows more; nothing has moved.',
      end: 'Two actions, then the other side: that is the heartbeat of this game. Next you attack.',
      steps: {
        field: {
          title: 'Hi, I’m Pip!',
          say: 'This is the battlefield, three feet wide. There are no squares: heroes walk as far as their **tool** reaches. You may measure anything at any time.',
          why: 'Range tools measure attacks and abilities, movement tools measure steps. Measuring costs nothing and gives nothing away.',
        },
        activate: {
          title: 'Your turn, your hero',
          say: 'In your turn you **activate** one character. It has **two actions**: move, attack, or something else, in any order, also the same one twice.',
          ask: 'Choose Captain America',
          why: 'An activated character makes up to two actions. Then it is the other player’s turn to activate one.',
        },
        walk: {
          title: 'Walk',
          say: 'Captain America’s speed is **Medium**. Choose **Move**, then the lit place in front of the truck; the light field shows all he can reach.',
          ask: 'Choose Move, then tap the lit place',
          why: 'The movement tool may be bent at its joint, so he can go around things. He may also walk less far than it reaches.',
          others: {
            end: 'He has two actions left. Walk first; it is still his activation.',
            climb: 'First he has to get there: the truck is too far for a climb. Nothing has moved.',
            place: 'He can stand there. For what comes next, go to the lit place before the truck.',
          },
        },
        climb: {
          title: 'Climb',
          say: 'The truck is as big as he is. With **Climb** he gets on top of anything his base fits on, but only with the **Short** tool.',
          ask: 'Choose Climb, then tap the top of the truck',
          why: 'A climb is a Short advance for which the character counts as Size 5: it goes over nearly everything.',
          others: {
            end: 'He has an action left, and a truck to climb. It is still his activation.',
            move: 'Walking goes around it or past it. Climb on top this time; nothing has moved.',
            place: 'He could stand there. Up on the truck he sees more: tap its top.',
          },
        },
        end: {
          title: 'Done',
          say: 'Both actions are used up. End the activation: he gets a token and rests until the next round.',
          ask: 'End the activation',
          why: 'A character with an Activated token cannot be activated again this round. The players take turns until all have acted.',
        },
        range: {
          title: 'How far is that?',
          say: 'Crossbones came closer. Distances are told in **Ranges** from 1 to 5, from edge to edge of the bases. Tap somebody, or point at him, to read it.',
          why: 'Somebody is within a range when any part of the one base is within it of any part of the other. Height does not count.',
        },
      },
    },
    es: {
      title: 'Mover y medir',
      about: 'Activa a un héroe, camina, trepa y lee las distancias.',
      other: 'Las reglas lo permiten. Aquí lo iluminado enseña más; nada se ha movido.',
      end: 'Dos acciones y luego el otro bando: ese es el latido de este juego. Lo siguiente es atacar.',
      steps: {
        field: {
          title: '¡Hola, soy Pip!',
          say: 'Este es el campo de batalla, de casi un metro de lado. No hay casillas: cada héroe anda lo que da su **plantilla**. Puedes medir lo que quieras cuando quieras.',
          why: 'Las plantillas de alcance miden ataques y capacidades; las de movimiento, pasos. Medir no cuesta nada ni delata nada.',
        },
        activate: {
          title: 'Tu turno, tu héroe',
          say: 'En tu turno **activas** a un personaje. Tiene **dos acciones**: mover, atacar u otra cosa, en cualquier orden y también dos veces la misma.',
          ask: 'Escoge al Capitán América',
          why: 'Un personaje activado hace hasta dos acciones. Después le toca al otro jugador activar a uno.',
        },
        walk: {
          title: 'Camina',
          say: 'La velocidad del Capitán América es **Media**. Escoge **Mover** y luego el sitio iluminado ante el camión; la zona clara es todo lo que alcanza.',
          ask: 'Escoge Mover y toca el sitio iluminado',
          why: 'La plantilla se puede doblar por su pivote para rodear cosas. También puede andar menos de lo que da.',
          others: {
            end: 'Le quedan dos acciones. Primero camina; sigue siendo su activación.',
            climb: 'Antes tiene que llegar: el camión está lejos para trepar. Nada se ha movido.',
            place: 'Ahí puede ponerse. Para lo que viene, ve al sitio iluminado ante el camión.',
          },
        },
        climb: {
          title: 'Trepa',
          say: 'El camión es tan grande como él. Con la **ascensión** se sube a todo lo que admita su peana, pero solo con la plantilla **Corta**.',
          ask: 'Escoge la ascensión y toca el techo del camión',
          why: 'Una ascensión es un avance Corto en el que el personaje cuenta como Tamaño 5: pasa por encima de casi todo.',
          others: {
            end: 'Le queda una acción y un camión al que subirse. Sigue siendo su activación.',
            move: 'Andando lo rodea o pasa de largo. Esta vez súbete; nada se ha movido.',
            place: 'Ahí podría ponerse. Desde el camión ve más: toca el techo.',
          },
        },
        end: {
          title: 'Hecho',
          say: 'Las dos acciones están gastadas. Termina la activación: recibe una ficha y descansa hasta la próxima ronda.',
          ask: 'Termina la activación',
          why: 'Un personaje con ficha de Activado no se vuelve a activar en la ronda. Los jugadores se turnan hasta que todos han actuado.',
        },
        range: {
          title: '¿Qué distancia hay?',
          say: 'Calavera se ha acercado. Las distancias son **alcances** del 1 al 5, de borde a borde de las peanas. Toca a alguien, o señálalo, para leerla.',
          why: 'Alguien está a un alcance si cualquier parte de una peana lo está de cualquier parte de la otra. La altura no cuenta.',
        },
      },
    },
    de: {
      title: 'Bewegen und messen',
      about: 'Einen Helden aktivieren, laufen, klettern und Abstände lesen.',
      other: 'Die Regeln erlauben das. Hier zeigt das Beleuchtete mehr; nichts hat sich bewegt.',
      end: 'Zwei Aktionen, dann die andere Seite: Das ist der Takt dieses Spiels. Als Nächstes greifst du an.',
      steps: {
        field: {
          title: 'Hi, ich bin Pip!',
          say: 'Das ist das Schlachtfeld, knapp einen Meter breit. Felder gibt es keine: Helden laufen so weit, wie ihre **Schablone** reicht. Messen darfst du alles und jederzeit.',
          why: 'Reichweitenschablonen messen Angriffe und Fähigkeiten, Bewegungsschablonen messen Schritte. Messen kostet nichts und verrät nichts.',
        },
        activate: {
          title: 'Dein Zug, dein Held',
          say: 'In deinem Zug **aktivierst** du einen Charakter. Er hat **zwei Aktionen**: bewegen, angreifen oder etwas anderes, in jeder Reihenfolge, auch zweimal dasselbe.',
          ask: 'Wähle Captain America',
          why: 'Ein aktivierter Charakter macht bis zu zwei Aktionen. Danach aktiviert die andere Seite einen.',
        },
        walk: {
          title: 'Lauf los',
          say: 'Captain Americas Bewegungsweite ist **Mittel**. Wähle **Bewegen**, dann den beleuchteten Platz vor dem LKW; das helle Feld zeigt alles, was er erreicht.',
          ask: 'Wähle Bewegen und tippe auf den beleuchteten Platz',
          why: 'Die Schablone lässt sich am Gelenk knicken, damit kommt er um Dinge herum. Er darf auch kürzer laufen.',
          others: {
            end: 'Er hat noch zwei Aktionen. Lauf erst; er ist noch aktiviert.',
            climb: 'Erst muss er hin: Zum Klettern ist der LKW zu weit weg. Nichts hat sich bewegt.',
            place: 'Dort kann er stehen. Für das, was kommt, geh auf den beleuchteten Platz vor dem LKW.',
          },
        },
        climb: {
          title: 'Klettere hinauf',
          say: 'Der LKW ist so groß wie er. Mit **Klettern** kommt er auf alles, worauf seine Basis passt, aber nur mit der **kurzen** Schablone.',
          ask: 'Wähle Klettern und tippe auf das Dach des LKWs',
          why: 'Klettern ist kurzes Laufen, bei dem der Charakter als Größe 5 zählt: So kommt er über fast alles.',
          others: {
            end: 'Er hat noch eine Aktion und einen LKW vor sich. Er ist noch aktiviert.',
            move: 'Zu Fuß kommt er nur vorbei. Klettere diesmal hinauf; nichts hat sich bewegt.',
            place: 'Dort könnte er stehen. Vom LKW aus sieht er mehr: Tippe auf das Dach.',
          },
        },
        end: {
          title: 'Fertig',
          say: 'Beide Aktionen sind verbraucht. Beende die Aktivierung: Er bekommt einen Marker und ruht bis zur nächsten Runde.',
          ask: 'Beende die Aktivierung',
          why: 'Wer einen Aktiviert-Marker hat, ist in dieser Runde nicht noch einmal dran. Man wechselt sich ab, bis alle gehandelt haben.',
        },
        range: {
          title: 'Wie weit ist das?',
          say: 'Crossbones ist näher gekommen. Abstände heißen **Reichweite** 1 bis 5, von Rand zu Rand der Basen. Tippe jemanden an oder zeig auf ihn, dann liest du sie.',
          why: 'Jemand ist in Reichweite, wenn irgendein Teil der einen Basis es zu irgendeinem Teil der anderen ist. Höhe zählt nicht.',
        },
      },
    },
  },
};
