import { commonVerbs, forms, type Verb } from '@assemble/language';

const { verb, irregular, es, de, would, wuerde } = forms;
const { have, deal, take, prevent, lose, give, choose, spend, cost, increase, cancel, ignore } = commonVerbs;

const fuera = (infinitive: string): Verb['es'] => ({
  infinitive,
  imperative: infinitive,
  third: `fuera a ${infinitive}`,
  second: `fueras a ${infinitive}`,
  plural: `fueran a ${infinitive}`,
  secondPlural: `fuerais a ${infinitive}`,
  subjunctive: `vaya a ${infinitive}`,
  secondPluralSubjunctive: `vayáis a ${infinitive}`,
  participle: infinitive,
});

/** What is done in this game. Objects stand in the accusative in German unless a comment says otherwise. */
export const verbs = {
  have,
  deal,
  take,
  prevent,
  lose,
  give,
  choose,
  spend,
  cost,
  increase,
  cancel,
  ignore,
  be: verb(
    { base: 'be', third: 'is', plural: 'are', past: 'was', participle: 'been' },
    es('estar', 'está', 'esté', 'estado'),
    {
      infinitive: 'sein',
      imperative: 'sei',
      third: 'ist',
      second: 'bist',
      plural: 'sind',
      secondPlural: 'seid',
      participle: 'gewesen',
      sein: true,
    },
  ),
  // Combat and damage. 'deal': the one hurt in the dative.
  block: verb(
    'block',
    es('bloquear', 'bloquea', 'bloquee', 'bloqueado'),
    de('blocken', 'blocke', 'blockt', 'geblockt'),
  ),
  attack: verb(
    'attack',
    es('atacar', 'ataca', 'ataque', 'atacado'),
    de('angreifen', 'greife', 'greift', 'angegriffen', { prefix: 'an' }),
  ),
  knockOut: verb(
    'knock out',
    es('aturdir', 'aturde', 'aturda', 'aturdido'),
    de('k. o. schlagen', 'schlage', 'schlägt', 'k. o. geschlagen', { prefix: 'k. o.' }),
  ),
  redirect: verb(
    'redirect',
    es('redirigir', 'redirige', 'redirija', 'redirigido'),
    de('umleiten', 'leite', 'leitet', 'umgeleitet', { prefix: 'um' }),
  ),
  reduce: verb(
    'reduce',
    es('reducir', 'reduce', 'reduzca', 'reducido'),
    de('verringern', 'verringere', 'verringert', 'verringert'),
  ),
  double: verb(
    'double',
    es('duplicar', 'duplica', 'duplique', 'duplicado'),
    de('verdoppeln', 'verdopple', 'verdoppelt', 'verdoppelt'),
  ),
  affect: verb(
    'affect',
    es('afectar', 'afecta', 'afecte', 'afectado'),
    de('betreffen', 'betriff', 'betrifft', 'betroffen', { second: 'betriffst' }),
  ),
  // Values and life.
  get: verb(
    irregular('get', 'got'),
    es('obtener', 'obtiene', 'obtenga', 'obtenido', 'obtén'),
    de('erhalten', 'erhalte', 'erhält', 'erhalten', { second: 'erhältst' }),
  ),
  gain: verb(
    'gain',
    es('ganar', 'gana', 'gane', 'ganado'),
    de('erhalten', 'erhalte', 'erhält', 'erhalten', { second: 'erhältst' }),
  ),
  // Paying.
  pay: verb(
    irregular('pay', 'paid'),
    es('pagar', 'paga', 'pague', 'pagado'),
    de('zahlen', 'zahle', 'zahlt', 'gezahlt'),
  ),
  buy: verb(
    irregular('buy', 'bought'),
    es('comprar', 'compra', 'compre', 'comprado'),
    de('kaufen', 'kaufe', 'kauft', 'gekauft'),
  ),
  // Dice on the move.
  field: verb(
    'field',
    es('desplegar', 'despliega', 'despliegue', 'desplegado'),
    de('einsetzen', 'setze', 'setzt', 'eingesetzt', { prefix: 'ein' }),
  ),
  draw: verb(
    irregular('draw', 'drew', 'drawn'),
    es('sacar', 'saca', 'saque', 'sacado'),
    de('ziehen', 'ziehe', 'zieht', 'gezogen'),
  ),
  roll: verb('roll', es('tirar', 'tira', 'tire', 'tirado'), de('würfeln', 'würfle', 'würfelt', 'gewürfelt')),
  /** Spanish: "repetir la tirada de …", the words in `rest`. */
  reroll: verb(
    'reroll',
    es('repetir', 'repite', 'repita', 'repetido'),
    de('nachwürfeln', 'würfle', 'würfelt', 'nachgewürfelt', { prefix: 'nach' }),
  ),
  move: verb('move', es('mover', 'mueve', 'mueva', 'movido'), de('legen', 'lege', 'legt', 'gelegt')),
  put: verb(
    irregular('put', 'put'),
    es('poner', 'pone', 'ponga', 'puesto', 'pon'),
    de('legen', 'lege', 'legt', 'gelegt'),
  ),
  /** "goes to your prep area", "va a tu zona de preparación", "kommt in deine Vorbereitungszone". */
  go: verb(
    { base: 'go', third: 'goes', past: 'went', participle: 'gone' },
    { ...es('ir', 'va', 'vaya', 'ido', 've'), secondPlural: 'vais' },
    de('kommen', 'komm', 'kommt', 'gekommen', { sein: true }),
  ),
  return: verb(
    'return',
    es('devolver', 'devuelve', 'devuelva', 'devuelto'),
    de('zurücklegen', 'lege', 'legt', 'zurückgelegt', { prefix: 'zurück' }),
  ),
  leave: verb(
    irregular('leave', 'left'),
    es('dejar', 'deja', 'deje', 'dejado'),
    de('lassen', 'lass', 'lässt', 'gelassen', { second: 'lässt' }),
  ),
  capture: verb(
    'capture',
    es('capturar', 'captura', 'capture', 'capturado'),
    de('gefangen nehmen', 'nimm', 'nimmt', 'gefangen genommen', { prefix: 'gefangen', second: 'nimmst' }),
  ),
  /** With "control of", "el control de", "die Kontrolle über" in `rest`. */
  takeControl: verb(
    irregular('take', 'took', 'taken'),
    es('tomar', 'toma', 'tome', 'tomado'),
    de('übernehmen', 'übernimm', 'übernimmt', 'übernommen', { second: 'übernimmst' }),
  ),
  search: verb(
    'search',
    es('buscar', 'busca', 'busque', 'buscado'),
    de('suchen', 'suche', 'sucht', 'gesucht'),
  ),
  // Levels. Spanish: the character in the dative, "un nivel" as object.
  spinUp: verb(
    irregular('spin up', 'spun up'),
    es('incrementar', 'incrementa', 'incremente', 'incrementado'),
    de('hochdrehen', 'drehe', 'dreht', 'hochgedreht', { prefix: 'hoch' }),
  ),
  spinDown: verb(
    irregular('spin down', 'spun down'),
    es('rebajar', 'rebaja', 'rebaje', 'rebajado'),
    de('herunterdrehen', 'drehe', 'dreht', 'heruntergedreht', { prefix: 'herunter' }),
  ),
  /** "spin up or down": the whole pair. */
  spin: verb(
    irregular('spin', 'spun'),
    es('incrementar o rebajar', 'incrementa o rebaja', 'incremente o rebaje', 'incrementado o rebajado'),
    de('drehen', 'drehe', 'dreht', 'gedreht'),
  ),
  turn: verb(
    'turn',
    es('rebajar', 'rebaja', 'rebaje', 'rebajado'),
    de('drehen', 'drehe', 'dreht', 'gedreht'),
  ),
  // Choosing, naming, using.
  name: verb(
    'name',
    es('nombrar', 'nombra', 'nombre', 'nombrado'),
    de('nennen', 'nenne', 'nennt', 'genannt'),
  ),
  use: verb('use', es('usar', 'usa', 'use', 'usado'), de('nutzen', 'nutze', 'nutzt', 'genutzt')),
  copy: verb(
    'copy',
    es('copiar', 'copia', 'copie', 'copiado'),
    de('kopieren', 'kopiere', 'kopiert', 'kopiert'),
  ),
  keep: verb(
    irregular('keep', 'kept'),
    es('conservar', 'conserva', 'conserve', 'conservado'),
    de('behalten', 'behalte', 'behält', 'behalten', { second: 'behältst' }),
  ),
  set: verb(
    irregular('set', 'set'),
    es('fijar', 'fija', 'fije', 'fijado'),
    de('setzen', 'setze', 'setzt', 'gesetzt'),
  ),
  assign: verb(
    'assign',
    es('asignar', 'asigna', 'asigne', 'asignado'),
    de('zuweisen', 'weise', 'weist', 'zugewiesen', { prefix: 'zu', second: 'weist' }),
  ),
  start: verb(
    'start',
    es('empezar', 'empieza', 'empiece', 'empezado'),
    de('beginnen', 'beginne', 'beginnt', 'begonnen'),
  ),
  end: verb(
    'end',
    es('terminar', 'termina', 'termine', 'terminado'),
    de('enden', 'ende', 'endet', 'geendet'),
  ),
  repeat: verb(
    'repeat',
    es('repetir', 'repite', 'repita', 'repetido'),
    de('wiederholen', 'wiederhole', 'wiederholt', 'wiederholt'),
  ),
  // What is about to happen; only in subordinate clauses.
  wouldTake: verb(would('take'), fuera('sufrir'), wuerde('erleiden')),
  wouldDeal: verb(would('deal'), fuera('infligir'), wuerde('zufügen')),
  wouldAffect: verb(would('affect'), fuera('afectar'), wuerde('betreffen')),
  /** "would go to your used pile". */
  wouldGo: verb(would('go'), fuera('ir'), wuerde('kommen')),
  /** With a participle in `rest`: "would be knocked out". */
  wouldBe: verb(would('be'), fuera('ser'), wuerde('')),
  // Clauses about someone else, told as the reader's doing.
  /** With an infinitive behind it: "make it attack", "obligarlo a atacar", "ihn zwingen anzugreifen". */
  force: verb(
    'force',
    es('obligar', 'obliga', 'obligue', 'obligado'),
    de('zwingen', 'zwinge', 'zwingt', 'gezwungen'),
  ),
  /** Spanish: reflexive, with "a un personaje"; German: with "in einen Kampf". */
  engage: verb(
    { base: 'become engaged', third: 'becomes engaged', past: 'became engaged' },
    { ...es('enfrentar', 'enfrenta', 'enfrente', 'enfrentado'), reflexive: true },
    de('geraten', 'gerate', 'gerät', 'geraten', { second: 'gerätst', sein: true }),
  ),
} as const satisfies Record<string, Verb>;

export type VerbId = keyof typeof verbs;
