import type { Book } from '../../../rules/book/book.ts';
import { matFigure, turnFigure } from './figures.tsx';

/** The rules of Dice Masters in playing order. */
export const book: Book = {
  differences: [],
  chapters: [
    {
      id: 'how-to-play',
      title: { en: 'How to play', es: 'Cómo se juega', de: 'So wird gespielt' },
      lead: {
        en: 'A duel of heroes in which your dice grow with every turn.',
        es: 'Un duelo de héroes en el que tus dados mejoran turno a turno.',
        de: 'Ein Heldenduell, in dem dein Würfelbeutel mit jedem Zug besser wird.',
      },
      intro: {
        en: [
          'Both players begin with eight sidekicks in a bag. What you roll is energy, and energy buys better dice: heroes, villains and actions. Whoever brings the other player down to no life wins.',
        ],
        es: [
          'Los dos jugadores empiezan con ocho comparsas en la bolsa. Lo que sacas al tirar es energía, y con energía se compran dados mejores: héroes, villanos y acciones. Gana quien deja al rival sin puntos de vida.',
        ],
        de: [
          'Beide beginnen mit acht Sidekicks im Beutel. Was du würfelst, ist Energie, und mit Energie kaufst du bessere Würfel: Helden, Schurken und Aktionen. Wer die andere Seite auf null Lebenspunkte bringt, gewinnt.',
        ],
      },
      steps: {
        en: [
          '**Draw four dice** from your bag and roll them. You may reroll as many of them as you like, once.',
          '**Spend energy** to buy dice from cards. Bought dice go to the used pile and come back with the next full bag.',
          '**Field characters** that you rolled: they now stand before you, ready to attack and to block.',
          '**Attack** with as many of them as you dare. The other player says who blocks whom.',
          '**Damage** is dealt all at once. Unblocked attackers hit the player; a character with as much damage as defense is knocked out.',
        ],
        es: [
          '**Saca cuatro dados** de la bolsa y tíralos. Puedes repetir la tirada de los que quieras, una sola vez.',
          '**Gasta energía** para comprar dados de las cartas. Los dados comprados van a la zona de usados y vuelven cuando se rellena la bolsa.',
          '**Despliega personajes** de los que hayas sacado: quedan ante ti, listos para atacar y bloquear.',
          '**Ataca** con cuantos te atrevas. El rival dice quién bloquea a quién.',
          'El **daño** se inflige todo a la vez. Los atacantes sin bloquear dañan al jugador; un personaje con tanto daño como defensa queda aturdido.',
        ],
        de: [
          '**Zieh vier Würfel** aus dem Beutel und wirf sie. Beliebig viele davon darfst du einmal nachwürfeln.',
          '**Gib Energie aus**, um Würfel von Karten zu kaufen. Gekaufte Würfel kommen in die Ablage und mit dem nächsten vollen Beutel zurück.',
          '**Setz Charaktere ein**, die du gewürfelt hast: Sie stehen nun vor dir, bereit zum Angreifen und Blocken.',
          '**Greif an**, mit so vielen, wie du dich traust. Die andere Seite sagt, wer wen blockt.',
          'Der **Schaden** trifft alle zugleich. Ungeblockte Angreifer treffen die Person selbst; wer so viel Schaden hat wie Verteidigung, geht k. o.',
        ],
      },
      topics: ['core-rules', 'life-and-winning'],
      figures: [turnFigure],
    },
    {
      id: 'teams',
      title: { en: 'Teams and set-up', es: 'Equipos y preparación', de: 'Teams und Spielaufbau' },
      lead: {
        en: 'Who fights for you, and how the table is laid.',
        es: 'Quién lucha por ti y cómo se prepara la mesa.',
        de: 'Wer für dich kämpft, und was auf den Tisch kommt.',
      },
      intro: {
        en: [
          'For a first game there are ready teams. Later you draft cards in turns, or bring a team of your own: a few cards, and dice for them.',
        ],
        es: [
          'Para la primera partida hay equipos ya hechos. Más adelante se eligen cartas por turnos o se trae un equipo propio: unas pocas cartas y los dados que les pongas.',
        ],
        de: [
          'Fürs erste Spiel gibt es fertige Teams. Später wählt ihr Karten reihum, oder jede Seite bringt ihr eigenes Team mit: ein paar Karten und die Würfel dazu.',
        ],
      },
      topics: ['first-game', 'team-rules', 'basic-teams', 'draft-teams', 'tournament-teams'],
      figures: [],
    },
    {
      id: 'turn',
      title: { en: 'The turn', es: 'El turno', de: 'Der Zug' },
      lead: {
        en: 'Five phases, always in the same order.',
        es: 'Cinco fases, siempre en el mismo orden.',
        de: 'Fünf Phasen, immer in derselben Reihenfolge.',
      },
      intro: {
        en: [
          'A turn begins with tidying up: whatever still lies in your reserve pool is used up. Then you draw, roll and reroll, and what you rolled is what you can work with.',
        ],
        es: [
          'El turno empieza ordenando: lo que aún quede en tu reserva se da por usado. Después sacas dados, tiras y repites, y con lo que haya salido tendrás que apañarte.',
        ],
        de: [
          'Ein Zug beginnt mit Aufräumen: Was noch in deiner Reserve liegt, ist verbraucht. Dann ziehst du, würfelst und würfelst nach, und mit dem Ergebnis arbeitest du.',
        ],
      },
      topics: ['turn-structure', 'clear-and-draw', 'roll-and-reroll'],
      figures: [turnFigure],
    },
    {
      id: 'main-phase',
      title: {
        en: 'Buying, fielding, using',
        es: 'Comprar, desplegar, usar',
        de: 'Kaufen, einsetzen, nutzen',
      },
      lead: {
        en: 'What energy is good for.',
        es: 'Para qué sirve la energía.',
        de: 'Wozu Energie gut ist.',
      },
      intro: {
        en: [
          'In your main phase you do these things in any order and as often as you can pay. Energy that you keep pays for global abilities later, even in the other player’s turn.',
        ],
        es: [
          'En tu fase principal haces todo esto en el orden que quieras y tantas veces como puedas pagar. La energía que guardes sirve después para habilidades globales, incluso en el turno del rival.',
        ],
        de: [
          'In deiner Hauptphase tust du all das in beliebiger Reihenfolge, sooft du bezahlen kannst. Energie, die du aufhebst, bezahlt später globale Fähigkeiten, auch im Zug der anderen Seite.',
        ],
      },
      topics: ['paying', 'purchasing', 'fielding', 'action-dice', 'global-abilities'],
      figures: [matFigure],
    },
    {
      id: 'combat',
      title: { en: 'Attack and damage', es: 'Ataque y daño', de: 'Angriff und Schaden' },
      lead: {
        en: 'Attackers forward, blockers in the way.',
        es: 'Los atacantes, adelante; los bloqueadores, en medio.',
        de: 'Angreifer nach vorn, Blocker dazwischen.',
      },
      intro: {
        en: [
          'Nobody has to attack, and nobody has to block. An attacker that got through is used up; a blocked one comes home, if it survives. Whoever is knocked out is rolled again next turn.',
        ],
        es: [
          'Nadie está obligado a atacar ni a bloquear. El atacante que pasa queda usado; el bloqueado vuelve, si sobrevive. Quien queda aturdido se vuelve a tirar en el siguiente turno.',
        ],
        de: [
          'Niemand muss angreifen, niemand muss blocken. Ein Angreifer, der durchkommt, ist verbraucht; ein geblockter kehrt zurück, falls er überlebt. Wer k. o. geht, wird im nächsten Zug wieder gewürfelt.',
        ],
      },
      topics: ['attack', 'blocking', 'damage', 'knock-out', 'regroup'],
      figures: [matFigure],
    },
    {
      id: 'dice-and-cards',
      title: { en: 'Dice, cards, zones', es: 'Dados, cartas, zonas', de: 'Würfel, Karten, Zonen' },
      lead: {
        en: 'How to read what lies before you.',
        es: 'Cómo leer lo que tienes delante.',
        de: 'Wie du liest, was vor dir liegt.',
      },
      intro: {
        en: [
          'A die shows energy on three of its faces and itself, at three levels, on the others. Its card says what it can do. Where the die lies tells whether it counts.',
        ],
        es: [
          'Un dado muestra energía en tres de sus caras y al personaje, en tres niveles, en las otras. Su carta dice lo que sabe hacer. El lugar en que está el dado dice si cuenta.',
        ],
        de: [
          'Ein Würfel zeigt auf drei Seiten Energie und auf den anderen die Figur selbst, in drei Stufen. Seine Karte sagt, was er kann. Wo er liegt, entscheidet, ob er zählt.',
        ],
      },
      topics: ['dice', 'energy', 'cards', 'zones', 'components'],
      figures: [matFigure],
    },
    {
      id: 'abilities',
      title: { en: 'Abilities in detail', es: 'Las habilidades al detalle', de: 'Fähigkeiten im Einzelnen' },
      lead: {
        en: 'For the moment when two cards meet.',
        es: 'Para cuando dos cartas se encuentran.',
        de: 'Für den Moment, in dem zwei Karten aufeinandertreffen.',
      },
      intro: {
        en: [
          'You need not read this before you play: the table applies it. Come here when you want to know why something counted, or which of two effects came first.',
        ],
        es: [
          'No hace falta leerlo antes de jugar: la mesa lo aplica. Ven aquí cuando quieras saber por qué contó algo o cuál de dos efectos fue primero.',
        ],
        de: [
          'Vor dem Spielen musst du das nicht lesen: Der Tisch wendet es an. Komm her, wenn du wissen willst, warum etwas gezählt hat oder welcher von zwei Effekten zuerst kam.',
        ],
      },
      topics: [
        ...['active-and-fielded', 'bonuses', 'bursts', 'prevent-and-redirect', 'ordering', 'dice-identity'],
        ...['capture-and-control', 'copying', 'spinning', 'glossary'],
      ],
      figures: [],
    },
  ],
};
