import type { CoachedGame } from '../lesson.ts';

/** Three a side on a small mission, with Pip at the other side. */
export const firstGame: CoachedGame = {
  id: 'first-match',
  minutes: 20,
  setup: 'first-match',
  fixed: {},
  cues: [
    { id: 'welcome', ask: 'ask.deploy-whom', light: 'table', first: true },
    { id: 'deploy', ask: 'ask.deploy', light: 'table', rule: 'CP-DEPLOY-4' },
    { id: 'turn', ask: 'ask.turn', light: 'squad 0', rule: 'CP-ACTIVATE-2' },
    { id: 'move', ask: 'ask.advance', light: 'table', rule: 'CP-MEASURE-2' },
    { id: 'activation', ask: 'ask.activation', rule: 'CP-ACTIVATE-10' },
    { id: 'attack', ask: 'ask.activation', choice: 'attack:', rule: 'CP-ATTACK-17' },
    { id: 'power', ask: 'ask.activation', choice: 'power:', rule: 'CP-SUPER-7' },
    { id: 'interact', ask: 'ask.activation', choice: 'interact:', rule: 'CP-INTERACT-7' },
    { id: 'target', event: 'attack-declared', light: 'table', rule: 'CP-COVER-4' },
    { id: 'react', ask: 'ask.react', rule: 'CP-SUPER-9' },
    { id: 'damaged', event: 'damaged', rule: 'CP-DAMAGE-3' },
    { id: 'dazed', event: 'dazed', rule: 'CP-HOLD-5' },
    { id: 'scored', event: 'scored', rule: 'CP-SECURE-3' },
    { id: 'condition', event: 'condition-gained', rule: 'CP-ACTIVATE-7' },
  ],
  text: {
    en: {
      title: 'Your first match',
      about: 'Three a side on a small mission, against Pip. He explains what comes up.',
      end: 'A whole battle, from deployment to the last point. Shall we fight it again?',
      cues: {
        welcome: {
          title: 'A whole match!',
          say: 'Three of yours, three of mine, one mission. Do what you like, I only speak up when something is new.',
        },
        deploy: {
          title: 'Where do they start?',
          say: 'Put them within **Range 3** of your edge, one after the other in turns. Near the tokens is a good place.',
        },
        turn: {
          title: 'Whose moment is it?',
          say: 'Activate one of yours, then the other side does. Who acts late knows more; who acts early takes what lies there.',
        },
        move: {
          title: 'Where to?',
          say: 'The light ground is all that can be reached. Measure as much as you like, it costs nothing: what is in range **from there** is shown as you point.',
        },
        activation: {
          title: 'Two actions',
          say: 'Move, attack and a few more are actions, also twice the same. Superpowers and interacting come on top, even after the second one.',
        },
        attack: {
          title: 'In range and in sight',
          say: 'A target needs both. Attacks without a cost bring Power, the strong ones spend it.',
        },
        power: {
          title: 'Superpowers',
          say: 'They cost Power, and an action only where the text begins with that word. Power left on the card wins nothing.',
        },
        interact: {
          title: 'A token is in reach',
          say: 'Interacting costs 1 Power and no action. Points win the match, so rather grab than punch.',
        },
        target: {
          title: 'Think of cover',
          say: 'Who stands by terrain of its size or larger may turn a die into a **block**, unless you are within Range 2. So come close.',
        },
        react: {
          title: 'Your answer',
          say: 'Reactive powers and cards are used right when it happens, once each time. Or keep the Power.',
        },
        damaged: {
          title: 'That hurt',
          say: 'Whoever suffers damage from an enemy gains as much **Power**. So finish off whom you have begun to hit.',
        },
        dazed: {
          title: 'Dazed',
          say: 'Out for this round, and all held tokens are dropped. Next round it is back on its **Injured** side; the second time it is gone.',
        },
        scored: {
          title: 'Points',
          say: 'A place belongs to whoever has more **Healthy** characters within Range 1. Injured ones count only where nobody Healthy stands.',
        },
        condition: {
          title: 'A condition',
          say: 'Its token stays until the character shakes it off, which takes an action, or until an effect takes it away.',
        },
      },
    },
    es: {
      title: 'Tu primera partida',
      about: 'Tres por bando en una misión pequeña, contra Pip. Te explica lo que salga.',
      end: 'Una batalla entera, del despliegue al último punto. ¿Otra?',
      cues: {
        welcome: {
          title: '¡Una partida entera!',
          say: 'Tres tuyos, tres míos y una misión. Haz lo que quieras; yo solo hablo cuando hay algo nuevo.',
        },
        deploy: {
          title: '¿Dónde empiezan?',
          say: 'Ponlos a **alcance 3** de tu borde, uno tras otro por turnos. Cerca de las fichas es buen sitio.',
        },
        turn: {
          title: '¿De quién es el momento?',
          say: 'Activa a uno de los tuyos y luego le toca al otro bando. Quien actúa tarde sabe más; quien actúa pronto coge lo que hay.',
        },
        move: {
          title: '¿Adónde?',
          say: 'La zona clara es todo lo alcanzable. Mide cuanto quieras, no cuesta nada: al señalar ves qué queda al alcance **desde ahí**.',
        },
        activation: {
          title: 'Dos acciones',
          say: 'Mover, atacar y alguna más son acciones, también dos veces la misma. Superpoderes e interactuar van aparte, incluso después de la segunda.',
        },
        attack: {
          title: 'Al alcance y a la vista',
          say: 'Un blanco necesita las dos cosas. Los ataques sin coste dan Poder; los fuertes lo gastan.',
        },
        power: {
          title: 'Superpoderes',
          say: 'Cuestan Poder, y una acción solo si el texto empieza por esa palabra. El Poder que se queda en la carta no gana nada.',
        },
        interact: {
          title: 'Hay una ficha a mano',
          say: 'Interactuar cuesta 1 de Poder y ninguna acción. La partida la ganan los puntos: mejor coger que pegar.',
        },
        target: {
          title: 'Piensa en la cobertura',
          say: 'Quien está junto a escenografía de su tamaño o mayor puede cambiar un dado por un **bloqueo**, salvo que estés a alcance 2. Acércate.',
        },
        react: {
          title: 'Tu respuesta',
          say: 'Los poderes y cartas reactivos se usan justo cuando ocurre, una vez cada vez. O guarda el Poder.',
        },
        damaged: {
          title: 'Eso ha dolido',
          say: 'Quien sufre daño de un enemigo gana otro tanto de **Poder**. Así que remata a quien hayas empezado a golpear.',
        },
        dazed: {
          title: 'Abatido',
          say: 'Fuera por esta ronda, y suelta todas sus fichas. La próxima vuelve por su cara **Herido**; a la segunda, se acabó.',
        },
        scored: {
          title: 'Puntos',
          say: 'Un sitio es de quien tenga más personajes **Sanos** a alcance 1. Los Heridos solo cuentan donde no hay nadie Sano.',
        },
        condition: {
          title: 'Un estado',
          say: 'Su ficha se queda hasta que el personaje se centra, que es una acción, o hasta que un efecto la quita.',
        },
      },
    },
    de: {
      title: 'Deine erste Partie',
      about: 'Drei gegen drei auf einer kleinen Mission, gegen Pip. Er erklärt, was vorkommt.',
      end: 'Eine ganze Schlacht, von der Aufstellung bis zum letzten Punkt. Noch einmal?',
      cues: {
        welcome: {
          title: 'Eine ganze Partie!',
          say: 'Drei von dir, drei von mir, eine Mission. Tu, was du magst, ich melde mich nur, wenn etwas neu ist.',
        },
        deploy: {
          title: 'Wo fangen sie an?',
          say: 'Stell sie in **Reichweite 3** zu deinem Rand auf, abwechselnd einen nach dem anderen. Nah an den Markern ist ein guter Platz.',
        },
        turn: {
          title: 'Wer ist dran?',
          say: 'Aktiviere einen von deinen, dann ist die andere Seite dran. Wer spät handelt, weiß mehr; wer früh handelt, nimmt sich, was daliegt.',
        },
        move: {
          title: 'Wohin?',
          say: 'Das helle Feld ist alles, was erreichbar ist. Miss, so viel du willst, es kostet nichts: Beim Zeigen siehst du, was **von dort** in Reichweite ist.',
        },
        activation: {
          title: 'Zwei Aktionen',
          say: 'Bewegen, angreifen und einiges mehr sind Aktionen, auch zweimal dasselbe. Superkräfte und Interagieren kommen dazu, sogar nach der zweiten.',
        },
        attack: {
          title: 'In Reichweite und in Sicht',
          say: 'Ein Ziel braucht beides. Angriffe ohne Kosten bringen Kraft, die starken verbrauchen sie.',
        },
        power: {
          title: 'Superkräfte',
          say: 'Sie kosten Kraft und nur dann eine Aktion, wenn der Text mit dem Wort beginnt. Kraft, die liegen bleibt, gewinnt nichts.',
        },
        interact: {
          title: 'Ein Marker in Reichweite',
          say: 'Interagieren kostet 1 Kraft und keine Aktion. Punkte gewinnen die Partie: lieber zugreifen als zuschlagen.',
        },
        target: {
          title: 'Denk an Deckung',
          say: 'Wer an Gelände seiner Größe oder mehr steht, darf einen Würfel zum **Block** machen, außer du bist in Reichweite 2. Also ran!',
        },
        react: {
          title: 'Deine Antwort',
          say: 'Reaktive Superkräfte und Karten setzt man ein genau, wenn es passiert, jedes Mal einmal. Oder du sparst die Kraft.',
        },
        damaged: {
          title: 'Das tat weh',
          say: 'Wer durch einen Feind Schaden erleidet, erhält ebenso viel **Kraft**. Bring also zu Ende, wen du angefangen hast.',
        },
        dazed: {
          title: 'Angeschlagen',
          say: 'Für diese Runde raus, und alle Marker fallen. Nächste Runde ist er auf der **verletzten** Seite zurück; beim zweiten Mal ist er weg.',
        },
        scored: {
          title: 'Punkte',
          say: 'Ein Ort gehört dem, der mehr **gesunde** Charaktere in Reichweite 1 hat. Verletzte zählen nur, wo kein gesunder steht.',
        },
        condition: {
          title: 'Ein Zustand',
          say: 'Sein Marker bleibt, bis der Charakter sich erholt, was eine Aktion kostet, oder bis ein Effekt ihn wegnimmt.',
        },
      },
    },
  },
};
