import { commonVerbs, forms, type Verb } from '@assemble/language';

const { verb, irregular, es, de, apart, would, wuerde } = forms;
const { have, deal, take, prevent, remove, give, choose, play, spend, cost, increase, cancel } = commonVerbs;

const vaya = (infinitive: string): Verb['es'] => ({
  infinitive,
  imperative: infinitive,
  third: `va a ${infinitive}`,
  second: `vas a ${infinitive}`,
  plural: `van a ${infinitive}`,
  subjunctive: `vaya a ${infinitive}`,
  participle: infinitive,
});
/** What is done in this game. */
export const verbs = {
  have,
  deal,
  take,
  prevent,
  remove,
  give,
  choose,
  play,
  spend,
  cost,
  increase,
  cancel,
  // Damage and threat.
  wouldTake: verb(would('take'), vaya('sufrir'), wuerde('erleiden')),
  divide: verb(
    'divide',
    es('repartir', 'reparte', 'reparta', 'repartido'),
    apart('auf', 'teilen', 'teile', 'teilt', 'geteilt'),
  ),
  heal: verb('heal', es('curar', 'cura', 'cure', 'curado'), de('heilen', 'heile', 'heilt', 'geheilt')),
  move: verb(
    'move',
    es('trasladar', 'traslada', 'traslade', 'trasladado'),
    de('bewegen', 'bewege', 'bewegt', 'bewegt'),
  ),
  place: verb('place', es('poner', 'pone', 'ponga', 'puesto', 'pon'), de('legen', 'lege', 'legt', 'gelegt')),
  defeat: verb(
    'defeat',
    es('derrotar', 'derrota', 'derrote', 'derrotado'),
    de('besiegen', 'besiege', 'besiegt', 'besiegt'),
  ),

  // Enemies and heroes.
  attack: verb(
    'attack',
    es('atacar', 'ataca', 'ataque', 'atacado'),
    apart('an', 'greifen', 'greif', 'greift', 'gegriffen'),
  ),
  wouldAttack: verb(would('attack'), vaya('atacar'), wuerde('angreifen')),
  scheme: verb(
    'scheme',
    es('ejecutar el plan', 'ejecuta el plan', 'ejecute el plan', 'ejecutado el plan'),
    de('den Plan vorantreiben', 'treibe', 'treibt', 'den Plan vorangetrieben', {
      prefix: 'den Plan voran',
    }),
  ),
  thwart: verb(
    'thwart',
    es('intervenir', 'interviene', 'intervenga', 'intervenido', 'intervén'),
    de('Widerstand leisten', 'leiste', 'leistet', 'Widerstand geleistet', { prefix: 'Widerstand' }),
  ),
  stun: verb(
    'stun',
    es('aturdir', 'aturde', 'aturda', 'aturdido'),
    de('betäuben', 'betäube', 'betäubt', 'betäubt'),
  ),
  confuse: verb(
    'confuse',
    es('confundir', 'confunde', 'confunda', 'confundido'),
    de('verwirren', 'verwirre', 'verwirrt', 'verwirrt'),
  ),
  exhaust: verb(
    'exhaust',
    es('agotar', 'agota', 'agote', 'agotado'),
    de('erschöpfen', 'erschöpfe', 'erschöpft', 'erschöpft'),
  ),
  gainControl: verb(
    'gain control of',
    es(
      'obtener el control de',
      'obtiene el control de',
      'obtenga el control de',
      'obtenido el control de',
      'obtén el control de',
    ),
    de(
      'die Kontrolle übernehmen über',
      'übernimm die Kontrolle über',
      'übernimmt die Kontrolle über',
      'die Kontrolle übernommen über',
    ),
  ),
  ready: verb(
    { base: 'ready', third: 'readies', past: 'readied' },
    es('preparar', 'prepara', 'prepare', 'preparado'),
    de('spielbereit machen', 'mache', 'macht', 'spielbereit gemacht', { prefix: 'spielbereit' }),
  ),
  changeTo: verb(
    'change',
    es('cambiar', 'cambia', 'cambie', 'cambiado'),
    de('wechseln', 'wechsle', 'wechselt', 'gewechselt', { second: 'wechselst' }),
  ),

  // Cards.
  draw: verb(
    irregular('draw', 'drew', 'drawn'),
    es('robar', 'roba', 'robe', 'robado'),
    de('ziehen', 'ziehe', 'zieht', 'gezogen'),
  ),
  discard: verb(
    'discard',
    es('descartar', 'descarta', 'descarte', 'descartado'),
    apart('ab', 'legen', 'lege', 'legt', 'gelegt'),
  ),
  return: verb(
    'return',
    es('devolver', 'devuelve', 'devuelva', 'devuelto'),
    apart('zurück', 'nehmen', 'nimm', 'nimmt', 'genommen'),
  ),
  search: verb(
    { base: 'search', third: 'searches' },
    es('buscar', 'busca', 'busque', 'buscado'),
    de('durchsuchen', 'durchsuche', 'durchsucht', 'durchsucht'),
  ),
  lookAt: verb(
    'look',
    es('mirar', 'mira', 'mire', 'mirado'),
    apart('an', 'sehen', 'sieh dir', 'sieht', 'gesehen'),
  ),
  add: verb(
    'add',
    es('añadir', 'añade', 'añada', 'añadido'),
    de('nehmen', 'nimm', 'nimmt', 'genommen', { second: 'nimmst' }),
  ),
  shuffle: verb(
    'shuffle',
    es('barajar', 'baraja', 'baraje', 'barajado'),
    de('mischen', 'mische', 'mischt', 'gemischt'),
  ),
  put: verb(
    irregular('put', 'put'),
    es('poner', 'pone', 'ponga', 'puesto', 'pon'),
    de('bringen', 'bringe', 'bringt', 'gebracht'),
  ),
  reveal: verb(
    'reveal',
    es('mostrar', 'muestra', 'muestre', 'mostrado'),
    apart('auf', 'decken', 'decke', 'deckt', 'gedeckt'),
  ),
  dealCard: verb(
    irregular('deal', 'dealt'),
    es('repartir', 'reparte', 'reparta', 'repartido'),
    apart('zu', 'teilen', 'teile', 'teilt', 'geteilt'),
  ),
  resolve: verb(
    'resolve',
    es('resolver', 'resuelve', 'resuelva', 'resuelto'),
    apart('ab', 'handeln', 'handle', 'handelt', 'gehandelt'),
  ),
  pay: verb(
    irregular('pay', 'paid'),
    es('pagar', 'paga', 'pague', 'pagado'),
    de('bezahlen', 'bezahle', 'bezahlt', 'bezahlt'),
  ),
  generate: verb(
    'generate',
    es('generar', 'genera', 'genere', 'generado'),
    de('erzeugen', 'erzeuge', 'erzeugt', 'erzeugt'),
  ),

  // What holds.
  get: verb(
    irregular('get', 'got'),
    es('recibir', 'recibe', 'reciba', 'recibido'),
    de('bekommen', 'bekomm', 'bekommt', 'bekommen'),
  ),
  gain: verb(
    'gain',
    es('ganar', 'gana', 'gane', 'ganado'),
    de('erhalten', 'erhalte', 'erhält', 'erhalten', { second: 'erhältst' }),
  ),
  equal: verb(
    { base: 'be', third: 'is', plural: 'are', past: 'was' },
    { ...es('ser', 'es', 'sea', 'sido'), plural: 'son' },
    de('sein', 'sei', 'ist', 'gewesen', { plural: 'sind', sein: true }),
  ),
  become: verb(
    { base: 'be', third: 'is', plural: 'are', past: 'was' },
    es('quedar', 'queda', 'quede', 'quedado'),
    de('werden', 'werde', 'wird', 'geworden', { second: 'wirst', sein: true }),
  ),
  enterPlay: verb(
    'enter play',
    es('entrar en juego', 'entra en juego', 'entre en juego', 'entrado en juego'),
    de('ins Spiel kommen', 'komm', 'kommt', 'ins Spiel gekommen', { prefix: 'ins Spiel', sein: true }),
  ),
  defend: verb(
    'defend',
    es('defender', 'defiende', 'defienda', 'defendido'),
    de('verteidigen', 'verteidige', 'verteidigt', 'verteidigt'),
  ),
  cannotTakeDamage: verb(
    { base: 'cannot take damage', third: 'cannot take damage', plural: 'cannot take damage' },
    {
      ...es('no poder sufrir daño', 'no puede sufrir daño', 'no pueda sufrir daño', ''),
      plural: 'no pueden sufrir daño',
      second: 'no puedes sufrir daño',
    },
    de('keinen Schaden erleiden können', 'kann', 'kann', '', {
      prefix: 'keinen Schaden erleiden',
      second: 'kannst',
    }),
  ),
  cannotBeRemoved: verb(
    { base: 'cannot be removed', third: 'cannot be removed' },
    es('no poder retirar amenaza', 'no se puede retirar amenaza', 'no se pueda retirar amenaza', ''),
    de('entfernt werden können', 'kann', 'kann', '', { prefix: 'entfernt werden' }),
  ),
} as const satisfies Record<string, Verb>;

export type VerbId = keyof typeof verbs;
