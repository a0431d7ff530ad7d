import { defineLexicon, kit } from '../src/index.ts';

/** A sample of one game's words, enough for the phrases of these tests. */
const lexicon = defineLexicon({
  nouns: {
    character: {
      en: { one: 'character', many: 'characters' },
      es: { one: 'personaje', many: 'personajes', gender: 'm' },
      de: { one: 'Charakter', many: 'Charaktere', gender: 'm' },
    },
    die: {
      en: { one: 'die', many: 'dice' },
      es: { one: 'dado', many: 'dados', gender: 'm' },
      de: { one: 'Würfel', many: 'Würfel', gender: 'm' },
    },
    sidekick: {
      en: { one: 'sidekick', many: 'sidekicks' },
      es: { one: 'comparsa', many: 'comparsas', gender: 'f' },
      de: { one: 'Sidekick', many: 'Sidekicks', gender: 'm' },
    },
    card: {
      en: { one: 'card', many: 'cards' },
      es: { one: 'carta', many: 'cartas', gender: 'f' },
      de: { one: 'Karte', many: 'Karten', gender: 'f' },
    },
    shield: {
      en: { one: 'shield', many: 'shields' },
      es: { one: 'escudo', many: 'escudos', gender: 'm' },
      de: { one: 'Schild', many: 'Schilde', gender: 'n' },
    },
    hero: {
      en: { one: 'hero', many: 'heroes', person: true },
      es: { one: 'héroe', many: 'héroes', gender: 'm' },
      de: { one: 'Held', many: 'Helden', gender: 'm', weak: true },
    },
    weapon: {
      en: { one: 'weapon', many: 'weapons' },
      es: { one: 'arma', many: 'armas', gender: 'f', el: true },
      de: { one: 'Waffe', many: 'Waffen', gender: 'f' },
    },
    opponent: {
      en: { one: 'opponent', many: 'opponents', person: true },
      es: { one: 'adversario', many: 'adversarios', gender: 'm' },
      de: { one: 'Gegner', many: 'Gegner', gender: 'm' },
    },
    player: {
      en: { one: 'player', many: 'players', person: true },
      es: { one: 'jugador', many: 'jugadores', gender: 'm' },
      de: { one: 'Spieler', many: 'Spieler', gender: 'm' },
    },
    damage: {
      en: { one: 'damage', many: 'damage', only: 'one' },
      es: { one: 'daño', many: 'daños', gender: 'm' },
      de: { one: 'Schaden', many: 'Schaden', gender: 'm', only: 'one' },
    },
    fieldingCost: {
      en: { one: 'fielding cost', many: 'fielding costs' },
      es: { one: 'coste de despliegue', many: 'costes de despliegue', gender: 'm' },
      de: { one: 'Einsatzkosten', many: 'Einsatzkosten', gender: 'f', only: 'many' },
    },
    usedPile: {
      en: { one: 'used pile', many: 'used piles' },
      es: { one: 'zona de usados', many: 'zonas de usados', gender: 'f' },
      de: { one: 'Ablage', many: 'Ablagen', gender: 'f' },
    },
    prepArea: {
      en: { one: 'prep area', many: 'prep areas' },
      es: { one: 'zona de preparación', many: 'zonas de preparación', gender: 'f' },
      de: { one: 'Vorbereitungszone', many: 'Vorbereitungszonen', gender: 'f' },
    },
    fieldZone: {
      en: { one: 'field zone', many: 'field zones' },
      es: { one: 'zona de despliegue', many: 'zonas de despliegue', gender: 'f' },
      de: { one: 'Feldzone', many: 'Feldzonen', gender: 'f' },
    },
    bag: {
      en: { one: 'bag', many: 'bags' },
      es: { one: 'bolsa', many: 'bolsas', gender: 'f' },
      de: { one: 'Würfelbeutel', many: 'Würfelbeutel', gender: 'm' },
    },
    end: {
      en: { one: 'end', many: 'ends' },
      es: { one: 'final', many: 'finales', gender: 'm' },
      de: { one: 'Ende', many: 'Enden', gender: 'n' },
    },
    turn: {
      en: { one: 'turn', many: 'turns' },
      es: { one: 'turno', many: 'turnos', gender: 'm' },
      de: { one: 'Zug', many: 'Züge', gender: 'm', genitive: 'Zuges' },
    },
  },
  adjectives: {
    opposing: { en: 'opposing', es: 'enemigo', de: 'gegnerisch' },
    active: { en: 'active', es: 'activo', de: 'aktiv' },
    common: { en: 'common', es: { m: 'común', f: 'común', mp: 'comunes', fp: 'comunes' }, de: 'häufig' },
    green: { en: 'green', es: 'verde', de: 'grün' },
    dark: { en: 'dark', es: 'oscuro', de: { base: 'dunkel', stem: 'dunkl' } },
    unblocked: { en: 'unblocked', es: { invariable: 'sin bloquear' }, de: 'ungeblockt' },
    pink: { en: 'pink', es: { invariable: 'rosa' }, de: { invariable: 'rosa' } },
    first: {
      en: 'first',
      es: { m: 'primero', f: 'primera', mp: 'primeros', fp: 'primeras', before: true, short: 'primer' },
      de: 'erste',
    },
  },
  verbs: {
    be: {
      en: { base: 'be', third: 'is', plural: 'are', past: 'was', participle: 'been' },
      es: {
        infinitive: 'estar',
        imperative: 'está',
        third: 'está',
        subjunctive: 'esté',
        participle: 'estado',
      },
      de: {
        infinitive: 'sein',
        imperative: 'sei',
        third: 'ist',
        second: 'bist',
        plural: 'sind',
        secondPlural: 'seid',
        participle: 'gewesen',
        sein: true,
      },
    },
    deal: {
      en: { base: 'deal', past: 'dealt' },
      es: {
        infinitive: 'infligir',
        imperative: 'inflige',
        third: 'inflige',
        subjunctive: 'inflija',
        participle: 'infligido',
      },
      de: { infinitive: 'zufügen', imperative: 'füge', third: 'fügt', participle: 'zugefügt', prefix: 'zu' },
    },
    take: {
      en: { base: 'take', past: 'took', participle: 'taken' },
      es: {
        infinitive: 'recibir',
        imperative: 'recibe',
        third: 'recibe',
        subjunctive: 'reciba',
        participle: 'recibido',
      },
      de: { infinitive: 'erleiden', imperative: 'erleide', third: 'erleidet', participle: 'erlitten' },
    },
    block: {
      en: { base: 'block' },
      es: {
        infinitive: 'bloquear',
        imperative: 'bloquea',
        third: 'bloquea',
        subjunctive: 'bloquee',
        participle: 'bloqueado',
      },
      de: { infinitive: 'blocken', imperative: 'blocke', third: 'blockt', participle: 'geblockt' },
    },
    attack: {
      en: { base: 'attack' },
      es: {
        infinitive: 'atacar',
        imperative: 'ataca',
        third: 'ataca',
        subjunctive: 'ataque',
        participle: 'atacado',
      },
      de: {
        infinitive: 'angreifen',
        imperative: 'greife',
        third: 'greift',
        participle: 'angegriffen',
        prefix: 'an',
      },
    },
    get: {
      en: { base: 'get', past: 'got' },
      es: {
        infinitive: 'obtener',
        imperative: 'obtén',
        third: 'obtiene',
        subjunctive: 'obtenga',
        participle: 'obtenido',
      },
      de: {
        infinitive: 'erhalten',
        imperative: 'erhalte',
        third: 'erhält',
        second: 'erhältst',
        participle: 'erhalten',
      },
    },
    reroll: {
      en: { base: 'reroll' },
      es: {
        infinitive: 'repetir la tirada de',
        imperative: 'repite la tirada de',
        third: 'repite la tirada de',
        subjunctive: 'repita la tirada de',
        participle: 'repetido la tirada de',
      },
      de: {
        infinitive: 'nachwürfeln',
        imperative: 'würfle',
        third: 'würfelt',
        participle: 'nachgewürfelt',
        prefix: 'nach',
      },
    },
    knockOut: {
      en: { base: 'knock out' },
      es: {
        infinitive: 'aturdir',
        imperative: 'aturde',
        third: 'aturde',
        subjunctive: 'aturda',
        participle: 'aturdido',
      },
      de: {
        infinitive: 'k. o. schlagen',
        imperative: 'schlage',
        third: 'schlägt',
        participle: 'k. o. geschlagen',
        prefix: 'k. o.',
      },
    },
    capture: {
      en: { base: 'capture' },
      es: {
        infinitive: 'capturar',
        imperative: 'captura',
        third: 'captura',
        subjunctive: 'capture',
        participle: 'capturado',
      },
      de: {
        infinitive: 'gefangen nehmen',
        imperative: 'nimm',
        third: 'nimmt',
        participle: 'gefangen genommen',
        prefix: 'gefangen',
      },
    },
    field: {
      en: { base: 'field' },
      es: {
        infinitive: 'desplegar',
        imperative: 'despliega',
        third: 'despliega',
        subjunctive: 'despliegue',
        participle: 'desplegado',
      },
      de: {
        infinitive: 'einsetzen',
        imperative: 'setze',
        third: 'setzt',
        participle: 'eingesetzt',
        prefix: 'ein',
      },
    },
    pay: {
      en: { base: 'pay', past: 'paid' },
      es: {
        infinitive: 'pagar',
        imperative: 'paga',
        third: 'paga',
        subjunctive: 'pague',
        participle: 'pagado',
      },
      de: { infinitive: 'zahlen', imperative: 'zahle', third: 'zahlt', participle: 'gezahlt' },
    },
    lose: {
      en: { base: 'lose', past: 'lost' },
      es: {
        infinitive: 'perder',
        imperative: 'pierde',
        third: 'pierde',
        subjunctive: 'pierda',
        participle: 'perdido',
      },
      de: { infinitive: 'verlieren', imperative: 'verliere', third: 'verliert', participle: 'verloren' },
    },
    gain: {
      en: { base: 'gain' },
      es: {
        infinitive: 'ganar',
        imperative: 'gana',
        third: 'gana',
        subjunctive: 'gane',
        participle: 'ganado',
      },
      de: {
        infinitive: 'erhalten',
        imperative: 'erhalte',
        third: 'erhält',
        second: 'erhältst',
        participle: 'erhalten',
      },
    },
    prevent: {
      en: { base: 'prevent' },
      es: {
        infinitive: 'evitar',
        imperative: 'evita',
        third: 'evita',
        subjunctive: 'evite',
        participle: 'evitado',
      },
      de: {
        infinitive: 'verhindern',
        imperative: 'verhindere',
        third: 'verhindert',
        participle: 'verhindert',
      },
    },
    draw: {
      en: { base: 'draw', past: 'drew', participle: 'drawn' },
      es: {
        infinitive: 'sacar',
        imperative: 'saca',
        third: 'saca',
        subjunctive: 'saque',
        participle: 'sacado',
      },
      de: { infinitive: 'ziehen', imperative: 'ziehe', third: 'zieht', participle: 'gezogen' },
    },
    move: {
      en: { base: 'move' },
      es: {
        infinitive: 'mover',
        imperative: 'mueve',
        third: 'mueve',
        subjunctive: 'mueva',
        participle: 'movido',
      },
      de: { infinitive: 'legen', imperative: 'lege', third: 'legt', participle: 'gelegt' },
    },
    choose: {
      en: { base: 'choose', past: 'chose', participle: 'chosen' },
      es: {
        infinitive: 'elegir',
        imperative: 'elige',
        third: 'elige',
        subjunctive: 'elija',
        participle: 'elegido',
      },
      de: { infinitive: 'wählen', imperative: 'wähle', third: 'wählt', participle: 'gewählt' },
    },
    cost: {
      en: { base: 'cost', past: 'cost' },
      es: {
        infinitive: 'costar',
        imperative: 'cuesta',
        third: 'cuesta',
        subjunctive: 'cueste',
        participle: 'costado',
      },
      de: { infinitive: 'kosten', imperative: 'koste', third: 'kostet', participle: 'gekostet' },
    },
    spinUp: {
      en: { base: 'spin up', past: 'spun up' },
      es: {
        infinitive: 'subir',
        imperative: 'sube',
        third: 'sube',
        subjunctive: 'suba',
        participle: 'subido',
      },
      de: {
        infinitive: 'hochdrehen',
        imperative: 'drehe',
        third: 'dreht',
        participle: 'hochgedreht',
        prefix: 'hoch',
      },
    },
    heal: {
      en: { base: 'heal' },
      es: {
        infinitive: 'curar',
        imperative: 'cúrate',
        third: 'cura',
        subjunctive: 'cure',
        participle: 'curado',
        reflexive: true,
      },
      de: { infinitive: 'heilen', imperative: 'heile', third: 'heilt', participle: 'geheilt' },
    },
  },
});

export const en = kit('en', lexicon);
export const es = kit('es', lexicon);
export const de = kit('de', lexicon);
