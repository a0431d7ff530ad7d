import type { Lesson } from '../lesson.ts';

/** A round of Champions: a turn of one's own, and the villain's answer. */
export const round: Lesson = {
  id: 'round',
  minutes: 5,
  given: {
    players: ['You'],
    scheme: { threat: 3 },
    encounter: ['Hydra Mercenary', { card: 'Hydra Mercenary', named: 'second' }, 'Charge', 'Sandman'],
    You: {
      hero: 'Spider-Man',
      hand: ['Swinging Web Kick', 'Energy', 'Strength', 'Backflip'],
      deck: ['Genius', 'Webbed Up', 'Black Cat', 'Aunt May', 'Web-Shooter', 'Emergency', 'Haymaker'],
    },
  },
  foe: [],
  auto: [{ discard: 'nobody' }],
  steps: [
    { id: 'villain', light: 'card core/94' },
    { id: 'kick', does: { use: 'Swinging Web Kick' }, rule: 'MC-ATTACK-4' },
    { id: 'thwart', does: { thwart: 'Spider-Man' }, rule: 'MC-THWART-1' },
    { id: 'end', does: { end: true }, rule: 'MC-VILLAIN-PHASE-1' },
    { id: 'sense', does: { react: 'Spider-Man' } },
    { id: 'defend', does: { defend: 'Spider-Man' }, rule: 'MC-ENEMY-ATTACK-8' },
    { id: 'minion', light: 'card core/101', rule: 'MC-VILLAIN-PHASE-6' },
    { id: 'tired', light: 'hand', rule: 'MC-ENEMY-ATTACK-3' },
  ],
  text: {
    en: {
      title: 'Your first round',
      about: 'Pay with cards, hit Rhino, thwart his plan, take his punch.',
      other: 'You may do that. Here something else comes first; nothing has changed.',
      end: 'That was a whole round: your turn, the villain’s answer, your turn again.',
      steps: {
        villain: {
          title: 'Meet Rhino',
          say: 'Bring his **14** hit points to zero, and beat his second stage too. If the threat on his scheme reaches **7** before that, he wins.',
        },
        kick: {
          title: 'Cards pay for cards',
          say: 'Swinging Web Kick costs **3** and deals **8** damage. You pay by discarding other cards: Energy and Strength are worth two resources each.',
          ask: 'Choose Swinging Web Kick, then pay',
          why: 'Each card is worth the resources in its corner when you discard it to pay. An event that attacks does not exhaust your hero.',
          others: {
            'attack ': 'A punch is worth 2, the kick 8. Kick first; nothing was spent.',
            'thwart ': 'That comes next. Kick first, while your hand is full; nothing was spent.',
            flip: 'As Peter Parker you could not kick. Stay a hero this turn; nothing has changed.',
            end: 'Your best card is still in your hand! It is still your turn.',
          },
        },
        thwart: {
          title: 'Push the plan back',
          say: 'Once a turn Spider-Man himself can attack for 2 or **thwart** for **1**, which takes threat off the scheme. It **exhausts** him.',
          ask: 'Thwart with Spider-Man',
          why: 'A basic thwart exhausts the hero and removes threat equal to his THW from one scheme. When your turn ends he is ready again.',
          others: {
            'attack ': 'A good punch, and Rhino has 6 left. But look at his plan first; nothing has changed.',
            flip: 'Peter Parker cannot thwart. Stay a hero for this; nothing has changed.',
            end: 'Spider-Man is still ready: use him first. It is still your turn.',
          },
        },
        end: {
          title: 'Done for now',
          say: 'When you end your turn you draw back up to **5** cards and get ready. Then the villain phase begins: first **1** threat more.',
          ask: 'End your turn',
          why: 'In the villain phase the scheme gains threat, the villain attacks a hero or schemes against an alter-ego, and a new card comes.',
          others: {
            flip: 'Peter Parker would be safe from the attack, but Rhino would scheme instead. Stay a hero this time.',
          },
        },
        sense: {
          title: 'Your Spider-Sense tingles',
          say: 'Rhino attacks. Spider-Man’s own ability now gives you a card, for free.',
          ask: 'Use Spider-Sense',
          others: { pass: 'A free card, and no catch at all. Take it!' },
        },
        defend: {
          title: 'Defend',
          say: 'Rhino hits for **2**, and his face-down **boost** card may add more. If Spider-Man defends, his **3** DEF come off.',
          ask: 'Choose Spider-Man as defender',
          why: 'A hero who defends is exhausted and takes the damage less his DEF. Nobody has to defend.',
          others: {
            nobody:
              'You may, and keep Spider-Man ready. But 3 DEF swallow most of this punch; you are still choosing.',
          },
        },
        minion: {
          title: 'Company!',
          say: 'The boost added 1, and 3 less 3 is **nothing**. Then a new card came: a Hydra Mercenary with **guard**, whom you must beat before you can hit Rhino.',
          why: 'At the end of the villain phase each player reveals an encounter card. Minions stay and attack that player.',
        },
        tired: {
          title: 'What defending costs',
          say: 'Your turn again! Spider-Man is **exhausted** from defending and cannot attack or thwart, but your cards can: look at your hand.',
          why: 'Whoever defends is exhausted for it and gets ready at the end of the next turn. So think before you defend.',
        },
      },
    },
    es: {
      title: 'Tu primera ronda',
      about: 'Paga con cartas, pega al Rino, frena su plan y aguanta su golpe.',
      other: 'Puedes hacerlo. Aquí va otra cosa primero; nada ha cambiado.',
      end: 'Eso ha sido una ronda entera: tu turno, la respuesta del villano y tu turno otra vez.',
      steps: {
        villain: {
          title: 'Este es el Rino',
          say: 'Deja su vida de **14** a cero y vence también su segunda etapa. Si la amenaza de su plan llega antes a **7**, gana él.',
        },
        kick: {
          title: 'Las cartas pagan cartas',
          say: 'Balanceo con patada cuesta **3** e inflige **8** de daño. Pagas descartando otras: Energía y Fuerza valen dos recursos cada una.',
          ask: 'Elige Balanceo con patada y paga',
          why: 'Cada carta vale los recursos de su esquina cuando la descartas para pagar. Un evento de ataque no agota a tu héroe.',
          others: {
            'attack ': 'Un puñetazo vale 2; la patada, 8. Primero la patada; no has gastado nada.',
            'thwart ': 'Eso va después. Primero la patada, con la mano llena; no has gastado nada.',
            flip: 'Como Peter Parker no podrías dar la patada. Sigue siendo héroe este turno; nada ha cambiado.',
            end: '¡Tu mejor carta sigue en tu mano! Todavía es tu turno.',
          },
        },
        thwart: {
          title: 'Frena el plan',
          say: 'Una vez por turno, Spiderman puede atacar con 2 o **intervenir** con **1**, que quita amenaza del plan. Eso lo **agota**.',
          ask: 'Intervén con Spiderman',
          why: 'Una intervención básica agota al héroe y retira de un plan tanta amenaza como su INT. Al acabar tu turno vuelve a estar preparado.',
          others: {
            'attack ': 'Buen puñetazo, y al Rino le quedan 6. Pero mira antes su plan; nada ha cambiado.',
            flip: 'Peter Parker no puede intervenir. Sigue siendo héroe; nada ha cambiado.',
            end: 'Spiderman sigue preparado: úsalo antes. Todavía es tu turno.',
          },
        },
        end: {
          title: 'De momento, listo',
          say: 'Al terminar tu turno robas hasta tener **5** cartas y te preparas. Después empieza la fase del villano: primero, **1** de amenaza más.',
          ask: 'Termina tu turno',
          why: 'En la fase del villano crece la amenaza, el villano ataca a un héroe o ejecuta su plan contra un alter ego, y llega una carta nueva.',
          others: {
            flip: 'Peter Parker se libraría del ataque, pero el Rino avanzaría su plan. Esta vez sigue siendo héroe.',
          },
        },
        sense: {
          title: 'Tu sentido arácnido avisa',
          say: 'El Rino ataca. La capacidad de Spiderman te da ahora una carta, gratis.',
          ask: 'Usa Sentido arácnido',
          others: { pass: 'Una carta gratis y sin truco. ¡Cógela!' },
        },
        defend: {
          title: 'Defiende',
          say: 'El Rino pega **2**, y su carta de **aumento** boca abajo puede sumar más. Si Spiderman defiende, se restan sus **3** de DEF.',
          ask: 'Elige a Spiderman como defensor',
          why: 'Un héroe que defiende se agota y sufre el daño menos su DEF. Nadie está obligado a defender.',
          others: {
            nobody:
              'Puedes, y Spiderman seguiría preparado. Pero sus 3 de DEF se tragan casi todo el golpe; sigues eligiendo.',
          },
        },
        minion: {
          title: '¡Compañía!',
          say: 'El aumento sumó 1, y 3 menos 3 es **nada**. Luego llegó una carta: un Mercenario de Hydra con **guardia**, que has de vencer antes de pegar al Rino.',
          why: 'Al final de la fase del villano cada jugador muestra una carta de encuentro. Los esbirros se quedan y atacan a ese jugador.',
        },
        tired: {
          title: 'Lo que cuesta defender',
          say: '¡Te toca otra vez! Spiderman está **agotado** de defender y no puede atacar ni intervenir, pero tus cartas sí: mira tu mano.',
          why: 'Quien defiende se agota y vuelve a estar preparado al final de su siguiente turno. Así que piénsalo antes de defender.',
        },
      },
    },
    de: {
      title: 'Deine erste Runde',
      about: 'Mit Karten zahlen, Rhino treffen, seinen Plan bremsen, seinen Schlag abfangen.',
      other: 'Das darfst du. Hier kommt erst etwas anderes; nichts hat sich geändert.',
      end: 'Das war eine ganze Runde: dein Zug, die Antwort des Schurken, wieder dein Zug.',
      steps: {
        villain: {
          title: 'Das ist Rhino',
          say: 'Bring seine **14** Lebenspunkte auf null und besiege auch seinen zweiten Abschnitt. Erreicht die Bedrohung auf seinem Plan vorher **7**, gewinnt er.',
        },
        kick: {
          title: 'Karten bezahlen Karten',
          say: 'Schwingender Netz-Kick kostet **3** und macht **8** Schaden. Du zahlst, indem du andere Karten ablegst: Energie und Stärke sind je zwei Ressourcen wert.',
          ask: 'Wähle Schwingender Netz-Kick und zahle',
          why: 'Jede Karte ist die Ressourcen in ihrer Ecke wert, wenn du sie zum Zahlen ablegst. Ein Ereignis, das angreift, erschöpft deinen Helden nicht.',
          others: {
            'attack ': 'Ein Schlag macht 2, der Kick 8. Erst der Kick; nichts ist ausgegeben.',
            'thwart ': 'Das kommt gleich. Erst der Kick, solange deine Hand voll ist; nichts ist ausgegeben.',
            flip: 'Als Peter Parker könntest du nicht kicken. Bleib diesen Zug Held; nichts hat sich geändert.',
            end: 'Deine beste Karte ist noch auf der Hand! Du bist noch am Zug.',
          },
        },
        thwart: {
          title: 'Brems den Plan',
          say: 'Einmal pro Zug kann Spider-Man selbst für 2 angreifen oder für **1** **Widerstand** leisten: Das nimmt Bedrohung vom Plan und **erschöpft** ihn.',
          ask: 'Leiste mit Spider-Man Widerstand',
          why: 'Einfacher Widerstand erschöpft den Helden und entfernt von einem Plan so viel Bedrohung wie sein WID. Endet dein Zug, ist er wieder spielbereit.',
          others: {
            'attack ':
              'Ein guter Schlag, und Rhino hat noch 6. Aber schau erst auf seinen Plan; nichts hat sich geändert.',
            flip: 'Peter Parker kann keinen Widerstand leisten. Bleib dafür Held; nichts hat sich geändert.',
            end: 'Spider-Man ist noch spielbereit: Nutze ihn erst. Du bist noch am Zug.',
          },
        },
        end: {
          title: 'Fertig für jetzt',
          say: 'Am Ende deines Zuges ziehst du auf **5** Karten nach und wirst spielbereit. Dann beginnt die Schurkenphase: zuerst **1** Bedrohung mehr.',
          ask: 'Beende deinen Zug',
          why: 'In der Schurkenphase wächst die Bedrohung, der Schurke greift einen Helden an oder treibt gegen ein Alter Ego seinen Plan voran, und eine neue Karte kommt.',
          others: {
            flip: 'Peter Parker wäre vor dem Angriff sicher, aber Rhino triebe seinen Plan voran. Bleib diesmal Held.',
          },
        },
        sense: {
          title: 'Dein Spinnensinn kribbelt',
          say: 'Rhino greift an. Spider-Mans eigene Fähigkeit bringt dir jetzt eine Karte, gratis.',
          ask: 'Nutze Spinnensinn',
          others: { pass: 'Eine Karte gratis, ganz ohne Haken. Nimm sie!' },
        },
        defend: {
          title: 'Verteidige',
          say: 'Rhino trifft für **2**, und seine verdeckte **Boost**-Karte kann noch mehr bringen. Verteidigt Spider-Man, gehen seine **3** VER ab.',
          ask: 'Wähle Spider-Man als Verteidiger',
          why: 'Ein Held, der verteidigt, wird erschöpft und erleidet den Schaden minus seine VER. Niemand muss verteidigen.',
          others: {
            nobody:
              'Das darfst du, und Spider-Man bliebe spielbereit. Aber 3 VER schlucken fast den ganzen Schlag; du wählst noch.',
          },
        },
        minion: {
          title: 'Besuch!',
          say: 'Der Boost brachte 1, und 3 minus 3 ist **nichts**. Dann kam eine Karte: ein Hydra-Söldner mit **Wache**. Erst wenn er besiegt ist, kannst du Rhino treffen.',
          why: 'Am Ende der Schurkenphase deckt jeder eine Begegnungskarte auf. Schergen bleiben und greifen diese Person an.',
        },
        tired: {
          title: 'Was Verteidigen kostet',
          say: 'Du bist wieder dran! Spider-Man ist vom Verteidigen **erschöpft** und kann nicht handeln, deine Karten schon: Schau auf deine Hand.',
          why: 'Wer verteidigt, wird dafür erschöpft und erst am Ende seines nächsten Zuges wieder spielbereit. Überleg es dir also vorher.',
        },
      },
    },
  },
};
