import type { Lesson } from '../lesson.ts';
import { CALM, CAST } from './cast.ts';

/** An attack, a block, and a last attack that wins. */
export const attack: Lesson = {
  id: 'attack',
  minutes: 4,
  given: {
    ...CAST,
    phase: 'attack',
    You: {
      life: 10,
      bag: { sidekick: 7 },
      field: ['captain-america@L2', 'beast@L2', 'sidekick@character'],
      cards: { 'captain-america': 1, beast: 1 },
    },
    Pip: {
      life: 8,
      bag: { sidekick: 7 },
      field: ['sidekick@character', 'human-torch@L1'],
      cards: { 'human-torch': 1, 'spider-man': 2 },
    },
    roll: [...['fist', 'bolt', 'bolt', 'mask', 'fist'], ...['fist', 'bolt', 'mask', 'shield', 'mask']],
  },
  foe: CALM,
  auto: [{ pass: true }],
  steps: [
    { id: 'numbers', light: 'field 0' },
    {
      id: 'attack',
      does: { attack: ['captain-america', 'sidekick'] },
      foe: [{ block: { sidekick: 'captain-america' } }],
      rule: 'DM-ATTACK-2',
    },
    { id: 'result', light: 'seat 1', rule: 'DM-DAMAGE-7' },
    {
      id: 'back',
      light: 'prep 1',
      foe: [{ reroll: 'none' }, { pass: true }, { attack: ['human-torch'] }],
      rule: 'DM-KNOCK-OUT-2',
    },
    { id: 'block', does: { block: { beast: 'human-torch' } }, rule: 'DM-BLOCKING-1' },
    { id: 'held', light: 'field 0', rule: 'DM-DAMAGE-1' },
    { id: 'keep', does: { reroll: 'none' }, or: 'any' },
    { id: 'win', does: { attack: ['captain-america', 'beast'] }, rule: 'DM-DAMAGE-8' },
  ],
  text: {
    en: {
      title: 'Attack and block',
      about: 'Send your heroes, stand in the way, count the damage, win.',
      other: 'Allowed, and some days right. Here the lit one tells more; nothing has moved.',
      end: 'Seven damage and nobody in the way: you won! That is how every match ends.',
      steps: {
        numbers: {
          title: 'Red hits, blue holds',
          say: 'Red is **attack**, blue is **defense**. Captain America hits for 5 and holds 4; your sidekick is 1 and 1.',
        },
        attack: {
          title: 'Two go, one guards',
          say: 'Attack with Captain America and the sidekick. Beast stays at home, so that somebody can block when I hit back.',
          ask: 'Choose Captain America and the sidekick, then attack',
          why: 'You may attack with all, some or none of your characters, and it costs nothing. Who attacks is not at home to block.',
          others: {
            nobody:
              'Waiting is allowed. But I have 8 life, and it will not go down by itself. Nothing has moved.',
          },
          other:
            'That attack is legal. Send exactly Captain America and the sidekick this time, and watch both things happen.',
        },
        result: {
          title: 'Blocked and unblocked',
          say: 'My sidekick stood in front of Captain America, so all **5** damage went to him. Nobody stopped your sidekick: **1** to me.',
          why: 'A blocked attacker hits its blockers, not the player, and what is too much is lost. An unblocked one hits the player.',
        },
        back: {
          title: 'Nobody is gone for good',
          say: 'Whoever is **knocked out** waits in the **prep area** and is rolled again next turn, on top of four new dice. Your sidekick got through, so he went to your used pile.',
          why: 'A character with as much damage as defense is knocked out and goes to its owner’s prep area. Attackers nobody blocked go to the used pile.',
        },
        block: {
          title: 'Now I attack',
          say: 'Human Torch comes with 2 attack and 2 defense. Beast holds 3 and hits for 2: put him in the way.',
          ask: 'Choose Beast, then Human Torch, then confirm',
          why: 'Each blocker stands before one attacker. Several may stand before the same one.',
          others: {
            nobody:
              'You would take 2 damage, and you could live with it. But Beast wins this fight; you are still choosing.',
          },
          other:
            'Captain America could do it too. Beast is enough, and he brings an extra die when he blocks. You are still choosing.',
        },
        held: {
          title: 'Both hit at once',
          say: 'Torch dealt 2 to Beast, who holds 3. Beast dealt 2 to Torch, who holds 2: **knocked out**. Damage is gone when the turn ends.',
          why: 'All damage of a fight happens at the same time. What is left of it is taken off at the end of the turn.',
        },
        keep: {
          title: 'Your turn again',
          say: 'Five dice instead of four: Beast’s block brought you one more. Keep them or reroll, you only need your heroes now.',
          ask: 'Choose dice to reroll, or keep them all',
        },
        win: {
          title: 'Count it',
          say: 'I have **7** life and nobody on my field. Captain America hits for 5 and Beast for 2.',
          ask: 'Attack with both',
          why: 'Each attacker that nobody blocks deals its attack to the player. At zero life the match is over.',
          others: { nobody: '5 and 2 are exactly 7. This is the moment! Nothing has moved.' },
          other: 'One of them alone is not enough for 7. Send both; nothing has moved.',
        },
      },
    },
    es: {
      title: 'Atacar y bloquear',
      about: 'Envía a tus héroes, ponte en medio, cuenta el daño y gana.',
      other: 'Se puede, y algún día será lo mejor. Aquí la jugada iluminada enseña más; nada se ha movido.',
      end: 'Siete de daño y nadie en medio: ¡has ganado! Así acaba cada partida.',
      steps: {
        numbers: {
          title: 'El rojo pega, el azul aguanta',
          say: 'El rojo es el **ataque** y el azul la **defensa**. El Capitán América pega 5 y aguanta 4; tu comparsa, 1 y 1.',
        },
        attack: {
          title: 'Dos van, uno vigila',
          say: 'Ataca con el Capitán América y el comparsa. La Bestia se queda en casa para que alguien bloquee cuando yo devuelva el golpe.',
          ask: 'Elige al Capitán América y al comparsa y ataca',
          why: 'Puedes atacar con todos, algunos o ninguno de tus personajes, y no cuesta nada. Quien ataca no está en casa para bloquear.',
          others: {
            nobody:
              'Esperar está permitido. Pero tengo 8 puntos de vida y no van a bajar solos. Nada se ha movido.',
          },
          other:
            'Ese ataque es legal. Esta vez envía justo al Capitán América y al comparsa, y verás las dos cosas.',
        },
        result: {
          title: 'Bloqueado y sin bloquear',
          say: 'Mi comparsa se puso delante del Capitán América y se llevó los **5** de daño. Al tuyo no lo paró nadie: **1** para mí.',
          why: 'Un atacante bloqueado daña a sus bloqueadores, no al jugador, y lo que sobra se pierde. Uno sin bloquear daña al jugador.',
        },
        back: {
          title: 'Nadie se va para siempre',
          say: 'Quien queda **aturdido** espera en la **zona de preparación** y se tira otra vez el próximo turno, además de cuatro dados nuevos. Tu comparsa llegó hasta mí y fue a tu zona de usados.',
          why: 'Un personaje con tanto daño como defensa queda aturdido y va a la zona de preparación de su dueño. Los atacantes sin bloquear van a la zona de usados.',
        },
        block: {
          title: 'Ahora ataco yo',
          say: 'La Antorcha Humana viene con 2 de ataque y 2 de defensa. La Bestia aguanta 3 y pega 2: ponla en medio.',
          ask: 'Elige a la Bestia, luego a la Antorcha Humana, y confirma',
          why: 'Cada bloqueador se pone delante de un atacante. Varios pueden ponerse delante del mismo.',
          others: {
            nobody:
              'Recibirías 2 de daño y podrías con ello. Pero la Bestia gana esta pelea; sigues eligiendo.',
          },
          other:
            'El Capitán América también podría. Con la Bestia basta, y al bloquear trae un dado más. Sigues eligiendo.',
        },
        held: {
          title: 'Los dos pegan a la vez',
          say: 'La Antorcha hizo 2 a la Bestia, que aguanta 3. La Bestia hizo 2 a la Antorcha, que aguanta 2: **aturdida**. El daño desaparece al acabar el turno.',
          why: 'Todo el daño de un combate ocurre al mismo tiempo. El que queda se retira al final del turno.',
        },
        keep: {
          title: 'Te toca otra vez',
          say: 'Cinco dados en vez de cuatro: el bloqueo de la Bestia te trajo uno más. Guárdalos o repite; ahora solo necesitas a tus héroes.',
          ask: 'Elige qué dados repetir, o quédatelos todos',
        },
        win: {
          title: 'Haz la cuenta',
          say: 'Me quedan **7** puntos de vida y no tengo a nadie desplegado. El Capitán América pega 5 y la Bestia 2.',
          ask: 'Ataca con los dos',
          why: 'Cada atacante sin bloquear inflige su ataque al jugador. Con cero puntos de vida, la partida se acaba.',
          others: { nobody: '5 y 2 son justo 7. ¡Es el momento! Nada se ha movido.' },
          other: 'Uno solo no llega a 7. Envía a los dos; nada se ha movido.',
        },
      },
    },
    de: {
      title: 'Angreifen und blocken',
      about: 'Helden losschicken, sich in den Weg stellen, Schaden zählen, gewinnen.',
      other: 'Erlaubt und manchmal richtig. Hier zeigt der beleuchtete Zug mehr; nichts hat sich bewegt.',
      end: 'Sieben Schaden und niemand im Weg: Du hast gewonnen! So endet jede Partie.',
      steps: {
        numbers: {
          title: 'Rot trifft, Blau hält',
          say: 'Rot ist der **Angriff**, Blau die **Verteidigung**. Captain America trifft für 5 und hält 4; dein Sidekick hat 1 und 1.',
        },
        attack: {
          title: 'Zwei gehen, einer wacht',
          say: 'Greif mit Captain America und dem Sidekick an. Beast bleibt zu Hause, damit jemand blocken kann, wenn ich zurückschlage.',
          ask: 'Wähle Captain America und den Sidekick und greif an',
          why: 'Du darfst mit allen, einigen oder keinem deiner Charaktere angreifen, und es kostet nichts. Wer angreift, ist nicht zum Blocken da.',
          others: {
            nobody:
              'Warten ist erlaubt. Aber ich habe 8 Lebenspunkte, und von selbst werden es nicht weniger. Nichts hat sich bewegt.',
          },
          other:
            'Der Angriff ist erlaubt. Schick diesmal genau Captain America und den Sidekick, dann siehst du beides.',
        },
        result: {
          title: 'Geblockt und ungeblockt',
          say: 'Mein Sidekick stand vor Captain America und bekam alle **5** Schaden. Deinen hielt niemand auf: **1** für mich.',
          why: 'Ein geblockter Angreifer trifft seine Blocker, nicht den Spieler, und was zu viel ist, verfällt. Ein ungeblockter trifft den Spieler.',
        },
        back: {
          title: 'Keiner ist für immer weg',
          say: 'Wer **k. o.** geht, wartet in der **Vorbereitungszone** und wird im nächsten Zug wieder geworfen, zusätzlich zu vier neuen Würfeln. Dein Sidekick kam durch und liegt in deiner Ablage.',
          why: 'Ein Charakter mit so viel Schaden wie Verteidigung geht k. o. und kommt in die Vorbereitungszone seines Besitzers. Ungeblockte Angreifer kommen in die Ablage.',
        },
        block: {
          title: 'Jetzt greife ich an',
          say: 'Die Menschliche Fackel kommt mit 2 Angriff und 2 Verteidigung. Beast hält 3 und trifft für 2: Stell ihn in den Weg.',
          ask: 'Wähle Beast, dann die Menschliche Fackel, und bestätige',
          why: 'Jeder Blocker stellt sich vor einen Angreifer. Vor demselben dürfen mehrere stehen.',
          others: {
            nobody:
              'Das wären 2 Schaden, und du hältst das aus. Aber Beast gewinnt diesen Kampf; du wählst noch.',
          },
          other:
            'Captain America könnte es auch. Beast reicht, und wenn er blockt, bringt er einen Würfel mehr. Du wählst noch.',
        },
        held: {
          title: 'Beide treffen gleichzeitig',
          say: 'Die Fackel machte Beast 2 Schaden, er hält 3. Beast machte der Fackel 2, sie hält 2: **k. o.** Am Ende des Zuges ist Schaden weg.',
          why: 'Aller Schaden eines Kampfes geschieht gleichzeitig. Was davon übrig ist, wird am Ende des Zuges entfernt.',
        },
        keep: {
          title: 'Du bist wieder dran',
          say: 'Fünf Würfel statt vier: Beasts Block hat dir einen mehr gebracht. Behalte sie oder würfle nach, du brauchst jetzt nur deine Helden.',
          ask: 'Wähle Würfel zum Nachwürfeln oder behalte alle',
        },
        win: {
          title: 'Rechne nach',
          say: 'Ich habe **7** Lebenspunkte und niemanden auf dem Feld. Captain America trifft für 5 und Beast für 2.',
          ask: 'Greif mit beiden an',
          why: 'Jeder ungeblockte Angreifer fügt dem Spieler Schaden in Höhe seines Angriffs zu. Bei null Lebenspunkten ist die Partie vorbei.',
          others: { nobody: '5 und 2 sind genau 7. Das ist der Moment! Nichts hat sich bewegt.' },
          other: 'Einer allein schafft keine 7. Schick beide; nichts hat sich bewegt.',
        },
      },
    },
  },
};
