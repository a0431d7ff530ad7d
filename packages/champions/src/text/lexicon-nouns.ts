import type { Noun } from '@assemble/language';

type English = Noun['en'];
type Spanish = Noun['es'];
type German = Noun['de'];

const noun = (en: English, es: Spanish, de: German): Noun => ({ en, es, de });

const en = (one: string, many = `${one}s`): English => ({ one, many });
const el = (one: string, many = `${one}s`): Spanish => ({ one, many, gender: 'm' });
const la = (one: string, many = `${one}s`): Spanish => ({ one, many, gender: 'f' });
const der = (one: string, many: string): German => ({ one, many, gender: 'm' });
const die = (one: string, many: string): German => ({ one, many, gender: 'f' });
const das = (one: string, many: string): German => ({ one, many, gender: 'n' });
const weak = (one: string, many: string): German => ({ one, many, gender: 'm', weak: true });

/** Things of the game, as `rules/champions-terms.yaml` calls them. */
export const nouns = {
  hero: noun(en('hero', 'heroes'), el('héroe'), weak('Held', 'Helden')),
  'alter-ego': noun(en('alter-ego'), el('alter ego', 'alter ego'), {
    ...das('Alter Ego', 'Alter Egos'),
    genitive: 'Alter Egos',
  }),
  identity: noun(en('identity', 'identities'), el('superhéroe'), die('Identität', 'Identitäten')),
  ally: noun(en('ally', 'allies'), el('aliado'), weak('Verbündete', 'Verbündeten')),
  event: noun(en('event'), el('evento'), das('Ereignis', 'Ereignisse')),
  support: noun(en('support'), el('apoyo'), der('Vorteil', 'Vorteile')),
  upgrade: noun({ ...en('upgrade'), an: true }, la('mejora'), das('Upgrade', 'Upgrades')),
  resource: noun(
    en('resource card'),
    la('carta de recurso', 'cartas de recurso'),
    die('Ressourcenkarte', 'Ressourcenkarten'),
  ),
  villain: noun(en('villain'), el('villano'), weak('Schurke', 'Schurken')),
  'main-scheme': noun(
    en('main scheme'),
    el('plan principal', 'planes principales'),
    der('Hauptplan', 'Hauptpläne'),
  ),
  'side-scheme': noun(
    en('side scheme'),
    el('plan secundario', 'planes secundarios'),
    der('Nebenplan', 'Nebenpläne'),
  ),
  scheme: noun(en('scheme'), el('plan', 'planes'), der('Plan', 'Pläne')),
  minion: noun(en('minion'), el('esbirro'), weak('Scherge', 'Schergen')),
  attachment: noun(en('attachment'), el('accesorio'), der('Anhang', 'Anhänge')),
  treachery: noun(
    en('treachery', 'treacheries'),
    la('carta de perfidia', 'cartas de perfidia'),
    die('Verratskarte', 'Verratskarten'),
  ),
  environment: noun(en('environment'), el('entorno'), die('Umgebung', 'Umgebungen')),
  obligation: noun(
    en('obligation'),
    la('obligación', 'obligaciones'),
    die('Verpflichtung', 'Verpflichtungen'),
  ),
  enemy: noun(en('enemy', 'enemies'), el('enemigo'), der('Gegner', 'Gegner')),
  character: noun(en('character'), el('personaje'), der('Charakter', 'Charaktere')),
  card: noun(en('card'), la('carta'), die('Karte', 'Karten')),
  encounterCard: noun(
    en('encounter card'),
    la('carta de encuentro', 'cartas de encuentro'),
    die('Begegnungskarte', 'Begegnungskarten'),
  ),
  firstPlayer: noun(
    en('first player'),
    el('jugador inicial', 'jugadores iniciales'),
    der('Startspieler', 'Startspieler'),
  ),
  player: noun(en('player'), el('jugador', 'jugadores'), der('Spieler', 'Spieler')),
} as const satisfies Record<string, Noun>;

export type NounId = keyof typeof nouns;
