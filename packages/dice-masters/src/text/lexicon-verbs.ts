import type { Verb } from '@assemble/language';

type English = Verb['en'];
type Spanish = Verb['es'];
type German = Verb['de'];

const verb = (en: English | string, es: Spanish, de: German): Verb => ({
  en: typeof en === 'string' ? { base: en } : en,
  es,
  de,
});

const irregular = (base: string, past: string, participle = past): English => ({ base, past, participle });

/** The familiar imperative is the third person unless it is given. */
const es = (
  infinitive: string,
  third: string,
  subjunctive: string,
  participle: string,
  imperative = third,
): Spanish => ({ infinitive, imperative, third, subjunctive, participle });

const de = (
  infinitive: string,
  imperative: string,
  third: string,
  participle: string,
  more: { readonly prefix?: string; readonly second?: string; readonly sein?: true } = {},
): German => ({ infinitive, imperative, third, participle, ...more });

const would = (base: string): English => {
  const form = `would ${base}`;
  return { base: form, third: form, plural: form };
};

const fuera = (infinitive: string): Spanish => ({
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

const wuerde = (infinitive: string): German => {
  const form = (ending: string): string => `${infinitive} würde${ending}`.trimStart();
  return {
    infinitive,
    imperative: infinitive,
    third: form(''),
    second: form('st'),
    plural: form('n'),
    secondPlural: form('t'),
    participle: infinitive,
  };
};

/** What is done in this game. Objects stand in the accusative in German unless a comment says otherwise. */
export const verbs = {
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
  have: verb(
    { base: 'have', third: 'has', past: 'had' },
    es('tener', 'tiene', 'tenga', 'tenido', 'ten'),
    de('haben', 'habe', 'hat', 'gehabt', { second: 'hast' }),
  ),
  // Combat and damage. 'deal': the one hurt in the dative.
  deal: verb(
    irregular('deal', 'dealt'),
    es('infligir', 'inflige', 'inflija', 'infligido'),
    de('zufügen', 'füge', 'fügt', 'zugefügt', { prefix: 'zu' }),
  ),
  take: verb(
    irregular('take', 'took', 'taken'),
    es('sufrir', 'sufre', 'sufra', 'sufrido'),
    de('erleiden', 'erleide', 'erleidet', 'erlitten'),
  ),
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
  prevent: verb(
    'prevent',
    es('evitar', 'evita', 'evite', 'evitado'),
    de('verhindern', 'verhindere', 'verhindert', 'verhindert'),
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
  increase: verb(
    'increase',
    es('aumentar', 'aumenta', 'aumente', 'aumentado'),
    de('erhöhen', 'erhöhe', 'erhöht', 'erhöht'),
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
  give: verb(
    irregular('give', 'gave', 'given'),
    es('dar', 'da', 'dé', 'dado'),
    de('geben', 'gib', 'gibt', 'gegeben'),
  ),
  gain: verb(
    'gain',
    es('ganar', 'gana', 'gane', 'ganado'),
    de('erhalten', 'erhalte', 'erhält', 'erhalten', { second: 'erhältst' }),
  ),
  lose: verb(
    irregular('lose', 'lost'),
    es('perder', 'pierde', 'pierda', 'perdido'),
    de('verlieren', 'verliere', 'verliert', 'verloren'),
  ),
  // Paying.
  pay: verb(
    irregular('pay', 'paid'),
    es('pagar', 'paga', 'pague', 'pagado'),
    de('zahlen', 'zahle', 'zahlt', 'gezahlt'),
  ),
  spend: verb(
    irregular('spend', 'spent'),
    es('gastar', 'gasta', 'gaste', 'gastado'),
    de('ausgeben', 'gib', 'gibt', 'ausgegeben', { prefix: 'aus' }),
  ),
  cost: verb(
    irregular('cost', 'cost'),
    es('costar', 'cuesta', 'cueste', 'costado'),
    de('kosten', 'koste', 'kostet', 'gekostet'),
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
  choose: verb(
    irregular('choose', 'chose', 'chosen'),
    es('elegir', 'elige', 'elija', 'elegido'),
    de('wählen', 'wähle', 'wählt', 'gewählt'),
  ),
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
  cancel: verb(
    { base: 'cancel', past: 'cancelled' },
    es('anular', 'anula', 'anule', 'anulado'),
    de('aufheben', 'hebe', 'hebt', 'aufgehoben', { prefix: 'auf' }),
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
  ignore: verb(
    'ignore',
    es('ignorar', 'ignora', 'ignore', 'ignorado'),
    de('ignorieren', 'ignoriere', 'ignoriert', 'ignoriert'),
  ),
} as const satisfies Record<string, Verb>;

export type VerbId = keyof typeof verbs;
