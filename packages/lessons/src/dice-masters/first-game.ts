import type { CoachedGame } from '../lesson.ts';

/** The rulebook's introductory game, with Pip at the other side (DM-FIRST-GAME-1). */
export const firstGame: CoachedGame = {
  id: 'first-match',
  minutes: 10,
  setup: 'first-game',
  // Whoever is first has Human Torch and Spider-Man (DM-FIRST-GAME-4).
  fixed: { first: 0 },
  cues: [
    { id: 'welcome', ask: 'ask.reroll', light: 'seat 0', rule: 'DM-FIRST-GAME-1', first: true },
    { id: 'reroll', ask: 'ask.reroll', light: 'arena', rule: 'DM-ROLL-AND-REROLL-4' },
    { id: 'buy', ask: 'ask.main', choice: 'buy:', light: 'hand', rule: 'DM-PURCHASING-1', first: true },
    { id: 'pay', ask: 'ask.pay', light: 'hand', rule: 'DM-PURCHASING-5' },
    { id: 'field', ask: 'ask.main', choice: 'field:', light: 'hand', rule: 'DM-FIELDING-4' },
    { id: 'use', ask: 'ask.main', choice: 'use:', light: 'hand', rule: 'DM-ACTION-DICE-4' },
    { id: 'attackers', ask: 'ask.attackers', light: 'field 0', rule: 'DM-ATTACK-4' },
    { id: 'blockers', ask: 'ask.blockers', light: 'field 0', rule: 'DM-BLOCKING-4' },
    { id: 'refilled', event: 'refilled', light: 'bag 0', rule: 'DM-CLEAR-AND-DRAW-5' },
    { id: 'knocked-out', event: 'knocked-out', light: 'prep 0', rule: 'DM-KNOCK-OUT-2' },
    { id: 'hit', event: 'player-damaged', light: 'seat 1', rule: 'DM-DAMAGE-8' },
    { id: 'left', event: 'not-fielded', light: 'used 0' },
  ],
  text: {
    en: {
      title: 'Your first match',
      about: 'A whole game against Pip, ten life each. He explains what comes up.',
      end: 'A whole match, all on your own. I would love to play you again!',
      cues: {
        welcome: {
          title: 'A whole match!',
          say: 'Ten life each; you have **Human Torch** and **Spider-Man**. Do what you like, I only speak up when something is new.',
        },
        reroll: {
          title: 'What do you need?',
          say: 'Early on, energy: two or more of one type buy a hero. Reroll what does not help; the second result stays.',
        },
        buy: {
          title: 'Go shopping',
          say: 'Human Torch costs **2** with a bolt, Spider-Man **4** with a fist. Heroes first; action dice help once somebody fights.',
        },
        pay: {
          title: 'Pay with care',
          say: 'One energy must match the type on the card. Pay the rest with types you need least.',
        },
        field: {
          title: 'Field them now',
          say: 'Characters left in your reserve when your main phase ends go to the used pile. Sidekicks cost nothing, so bring them all.',
        },
        use: {
          title: 'An action die',
          say: 'Using it is free. You may also keep it for your attack and use it once the blockers stand.',
        },
        attackers: {
          title: 'Attack or guard?',
          say: 'Whoever attacks cannot block in the next turn. Count the characters over there first: each can stop one of yours.',
        },
        blockers: {
          title: 'They attack',
          say: 'Each of your characters may stand before one attacker, and two may gang up on the same one. Or let it through and take the damage.',
        },
        refilled: {
          title: 'The bag is full again',
          say: 'It ran empty, so the used pile went back into it. What you bought can come out from now on.',
        },
        'knocked-out': {
          title: 'Knocked out',
          say: 'That die waits in its owner’s prep area and is rolled next turn, on top of the four new ones. Not so bad!',
        },
        hit: {
          title: 'That one got through',
          say: 'Nobody blocked, so the player takes the damage. The attacker goes to the used pile and has to be drawn again.',
        },
        left: {
          title: 'Left behind',
          say: 'A character stayed in the reserve when the main phase ended, so it went to the used pile. Next time, field it first.',
        },
      },
    },
    es: {
      title: 'Tu primera partida',
      about: 'Una partida entera contra Pip, con diez puntos de vida. Te explica lo que salga.',
      end: 'Una partida entera, tú a solas. ¡Me encantaría jugar otra contigo!',
      cues: {
        welcome: {
          title: '¡Una partida entera!',
          say: 'Diez puntos de vida cada uno; tienes a la **Antorcha Humana** y a **Spider-Man**. Haz lo que quieras: solo hablo cuando hay algo nuevo.',
        },
        reroll: {
          title: '¿Qué te hace falta?',
          say: 'Al principio, energía: dos o más de un tipo compran un héroe. Repite lo que no ayude; el segundo resultado se queda.',
        },
        buy: {
          title: 'De compras',
          say: 'La Antorcha Humana cuesta **2** con un rayo y Spider-Man **4** con un puño. Primero héroes; los dados de acción ayudan cuando ya hay quien luche.',
        },
        pay: {
          title: 'Paga con cabeza',
          say: 'Una energía debe ser del tipo de la carta. Paga el resto con los tipos que menos necesites.',
        },
        field: {
          title: 'Despliégalos ya',
          say: 'Los personajes que siguen en tu reserva al acabar la fase principal van a la zona de usados. Los comparsas no cuestan nada: sácalos todos.',
        },
        use: {
          title: 'Un dado de acción',
          say: 'Usarlo es gratis. También puedes guardarlo para tu ataque y usarlo cuando ya estén los bloqueadores.',
        },
        attackers: {
          title: '¿Atacar o vigilar?',
          say: 'Quien ataca no puede bloquear en el próximo turno. Cuenta antes los personajes de enfrente: cada uno puede parar a uno de los tuyos.',
        },
        blockers: {
          title: 'Te atacan',
          say: 'Cada personaje tuyo puede ponerse delante de un atacante, y dos pueden juntarse contra el mismo. O déjalo pasar y recibe el daño.',
        },
        refilled: {
          title: 'La bolsa vuelve a estar llena',
          say: 'Se quedó vacía, así que los usados volvieron a ella. Lo que compraste puede salir desde ahora.',
        },
        'knocked-out': {
          title: 'Aturdido',
          say: 'Ese dado espera en la zona de preparación de su dueño y se tira el próximo turno, además de los cuatro nuevos. ¡No está tan mal!',
        },
        hit: {
          title: 'Ese ha pasado',
          say: 'Nadie lo bloqueó, así que el daño es para el jugador. El atacante va a la zona de usados y habrá que sacarlo otra vez.',
        },
        left: {
          title: 'Se quedó atrás',
          say: 'Un personaje seguía en la reserva al acabar la fase principal y fue a la zona de usados. La próxima vez, despliégalo antes.',
        },
      },
    },
    de: {
      title: 'Deine erste Partie',
      about: 'Eine ganze Partie gegen Pip, je zehn Lebenspunkte. Er erklärt, was vorkommt.',
      end: 'Eine ganze Partie, ganz allein. Ich würde so gern wieder gegen dich spielen!',
      cues: {
        welcome: {
          title: 'Eine ganze Partie!',
          say: 'Je zehn Lebenspunkte; du hast die **Menschliche Fackel** und **Spider-Man**. Mach, was du willst, ich rede nur, wenn etwas neu ist.',
        },
        reroll: {
          title: 'Was brauchst du?',
          say: 'Am Anfang Energie: Zwei oder mehr von einer Art kaufen einen Helden. Würfle nach, was nicht hilft; das zweite Ergebnis bleibt.',
        },
        buy: {
          title: 'Einkaufen',
          say: 'Die Menschliche Fackel kostet **2** mit einem Blitz, Spider-Man **4** mit einer Faust. Erst Helden; Aktionswürfel helfen, wenn schon jemand kämpft.',
        },
        pay: {
          title: 'Klug bezahlen',
          say: 'Eine Energie muss zur Art auf der Karte passen. Zahle den Rest mit Arten, die du am wenigsten brauchst.',
        },
        field: {
          title: 'Setz sie jetzt ein',
          say: 'Charaktere, die am Ende deiner Hauptphase in der Reserve sind, kommen in die Ablage. Sidekicks kosten nichts, also nimm alle.',
        },
        use: {
          title: 'Ein Aktionswürfel',
          say: 'Ihn zu nutzen ist gratis. Du darfst ihn auch für deinen Angriff aufheben und nutzen, sobald die Blocker stehen.',
        },
        attackers: {
          title: 'Angreifen oder wachen?',
          say: 'Wer angreift, kann im nächsten Zug nicht blocken. Zähl erst die Charaktere drüben: Jeder kann einen von deinen aufhalten.',
        },
        blockers: {
          title: 'Sie greifen an',
          say: 'Jeder deiner Charaktere darf sich vor einen Angreifer stellen, auch zwei vor denselben. Oder lass ihn durch und nimm den Schaden.',
        },
        refilled: {
          title: 'Der Beutel ist wieder voll',
          say: 'Er war leer, also kam die Ablage wieder hinein. Was du gekauft hast, kann ab jetzt herauskommen.',
        },
        'knocked-out': {
          title: 'K. o.',
          say: 'Dieser Würfel wartet in der Vorbereitungszone seines Besitzers und wird im nächsten Zug geworfen, zusätzlich zu den vier neuen. Gar nicht so übel!',
        },
        hit: {
          title: 'Der kam durch',
          say: 'Niemand hat geblockt, also trifft es den Spieler. Der Angreifer kommt in die Ablage und muss wieder gezogen werden.',
        },
        left: {
          title: 'Liegen geblieben',
          say: 'Ein Charakter war am Ende der Hauptphase noch in der Reserve und kam in die Ablage. Setz ihn nächstes Mal vorher ein.',
        },
      },
    },
  },
};
