import type { CoachedGame } from '../lesson.ts';

/** Spider-Man against Rhino, with Pip beside the learner. */
export const firstGame: CoachedGame = {
  id: 'first-match',
  minutes: 30,
  setup: 'spider-man rhino',
  fixed: {},
  cues: [
    { id: 'welcome', ask: 'ask.mulligan', light: 'hand', first: true },
    { id: 'mulligan', ask: 'ask.mulligan', light: 'hand', rule: 'MC-SETUP-15' },
    { id: 'turn', ask: 'ask.turn', light: 'hand', rule: 'MC-TURN-2' },
    { id: 'flip', ask: 'ask.turn', choice: 'flip', rule: 'MC-TURN-4' },
    { id: 'attack', ask: 'ask.turn', choice: 'attack:', rule: 'MC-ATTACK-1' },
    { id: 'thwart', ask: 'ask.turn', choice: 'thwart:', rule: 'MC-MAIN-3' },
    { id: 'pay', ask: 'ask.pay', light: 'hand', rule: 'MC-COST-2' },
    { id: 'recover', ask: 'ask.turn', choice: 'recover', rule: 'MC-TURN-6' },
    { id: 'keep', ask: 'ask.end-discard', light: 'hand', rule: 'MC-PLAYER-PHASE-4' },
    { id: 'interrupt', ask: 'ask.interrupt', rule: 'MC-INTERRUPT-1' },
    { id: 'defender', ask: 'ask.defender', rule: 'MC-ENEMY-ATTACK-3' },
    { id: 'boosted', event: 'boosted', rule: 'MC-BOOST-1' },
    { id: 'schemes', event: 'enemy-schemes', rule: 'MC-ENEMY-SCHEME-5' },
    { id: 'dealt', event: 'revealed', rule: 'MC-VILLAIN-PHASE-5' },
    { id: 'status', event: 'status-gained', rule: 'MC-STATUS-2' },
    { id: 'surge', event: 'surged', rule: 'MC-KEYWORD-7' },
  ],
  text: {
    en: {
      title: 'Your first match',
      about: 'Spider-Man against Rhino, with Pip beside you. He explains what comes up.',
      end: 'A whole match against a villain. Whoever won, you know how it is done now!',
      cues: {
        welcome: {
          title: 'A whole match!',
          say: 'Spider-Man against Rhino. Beat both his stages before his scheme is done. Do what you like, I only speak up when something is new.',
        },
        mulligan: {
          title: 'Your first hand',
          say: 'Now, and only now, you may swap cards: discard what you do not need and draw as many. Cheap cards and resources are good to begin with.',
        },
        turn: {
          title: 'Your turn',
          say: 'Play cards, use cards, attack or thwart, in any order and as often as you can pay. Nothing has to be done.',
        },
        flip: {
          title: 'Two forms',
          say: 'Once each round you may change form. The hero fights and is attacked; the alter-ego heals and draws more, but the villain schemes.',
        },
        attack: {
          title: 'A punch is free',
          say: 'Your hero’s own attack costs no cards: it **exhausts** him. The same goes for thwarting and defending, so choose one.',
        },
        thwart: {
          title: 'Watch the scheme',
          say: 'When the threat reaches its number, the villain wins. A thwart takes some off; do not leave it for too late.',
        },
        pay: {
          title: 'No change given',
          say: 'What you pay too much is lost. Give away cards you will not need soon, and keep the one that fits exactly.',
        },
        recover: {
          title: 'At home',
          say: 'In alter-ego form you may recover: you are exhausted and heal as much as your REC says.',
        },
        keep: {
          title: 'Before you draw',
          say: 'Discard what you do not want: you draw up to your hand size in any case. Cards you could not play are good to go.',
        },
        interrupt: {
          title: 'Right now!',
          say: 'Interrupts and responses are used in this moment or not at all. You may always let it go by.',
        },
        defender: {
          title: 'Who defends?',
          say: 'A hero takes his DEF off the damage, an ally takes all of it; both are exhausted. Nobody has to. You decide **before** the boost is seen.',
        },
        boosted: {
          title: 'The boost',
          say: 'A card from the encounter deck made the villain stronger, by one for each icon, for this time only.',
        },
        schemes: {
          title: 'He schemes',
          say: 'Against an alter-ego the villain does not attack: he puts threat on his scheme, and nobody can defend against that.',
        },
        dealt: {
          title: 'An encounter card',
          say: 'In each villain phase everybody gets one. Minions stay and attack you each round; side schemes stay until they have no threat left.',
        },
        status: {
          title: 'A status card',
          say: '**Stunned** loses the next attack, **confused** the next thwart or scheme, **tough** stops the next damage, however big. Each only once.',
        },
        surge: {
          title: 'Surge',
          say: 'This card brings another one at once. Bad luck, and part of the game.',
        },
      },
    },
    es: {
      title: 'Tu primera partida',
      about: 'Spiderman contra el Rino, con Pip a tu lado. Te explica lo que salga.',
      end: 'Una partida entera contra un villano. Gane quien gane, ya sabes cómo se hace.',
      cues: {
        welcome: {
          title: '¡Una partida entera!',
          say: 'Spiderman contra el Rino. Vence sus dos etapas antes de que acabe su plan. Haz lo que quieras; yo solo hablo cuando hay algo nuevo.',
        },
        mulligan: {
          title: 'Tu primera mano',
          say: 'Ahora, y solo ahora, puedes cambiar cartas: descarta lo que no necesites y roba otras tantas. Para empezar van bien las baratas y los recursos.',
        },
        turn: {
          title: 'Tu turno',
          say: 'Juega cartas, úsalas, ataca o intervén, en el orden que quieras y mientras puedas pagar. Nada es obligatorio.',
        },
        flip: {
          title: 'Dos identidades',
          say: 'Una vez por ronda puedes cambiar. El héroe lucha y lo atacan; el alter ego se cura y roba más, pero el villano avanza su plan.',
        },
        attack: {
          title: 'Un golpe es gratis',
          say: 'El ataque propio del héroe no cuesta cartas: lo **agota**. Lo mismo que intervenir y defender, así que elige.',
        },
        thwart: {
          title: 'Ojo con el plan',
          say: 'Si la amenaza llega a su número, gana el villano. Intervenir le quita un poco; no lo dejes para muy tarde.',
        },
        pay: {
          title: 'Aquí no hay vuelta',
          say: 'Lo que pagas de más se pierde. Suelta cartas que no vayas a necesitar pronto y guarda la que encaja justo.',
        },
        recover: {
          title: 'En casa',
          say: 'Como alter ego puedes recuperarte: te agotas y te curas lo que diga tu REC.',
        },
        keep: {
          title: 'Antes de robar',
          say: 'Descarta lo que no quieras: de todos modos robas hasta tu tamaño de mano. Lo que no pudiste jugar puede irse.',
        },
        interrupt: {
          title: '¡Ahora o nunca!',
          say: 'Las interrupciones y respuestas se usan en este momento o no se usan. Siempre puedes dejarlo pasar.',
        },
        defender: {
          title: '¿Quién defiende?',
          say: 'El héroe resta su DEF al daño; un aliado se lo lleva todo; los dos se agotan. Nadie está obligado. Decides **antes** de ver el aumento.',
        },
        boosted: {
          title: 'El aumento',
          say: 'Una carta del mazo de encuentros ha reforzado al villano, uno por cada icono y solo esta vez.',
        },
        schemes: {
          title: 'Avanza su plan',
          say: 'Contra un alter ego el villano no ataca: pone amenaza en su plan, y de eso nadie puede defender.',
        },
        dealt: {
          title: 'Una carta de encuentro',
          say: 'En cada fase del villano le llega una a cada cual. Los esbirros se quedan y te atacan cada ronda; los planes secundarios, hasta perder su amenaza.',
        },
        status: {
          title: 'Una carta de estado',
          say: '**Aturdido** pierde el próximo ataque; **confundido**, la próxima intervención o ejecución del plan; **duro** para el próximo daño, por grande que sea. Una vez cada una.',
        },
        surge: {
          title: 'Oleada',
          say: 'Esta carta trae otra enseguida. Mala suerte, y parte del juego.',
        },
      },
    },
    de: {
      title: 'Deine erste Partie',
      about: 'Spider-Man gegen Rhino, mit Pip an deiner Seite. Er erklärt, was vorkommt.',
      end: 'Eine ganze Partie gegen einen Schurken. Egal wer gewonnen hat: Jetzt weißt du, wie es geht!',
      cues: {
        welcome: {
          title: 'Eine ganze Partie!',
          say: 'Spider-Man gegen Rhino. Besiege beide Abschnitte, bevor sein Plan fertig ist. Tu, was du magst, ich melde mich nur, wenn etwas neu ist.',
        },
        mulligan: {
          title: 'Deine erste Hand',
          say: 'Jetzt, und nur jetzt, darfst du tauschen: Leg ab, was du nicht brauchst, und zieh ebenso viele. Günstige Karten und Ressourcen sind gut für den Anfang.',
        },
        turn: {
          title: 'Dein Zug',
          say: 'Karten spielen, Karten nutzen, angreifen oder Widerstand leisten, in jeder Reihenfolge und so oft du zahlen kannst. Nichts davon muss sein.',
        },
        flip: {
          title: 'Zwei Gestalten',
          say: 'Einmal pro Runde darfst du wechseln. Der Held kämpft und wird angegriffen; das Alter Ego heilt und zieht mehr, aber der Schurke treibt seinen Plan voran.',
        },
        attack: {
          title: 'Ein Schlag ist gratis',
          say: 'Der eigene Angriff des Helden kostet keine Karten, er **erschöpft** ihn. Widerstand und Verteidigen auch, also wähle.',
        },
        thwart: {
          title: 'Achte auf den Plan',
          say: 'Erreicht die Bedrohung ihre Zahl, gewinnt der Schurke. Widerstand nimmt etwas weg; lass es nicht zu spät werden.',
        },
        pay: {
          title: 'Kein Wechselgeld',
          say: 'Was du zu viel zahlst, verfällt. Gib Karten her, die du nicht so bald brauchst, und behalte die, die genau passt.',
        },
        recover: {
          title: 'Daheim',
          say: 'Als Alter Ego kannst du dich erholen: Du wirst erschöpft und heilst so viel, wie deine ERH sagt.',
        },
        keep: {
          title: 'Bevor du ziehst',
          say: 'Leg ab, was du nicht willst: Du ziehst ohnehin bis zu deinem Handlimit. Was du nicht spielen konntest, darf gehen.',
        },
        interrupt: {
          title: 'Genau jetzt!',
          say: 'Unterbrechungen und Reaktionen nutzt man in diesem Moment oder gar nicht. Du darfst es immer vorbeigehen lassen.',
        },
        defender: {
          title: 'Wer verteidigt?',
          say: 'Ein Held zieht seine VER vom Schaden ab, ein Verbündeter nimmt alles; beide werden erschöpft. Niemand muss. Du entscheidest, **bevor** der Boost zu sehen ist.',
        },
        boosted: {
          title: 'Der Boost',
          say: 'Eine Karte vom Begegnungsdeck hat den Schurken verstärkt, um eins je Symbol und nur für dieses Mal.',
        },
        schemes: {
          title: 'Er treibt den Plan voran',
          say: 'Ein Alter Ego greift der Schurke nicht an: Er legt Bedrohung auf seinen Plan, und dagegen kann niemand verteidigen.',
        },
        dealt: {
          title: 'Eine Begegnungskarte',
          say: 'In jeder Schurkenphase bekommt jeder eine. Schergen bleiben und greifen dich jede Runde an; Nebenpläne bleiben, bis ihre Bedrohung weg ist.',
        },
        status: {
          title: 'Eine Statuskarte',
          say: '**Betäubt** verliert den nächsten Angriff, **verwirrt** den nächsten Widerstand oder Plan, **zäh** hält den nächsten Schaden auf, egal wie groß. Jede gilt einmal.',
        },
        surge: {
          title: 'Nachrüsten',
          say: 'Diese Karte bringt sofort noch eine. Pech gehabt, und Teil des Spiels.',
        },
      },
    },
  },
};
