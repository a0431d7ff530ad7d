import { commonVerbs, forms, type Verb } from '@assemble/language';

const verb = (
  en: Verb['en'] | string,
  es: Parameters<typeof forms.es>,
  de: Parameters<typeof forms.de>,
): Verb => forms.verb(en, forms.es(...es), forms.de(...de));

const { have, deal, remove, lose, play, spend, ignore } = commonVerbs;

export const verbs = {
  have,
  deal,
  remove,
  lose,
  play,
  spend,
  ignore,
  modify: verb(
    'modify',
    ['modificar', 'modifica', 'modifique', 'modificado'],
    ['verändern', 'verändere', 'verändert', 'verändert'],
  ),
  control: verb(
    { base: 'control', past: 'controlled' },
    ['controlar', 'controla', 'controle', 'controlado'],
    ['kontrollieren', 'kontrolliere', 'kontrolliert', 'kontrolliert'],
  ),
  put: verb(
    'place',
    ['colocar', 'coloca', 'coloque', 'colocado'],
    ['platzieren', 'platziere', 'platziert', 'platziert'],
  ),
  flip: verb(
    'flip',
    ['dar la vuelta a', 'da la vuelta a', 'dé la vuelta a', 'dado la vuelta a'],
    ['drehen', 'drehe', 'dreht', 'gedreht'],
  ),
  turn: verb(
    'become',
    ['quedar', 'queda', 'quede', 'quedado'],
    ['werden', 'werde', 'wird', 'geworden', { second: 'wirst', sein: true }],
  ),
  measure: verb(
    'measure',
    ['medir', 'mide', 'mida', 'medido'],
    ['messen', 'messe', 'misst', 'gemessen', { second: 'misst' }],
  ),
  serve: verb('serve', ['servir', 'sirve', 'sirva', 'servido'], ['dienen', 'diene', 'dient', 'gedient']),
  move: verb('move', ['mover', 'mueve', 'mueva', 'movido'], ['bewegen', 'bewege', 'bewegt', 'bewegt']),
  gain: verb(
    'gain',
    ['obtener', 'obtiene', 'obtenga', 'obtenido', 'obtén'],
    ['erhalten', 'erhalte', 'erhält', 'erhalten', { second: 'erhältst' }],
  ),
  suffer: verb(
    'suffer',
    ['sufrir', 'sufre', 'sufra', 'sufrido'],
    ['erleiden', 'erleide', 'erleidet', 'erlitten'],
  ),
  advance: verb(
    'advance',
    ['resolver', 'resuelve', 'resuelva', 'resuelto'],
    ['laufen', 'laufe', 'läuft', 'gelaufen', { sein: true }],
  ),
  /** German joins the direction to the verb: "auf den Angreifer zulaufen". */
  advanceToward: verb(
    'advance',
    ['resolver', 'resuelve', 'resuelva', 'resuelto'],
    ['zulaufen', 'laufe', 'läuft', 'zugelaufen', { prefix: 'zu', sein: true }],
  ),
  advanceAway: verb(
    'advance',
    ['resolver', 'resuelve', 'resuelva', 'resuelto'],
    ['weglaufen', 'laufe', 'läuft', 'weggelaufen', { prefix: 'weg', sein: true }],
  ),
  appear: verb(
    'appear',
    ['aparecer', 'aparece', 'aparezca', 'aparecido'],
    ['erscheinen', 'erscheine', 'erscheint', 'erschienen', { sein: true }],
  ),
  destroy: verb(
    'destroy',
    ['destruir', 'destruye', 'destruya', 'destruido'],
    ['zerstören', 'zerstöre', 'zerstört', 'zerstört'],
  ),
  hold: verb(
    { base: 'hold', past: 'held' },
    ['custodiar', 'custodia', 'custodie', 'custodiado'],
    ['halten', 'halte', 'hält', 'gehalten', { second: 'hältst' }],
  ),
  apply: verb(
    { base: 'apply' },
    ['aplicar', 'aplica', 'aplique', 'aplicado'],
    ['anwenden', 'wende', 'wendet', 'angewandt', { prefix: 'an', second: 'wendest' }],
  ),
  push: verb(
    { base: 'push', third: 'pushes' },
    ['resolver', 'resuelve', 'resuelva', 'resuelto'],
    ['schieben', 'schiebe', 'schiebt', 'geschoben'],
  ),
  throw: verb(
    { base: 'throw', past: 'threw', participle: 'thrown' },
    ['resolver', 'resuelve', 'resuelva', 'resuelto'],
    ['werfen', 'wirf', 'wirft', 'geworfen'],
  ),
  place: verb(
    'place',
    ['colocar', 'coloca', 'coloque', 'colocado'],
    ['versetzen', 'versetze', 'versetzt', 'versetzt', { second: 'versetzt' }],
  ),
  make: verb(
    'make',
    ['realizar', 'realiza', 'realice', 'realizado'],
    ['durchführen', 'führe', 'führt', 'durchgeführt', { prefix: 'durch' }],
  ),
  roll: verb('roll', ['tirar', 'tira', 'tire', 'tirado'], ['werfen', 'wirf', 'wirft', 'geworfen']),
  reroll: verb(
    'reroll',
    ['repetir la tirada de', 'repite la tirada de', 'repita la tirada de', 'repetido la tirada de'],
    ['neu werfen', 'wirf', 'wirft', 'neu geworfen', { prefix: 'neu' }],
  ),
  add: verb(
    'add',
    ['añadir', 'añade', 'añada', 'añadido'],
    ['hinzufügen', 'füge', 'fügt', 'hinzugefügt', { prefix: 'hinzu' }],
  ),
  change: verb(
    'change',
    ['cambiar', 'cambia', 'cambie', 'cambiado'],
    ['ändern', 'ändere', 'ändert', 'geändert'],
  ),
  become: verb(
    'become',
    ['pasar a ser', 'pasa a ser', 'pase a ser', 'pasado a ser'],
    ['werden', 'werde', 'wird', 'geworden', { second: 'wirst' }],
  ),
  reduce: verb(
    'reduce',
    ['reducir', 'reduce', 'reduzca', 'reducido'],
    ['reduzieren', 'reduziere', 'reduziert', 'reduziert'],
  ),
  count: verb('count', ['contar', 'cuenta', 'cuente', 'contado'], ['zählen', 'zähle', 'zählt', 'gezählt']),
  pickUp: verb(
    'pick up',
    ['recoger', 'recoge', 'recoja', 'recogido'],
    ['nehmen', 'nimm', 'nimmt', 'genommen'],
  ),
  take: verb(
    'take',
    ['tomar', 'toma', 'tome', 'tomado'],
    ['übernehmen', 'übernimm', 'übernimmt', 'übernommen'],
  ),
  drop: verb(
    { base: 'drop', third: 'drops', past: 'dropped' },
    ['soltar', 'suelta', 'suelte', 'soltado'],
    ['fallen lassen', 'lass', 'lässt', 'fallen gelassen', { prefix: 'fallen' }],
  ),
  score: verb(
    'score',
    ['conseguir', 'consigue', 'consiga', 'conseguido'],
    ['verdienen', 'verdiene', 'verdient', 'verdient'],
  ),
  choose: verb(
    'choose',
    ['escoger', 'escoge', 'escoja', 'escogido'],
    ['wählen', 'wähle', 'wählt', 'gewählt'],
  ),
  need: verb(
    'need',
    ['necesitar', 'necesita', 'necesite', 'necesitado'],
    ['brauchen', 'brauche', 'braucht', 'gebraucht'],
  ),
  transform: {
    en: { base: 'transform' },
    es: {
      infinitive: 'transformar',
      imperative: 'transfórmate',
      third: 'transforma',
      subjunctive: 'transforme',
      participle: 'transformado',
      reflexive: true,
    },
    de: { infinitive: 'verwandeln', imperative: 'verwandle', third: 'verwandelt', participle: 'verwandelt' },
  },
  interact: verb(
    'interact',
    ['interactuar', 'interactúa', 'interactúe', 'interactuado'],
    ['interagieren', 'interagiere', 'interagiert', 'interagiert'],
  ),
  contest: verb(
    'contest',
    ['disputar por', 'disputa por', 'dispute por', 'disputado por'],
    ['umkämpfen', 'umkämpfe', 'umkämpft', 'umkämpft'],
  ),
  pay: verb(
    { base: 'pay', past: 'paid' },
    ['pagar', 'paga', 'pague', 'pagado'],
    ['bezahlen', 'bezahle', 'bezahlt', 'bezahlt'],
  ),
  use: verb(
    'use',
    ['usar', 'usa', 'use', 'usado'],
    ['einsetzen', 'setze', 'setzt', 'eingesetzt', { prefix: 'ein', second: 'setzt' }],
  ),
  be: verb(
    { base: 'be', third: 'is', plural: 'are', past: 'was', participle: 'been' },
    ['ser', 'es', 'sea', 'sido', 'sé'],
    ['sein', 'sei', 'ist', 'gewesen', { second: 'bist', plural: 'sind', sein: true }],
  ),
} as const satisfies { readonly [id: string]: Verb };

export type VerbId = keyof typeof verbs;
