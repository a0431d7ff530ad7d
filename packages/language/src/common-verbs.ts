import type { Verb } from './lexicon.ts';
import { apart, de, es, irregular, verb } from './verb-forms.ts';

/** What is done at every table, in the same words in every game. 'deal': the one hurt in the German dative. */
export const commonVerbs = {
  have: verb(
    { base: 'have', third: 'has', past: 'had' },
    es('tener', 'tiene', 'tenga', 'tenido', 'ten'),
    de('haben', 'habe', 'hat', 'gehabt', { second: 'hast' }),
  ),
  deal: verb(
    irregular('deal', 'dealt'),
    es('infligir', 'inflige', 'inflija', 'infligido'),
    apart('zu', 'fügen', 'füge', 'fügt', 'gefügt'),
  ),
  take: verb(
    irregular('take', 'took', 'taken'),
    es('sufrir', 'sufre', 'sufra', 'sufrido'),
    de('erleiden', 'erleide', 'erleidet', 'erlitten'),
  ),
  prevent: verb(
    'prevent',
    es('evitar', 'evita', 'evite', 'evitado'),
    de('verhindern', 'verhindere', 'verhindert', 'verhindert', { second: 'verhinderst' }),
  ),
  remove: verb(
    'remove',
    es('retirar', 'retira', 'retire', 'retirado'),
    de('entfernen', 'entferne', 'entfernt', 'entfernt'),
  ),
  lose: verb(
    irregular('lose', 'lost'),
    es('perder', 'pierde', 'pierda', 'perdido'),
    de('verlieren', 'verliere', 'verliert', 'verloren'),
  ),
  give: verb(
    irregular('give', 'gave', 'given'),
    es('dar', 'da', 'dé', 'dado'),
    de('geben', 'gib', 'gibt', 'gegeben'),
  ),
  choose: verb(
    irregular('choose', 'chose', 'chosen'),
    es('elegir', 'elige', 'elija', 'elegido'),
    de('wählen', 'wähle', 'wählt', 'gewählt'),
  ),
  play: verb('play', es('jugar', 'juega', 'juegue', 'jugado'), de('spielen', 'spiele', 'spielt', 'gespielt')),
  spend: verb(
    irregular('spend', 'spent'),
    es('gastar', 'gasta', 'gaste', 'gastado'),
    de('ausgeben', 'gib', 'gibt', 'ausgegeben', { prefix: 'aus', second: 'gibst' }),
  ),
  cost: verb(
    irregular('cost', 'cost'),
    es('costar', 'cuesta', 'cueste', 'costado'),
    de('kosten', 'koste', 'kostet', 'gekostet'),
  ),
  increase: verb(
    'increase',
    es('aumentar', 'aumenta', 'aumente', 'aumentado'),
    de('erhöhen', 'erhöhe', 'erhöht', 'erhöht'),
  ),
  cancel: verb(
    { base: 'cancel', past: 'cancelled' },
    es('anular', 'anula', 'anule', 'anulado'),
    apart('auf', 'heben', 'hebe', 'hebt', 'gehoben'),
  ),
  ignore: verb(
    'ignore',
    es('ignorar', 'ignora', 'ignore', 'ignorado'),
    de('ignorieren', 'ignoriere', 'ignoriert', 'ignoriert'),
  ),
} as const satisfies { readonly [id: string]: Verb };
