import type { Lesson } from '../lesson.ts';
import { CALM, CAST } from './cast.ts';

/** Action dice, what a burst changes, and a global ability in the other player's turn. */
export const actions: Lesson = {
  id: 'actions',
  minutes: 5,
  given: {
    ...CAST,
    teams: {
      You: ['avx/captain-america-american-hero', 'avx/beast-mutate-666'],
      Pip: ['avx/human-torch-playing-with-fire', 'avx/spider-man-webhead', 'avx/thor-odinson'],
    },
    shared: ['avx/power-bolt', 'avx/smash', 'avx/force-beam'],
    phase: 'main',
    left: { 'power-bolt': 2, smash: 2, 'force-beam': 3 },
    You: {
      life: 10,
      bag: { sidekick: 6 },
      reserve: ['power-bolt@action', 'smash@action**', 'sidekick@fist'],
      field: ['sidekick@character'],
      cards: { 'captain-america': 2, beast: 2 },
    },
    Pip: {
      life: 10,
      bag: { sidekick: 8 },
      field: ['human-torch@L1', 'spider-man@L2', 'thor@L1'],
      cards: { 'human-torch': 1, 'spider-man': 1, thor: 1 },
    },
    roll: ['human-torch@bolt', 'spider-man@fist', 'fist', 'bolt', 'bolt', 'mask'],
  },
  foe: CALM,
  auto: [{ pass: true }],
  steps: [
    { id: 'actions', light: 'hand', rule: 'DM-ACTION-DICE-2' },
    { id: 'bolt', does: { use: 'power-bolt', choose: "Pip's human-torch" }, rule: 'DM-ACTION-DICE-3' },
    { id: 'burst', does: { use: 'smash', choose: "Pip's spider-man" }, rule: 'DM-BURSTS-1' },
    { id: 'save', does: { pass: true }, rule: 'DM-GLOBAL-ABILITIES-8' },
    {
      id: 'wait',
      does: { attack: 'nobody' },
      foe: [{ reroll: 'none' }, { pass: true }, { attack: ['thor'] }],
    },
    { id: 'block', does: { block: { sidekick: 'thor' } }, foe: [{ pass: true }] },
    { id: 'global', does: { global: 'smash' }, foe: [{ pass: true }], rule: 'DM-GLOBAL-ABILITIES-2' },
    { id: 'held', light: 'field 0' },
  ],
  text: {
    en: {
      title: 'Actions, globals, bursts',
      about: 'Play action dice, read the bursts, use a global in my turn.',
      other: 'You may do that. Here something else comes first; nothing was spent.',
      end: 'Actions, bursts, globals: you know them all. Time for a whole match!',
      steps: {
        actions: {
          title: 'Not heroes, but useful',
          say: 'Two of your dice show **actions**. Anybody may buy them from the middle, and using one costs **nothing**.',
          why: 'In your own main phase you may use an action die that shows its action face. It costs no energy; then it goes to your used pile.',
        },
        bolt: {
          title: 'Power Bolt',
          say: 'It deals **2** damage to a character or a player. Human Torch holds exactly 2.',
          ask: 'Use Power Bolt, then choose Human Torch',
          others: {
            "Pip's spider":
              'Spider-Man holds 4, so 2 damage would not stop him. Human Torch holds 2; you are still choosing.',
            "Pip's thor":
              'Thor holds 6, so 2 damage would only tickle. Human Torch holds 2; you are still choosing.',
            Pip: 'Ouch, that would be 2 for me. One attacker less is worth more; you are still choosing.',
            You: 'That would hit your own side! Human Torch is the one; you are still choosing.',
            'use ': 'Smash! comes right after. Power Bolt first; nothing was spent.',
            'global ': 'Hold on to your fist, we need it soon. Nothing was spent.',
            pass: 'Action dice you do not use go to the used pile. Use Power Bolt first; you are still in your main phase.',
          },
        },
        burst: {
          title: 'The little stars',
          say: 'Smash! knocks out a level 1 character. Your die shows **two bursts**, so its two-burst line counts instead: level 2 or lower. Spider-Man is level 2!',
          ask: 'Use Smash!, then choose Spider-Man',
          why: 'A burst on the face you rolled switches on the line of the card with the same mark. Without it, that line does nothing.',
          others: {
            "Pip's thor":
              'Also possible. But let us see the burst at work: without it only level 1 is in reach, and Spider-Man is level 2.',
            "You's": 'That would be your own sidekick! Spider-Man is the one; you are still choosing.',
            'global ': 'Hold on to your fist, we need it soon. Nothing was spent.',
            pass: 'Use Smash! first, it costs nothing. You are still in your main phase.',
          },
        },
        save: {
          title: 'Keep the fist',
          say: 'One fist is left. Smash! also has a **global** line, marked **G**, that anybody may pay for, even in the other player’s turn. So save it.',
          ask: 'End your main phase',
          why: 'Global abilities work for both players, in the main phase and the attack phase of either turn. Energy you save pays for them.',
          others: {
            'global ':
              'Nobody is blocked right now, so it would do nothing. In my turn it will; nothing was spent.',
          },
        },
        wait: {
          title: 'Stay at home',
          say: 'Thor has 5 attack and 6 defense. Your sidekick had better stay here and block.',
          ask: 'Attack with nobody',
          other:
            'Thor would block him, and then nobody is left to guard you. Stay at home; nothing has moved.',
        },
        block: {
          title: 'Brave little sidekick',
          say: 'Thor attacks for **5**. Block him: what hits your sidekick does not hit you, and you still have that fist.',
          ask: 'Choose your sidekick, then Thor, then confirm',
          other: '5 damage would be half of your life. Put the sidekick in the way; you are still choosing.',
        },
        global: {
          title: 'Now the global!',
          say: 'Pay a fist, and the blocked Thor deals **no damage** this turn. You need not own a single Smash! die for that.',
          ask: 'Choose Smash! and pay the fist',
          why: 'A global ability belongs to the table, not to a die: both players may use it for as long as the card lies there.',
          others: {
            pass: 'Without it Thor knocks your sidekick out. You have a fist: use it. Nothing has happened yet.',
          },
        },
        held: {
          title: 'Thor, stopped by a sidekick',
          say: 'One saved fist was worth more than a die. Look at the cards with a **G** before every match, mine as well.',
        },
      },
    },
    es: {
      title: 'Acciones, globales, estallidos',
      about: 'Usa dados de acción, lee los estallidos y una global en mi turno.',
      other: 'Puedes hacerlo. Aquí va otra cosa primero; no has gastado nada.',
      end: 'Acciones, estallidos, globales: ya las conoces todas. ¡Hora de una partida entera!',
      steps: {
        actions: {
          title: 'No son héroes, pero ayudan',
          say: 'Dos de tus dados muestran **acciones**. Los del centro los puede comprar cualquiera, y usarlos no cuesta **nada**.',
          why: 'En tu fase principal puedes usar un dado de acción que muestre su cara de acción. No cuesta energía y después va a tu zona de usados.',
        },
        bolt: {
          title: 'Descarga de poder',
          say: 'Inflige **2** de daño a un personaje o a un jugador. La Antorcha Humana aguanta justo 2.',
          ask: 'Usa Descarga de poder y elige a la Antorcha Humana',
          others: {
            "Pip's spider":
              'Spider-Man aguanta 4, así que 2 de daño no lo pararían. La Antorcha Humana aguanta 2; sigues eligiendo.',
            "Pip's thor":
              'Thor aguanta 6: con 2 de daño solo le harías cosquillas. La Antorcha Humana aguanta 2; sigues eligiendo.',
            Pip: 'Ay, serían 2 para mí. Un atacante menos vale más; sigues eligiendo.',
            You: '¡Eso daría en tu propio lado! Es para la Antorcha Humana; sigues eligiendo.',
            'use ': '¡Smash! va justo después. Primero Descarga de poder; no has gastado nada.',
            'global ': 'Guarda el puño, lo necesitaremos pronto. No has gastado nada.',
            pass: 'Los dados de acción que no usas van a la zona de usados. Usa antes Descarga de poder; sigues en tu fase principal.',
          },
        },
        burst: {
          title: 'Las estrellitas',
          say: '¡Smash! aturde a un personaje de nivel 1. Tu dado muestra **dos estallidos**, así que vale la línea de dos estallidos: nivel 2 o inferior. ¡Spider-Man es de nivel 2!',
          ask: 'Usa ¡Smash! y elige a Spider-Man',
          why: 'Un estallido en la cara que sale activa la línea de la carta con esa misma marca. Sin él, esa línea no hace nada.',
          others: {
            "Pip's thor":
              'También se puede. Pero veamos el estallido en acción: sin él solo llegas al nivel 1, y Spider-Man es de nivel 2.',
            "You's": '¡Ese es tu propio comparsa! Es para Spider-Man; sigues eligiendo.',
            'global ': 'Guarda el puño, lo necesitaremos pronto. No has gastado nada.',
            pass: 'Usa antes ¡Smash!, no cuesta nada. Sigues en tu fase principal.',
          },
        },
        save: {
          title: 'Guarda el puño',
          say: 'Te queda un puño. ¡Smash! tiene además una línea **global**, marcada con **G**, que cualquiera puede pagar, incluso en el turno del otro. Así que guárdalo.',
          ask: 'Termina tu fase principal',
          why: 'Las habilidades globales sirven a los dos jugadores, en la fase principal y la de ataque de cualquier turno. Se pagan con la energía que guardas.',
          others: {
            'global ':
              'Ahora no hay nadie bloqueado, así que no haría nada. En mi turno sí; no has gastado nada.',
          },
        },
        wait: {
          title: 'Quédate en casa',
          say: 'Thor tiene 5 de ataque y 6 de defensa. Mejor que tu comparsa se quede aquí a bloquear.',
          ask: 'No ataques con nadie',
          other:
            'Thor lo bloquearía y no quedaría nadie para protegerte. Quédate en casa; nada se ha movido.',
        },
        block: {
          title: 'Pequeño y valiente',
          say: 'Thor ataca con **5**. Bloquéalo: lo que da en tu comparsa no te da a ti, y aún tienes ese puño.',
          ask: 'Elige a tu comparsa, luego a Thor, y confirma',
          other:
            '5 de daño serían la mitad de tus puntos de vida. Pon al comparsa en medio; sigues eligiendo.',
        },
        global: {
          title: '¡Ahora la global!',
          say: 'Paga un puño y Thor, que está bloqueado, **no inflige daño** este turno. No te hace falta tener ni un dado de ¡Smash!',
          ask: 'Elige ¡Smash! y paga el puño',
          why: 'Una habilidad global es de la mesa, no de un dado: los dos jugadores pueden usarla mientras la carta esté ahí.',
          others: {
            pass: 'Sin ella, Thor aturde a tu comparsa. Tienes un puño: úsalo. Todavía no ha pasado nada.',
          },
        },
        held: {
          title: 'Thor, parado por un comparsa',
          say: 'Un puño guardado valió más que un dado. Antes de cada partida mira las cartas con **G**, también las mías.',
        },
      },
    },
    de: {
      title: 'Aktionen, Globale, Bursts',
      about: 'Aktionswürfel nutzen, Bursts lesen, eine Globale in meinem Zug.',
      other: 'Das darfst du. Hier kommt erst etwas anderes; nichts ist ausgegeben.',
      end: 'Aktionen, Bursts, Globale: Du kennst sie alle. Zeit für eine ganze Partie!',
      steps: {
        actions: {
          title: 'Keine Helden, aber nützlich',
          say: 'Zwei deiner Würfel zeigen **Aktionen**. Die in der Mitte darf jeder kaufen, und sie zu nutzen kostet **nichts**.',
          why: 'In deiner Hauptphase darfst du einen Aktionswürfel nutzen, der seine Aktionsseite zeigt. Das kostet keine Energie; danach kommt er in deine Ablage.',
        },
        bolt: {
          title: 'Energieblitz',
          say: 'Er fügt einem Charakter oder Spieler **2** Schaden zu. Die Menschliche Fackel hält genau 2.',
          ask: 'Nutze Energieblitz und wähle die Menschliche Fackel',
          others: {
            "Pip's spider":
              'Spider-Man hält 4, da reichen 2 Schaden nicht. Die Fackel hält 2; du wählst noch.',
            "Pip's thor": 'Thor hält 6, 2 Schaden kitzeln ihn nur. Die Fackel hält 2; du wählst noch.',
            Pip: 'Autsch, das wären 2 für mich. Ein Angreifer weniger ist mehr wert; du wählst noch.',
            You: 'Das träfe deine eigene Seite! Die Fackel ist gemeint; du wählst noch.',
            'use ': 'Smash! kommt gleich danach. Erst Energieblitz; nichts ist ausgegeben.',
            'global ': 'Heb die Faust auf, wir brauchen sie bald. Nichts ist ausgegeben.',
            pass: 'Aktionswürfel, die du nicht nutzt, kommen in die Ablage. Nutze erst Energieblitz; du bist noch in deiner Hauptphase.',
          },
        },
        burst: {
          title: 'Die kleinen Sterne',
          say: 'Smash! schlägt einen Charakter der Stufe 1 k. o. Dein Würfel zeigt **zwei Bursts**, also gilt die Zeile mit zwei Bursts: Stufe 2 oder niedriger. Spider-Man hat Stufe 2!',
          ask: 'Nutze Smash! und wähle Spider-Man',
          why: 'Ein Burst auf der geworfenen Seite schaltet die Zeile der Karte mit demselben Zeichen ein. Ohne ihn tut diese Zeile nichts.',
          others: {
            "Pip's thor":
              'Geht auch. Aber schauen wir dem Burst zu: Ohne ihn wäre nur Stufe 1 erreichbar, und Spider-Man hat Stufe 2.',
            "You's": 'Das wäre dein eigener Sidekick! Spider-Man ist gemeint; du wählst noch.',
            'global ': 'Heb die Faust auf, wir brauchen sie bald. Nichts ist ausgegeben.',
            pass: 'Nutze erst Smash!, es kostet nichts. Du bist noch in deiner Hauptphase.',
          },
        },
        save: {
          title: 'Behalte die Faust',
          say: 'Eine Faust ist übrig. Smash! hat auch eine **globale** Zeile, mit **G** markiert, die jeder bezahlen darf, sogar im Zug des anderen. Also heb sie auf.',
          ask: 'Beende deine Hauptphase',
          why: 'Globale Fähigkeiten gelten für beide, in der Haupt- und in der Angriffsphase jedes Zuges. Bezahlt werden sie mit Energie, die du aufhebst.',
          others: {
            'global ':
              'Gerade ist niemand geblockt, also täte sie nichts. In meinem Zug schon; nichts ist ausgegeben.',
          },
        },
        wait: {
          title: 'Bleib zu Hause',
          say: 'Thor hat 5 Angriff und 6 Verteidigung. Dein Sidekick bleibt besser hier und blockt.',
          ask: 'Greif mit niemandem an',
          other:
            'Thor würde ihn blocken, und dann beschützt dich keiner. Bleib zu Hause; nichts hat sich bewegt.',
        },
        block: {
          title: 'Klein, aber mutig',
          say: 'Thor greift mit **5** an. Blocke ihn: Was deinen Sidekick trifft, trifft nicht dich, und du hast noch diese Faust.',
          ask: 'Wähle deinen Sidekick, dann Thor, und bestätige',
          other:
            '5 Schaden wären die Hälfte deiner Lebenspunkte. Stell den Sidekick in den Weg; du wählst noch.',
        },
        global: {
          title: 'Jetzt die Globale!',
          say: 'Zahle eine Faust, und der geblockte Thor fügt in diesem Zug **keinen Schaden** zu. Dafür brauchst du keinen einzigen Smash!-Würfel.',
          ask: 'Wähle Smash! und zahle die Faust',
          why: 'Eine globale Fähigkeit gehört dem Tisch, nicht einem Würfel: Beide dürfen sie nutzen, solange die Karte daliegt.',
          others: {
            pass: 'Ohne sie schlägt Thor deinen Sidekick k. o. Du hast eine Faust: Nutze sie. Noch ist nichts passiert.',
          },
        },
        held: {
          title: 'Thor, gestoppt von einem Sidekick',
          say: 'Eine aufgehobene Faust war mehr wert als ein Würfel. Schau vor jeder Partie auf die Karten mit **G**, auch auf meine.',
        },
      },
    },
  },
};
