import type { Noun } from '@assemble/language';

type English = Noun['en'];
type Spanish = Noun['es'];
type German = Noun['de'];

const noun = (en: English, es: Spanish, de: German): Noun => ({ en, es, de });

const en = (one: string, many = `${one}s`): English => ({ one, many });
const uncounted = (one: string): English => ({ one, many: one, only: 'one' });
const person = (one: string, many = `${one}s`): English => ({ one, many, person: true });

const el = (one: string, many = `${one}s`): Spanish => ({ one, many, gender: 'm' });
const la = (one: string, many = `${one}s`): Spanish => ({ one, many, gender: 'f' });

const der = (one: string, many: string): German => ({ one, many, gender: 'm' });
const die = (one: string, many: string): German => ({ one, many, gender: 'f' });
const das = (one: string, many: string): German => ({ one, many, gender: 'n' });
const weak = (one: string, many: string): German => ({ one, many, gender: 'm', weak: true });

/** Things of the game, as the rulebook's Spanish and the German of the term list call them. */
export const nouns = {
  // Dice and what they show.
  character: noun(en('character'), el('personaje'), der('Charakter', 'Charaktere')),
  sidekick: noun(en('sidekick'), el('comparsa'), der('Sidekick', 'Sidekicks')),
  die: noun(en('die', 'dice'), el('dado'), der('Würfel', 'Würfel')),
  characterDie: noun(
    en('character die', 'character dice'),
    el('dado de personaje', 'dados de personaje'),
    der('Charakterwürfel', 'Charakterwürfel'),
  ),
  sidekickDie: noun(
    en('sidekick die', 'sidekick dice'),
    el('dado de comparsa', 'dados de comparsa'),
    der('Sidekick-Würfel', 'Sidekick-Würfel'),
  ),
  actionDie: noun(
    { ...en('action die', 'action dice'), an: true },
    el('dado de acción', 'dados de acción'),
    der('Aktionswürfel', 'Aktionswürfel'),
  ),
  fistCharacter: noun(
    en('fist character'),
    el('personaje de puño', 'personajes de puño'),
    der('Faust-Charakter', 'Faust-Charaktere'),
  ),
  boltCharacter: noun(
    en('bolt character'),
    el('personaje de rayo', 'personajes de rayo'),
    der('Blitz-Charakter', 'Blitz-Charaktere'),
  ),
  maskCharacter: noun(
    en('mask character'),
    el('personaje de antifaz', 'personajes de antifaz'),
    der('Masken-Charakter', 'Masken-Charaktere'),
  ),
  shieldCharacter: noun(
    en('shield character'),
    el('personaje de escudo', 'personajes de escudo'),
    der('Schild-Charakter', 'Schild-Charaktere'),
  ),
  notFistCharacter: noun(
    en('non-fist character'),
    el('personaje que no es de puño', 'personajes que no son de puño'),
    der('Nicht-Faust-Charakter', 'Nicht-Faust-Charaktere'),
  ),
  notBoltCharacter: noun(
    en('non-bolt character'),
    el('personaje que no es de rayo', 'personajes que no son de rayo'),
    der('Nicht-Blitz-Charakter', 'Nicht-Blitz-Charaktere'),
  ),
  notMaskCharacter: noun(
    en('non-mask character'),
    el('personaje que no es de antifaz', 'personajes que no son de antifaz'),
    der('Nicht-Masken-Charakter', 'Nicht-Masken-Charaktere'),
  ),
  notShieldCharacter: noun(
    en('non-shield character'),
    el('personaje que no es de escudo', 'personajes que no son de escudo'),
    der('Nicht-Schild-Charakter', 'Nicht-Schild-Charaktere'),
  ),
  avenger: noun(en('Avenger'), el('Vengador', 'Vengadores'), der('Avenger', 'Avengers')),
  villain: noun(en('Villain'), el('Villano'), weak('Schurke', 'Schurken')),
  xMan: noun(
    { ...en('X-Men character'), an: true },
    el('personaje de los X-Men', 'personajes de los X-Men'),
    der('X-Men-Charakter', 'X-Men-Charaktere'),
  ),
  fantasticFour: noun(
    en('Fantastic Four character'),
    el('personaje de los 4 Fantásticos', 'personajes de los 4 Fantásticos'),
    der('Fantastic-Four-Charakter', 'Fantastic-Four-Charaktere'),
  ),
  notAvenger: noun(
    en('non-Avenger'),
    el('personaje que no es Vengador', 'personajes que no son Vengadores'),
    der('Nicht-Avenger', 'Nicht-Avengers'),
  ),
  notVillain: noun(
    en('non-Villain'),
    el('personaje que no es Villano', 'personajes que no son Villanos'),
    weak('Nicht-Schurke', 'Nicht-Schurken'),
  ),
  notXMan: noun(
    en('non-X-Men character'),
    el('personaje que no es de los X-Men', 'personajes que no son de los X-Men'),
    der('Nicht-X-Men-Charakter', 'Nicht-X-Men-Charaktere'),
  ),
  notFantasticFour: noun(
    en('non-Fantastic-Four character'),
    el('personaje que no es de los 4 Fantásticos', 'personajes que no son de los 4 Fantásticos'),
    der('Nicht-Fantastic-Four-Charakter', 'Nicht-Fantastic-Four-Charaktere'),
  ),
  blocker: noun(en('blocker'), el('bloqueador', 'bloqueadores'), der('Blocker', 'Blocker')),
  attacker: noun({ ...en('attacker'), an: true }, el('atacante'), der('Angreifer', 'Angreifer')),
  face: noun(en('face'), la('cara'), die('Würfelseite', 'Würfelseiten')),
  level: noun(en('level'), el('nivel', 'niveles'), die('Stufe', 'Stufen')),
  burst: noun(en('burst'), el('estallido'), der('Burst', 'Bursts')),
  // Energy.
  energy: noun({ ...uncounted('energy'), an: true }, la('energía'), {
    ...die('Energie', 'Energien'),
    only: 'one',
  }),
  energyType: noun(
    { ...en('energy type'), an: true },
    el('tipo de energía', 'tipos de energía'),
    die('Energieart', 'Energiearten'),
  ),
  fist: noun(en('fist'), el('puño'), die('Faust', 'Fäuste')),
  bolt: noun(en('bolt'), el('rayo'), der('Blitz', 'Blitze')),
  mask: noun(en('mask'), el('antifaz', 'antifaces'), die('Maske', 'Masken')),
  shield: noun(en('shield'), el('escudo'), der('Schild', 'Schilde')),
  generic: noun(uncounted('generic energy'), la('energía genérica', 'energías genéricas'), {
    one: 'neutrale Energie',
    many: 'neutrale Energie',
    gender: 'f',
    only: 'one',
  }),
  wild: noun(en('wild'), el('comodín', 'comodines'), der('Joker', 'Joker')),
  // Cards and their words.
  card: noun(en('card'), la('carta'), die('Karte', 'Karten')),
  characterCard: noun(
    en('character card'),
    la('carta de personaje', 'cartas de personaje'),
    die('Charakterkarte', 'Charakterkarten'),
  ),
  ability: noun(en('ability', 'abilities'), la('habilidad', 'habilidades'), die('Fähigkeit', 'Fähigkeiten')),
  globalAbility: noun(
    en('global ability', 'global abilities'),
    la('habilidad global', 'habilidades globales'),
    die('globale Fähigkeit', 'globale Fähigkeiten'),
  ),
  action: noun({ ...en('action'), an: true }, la('acción', 'acciones'), die('Aktion', 'Aktionen')),
  effect: noun({ ...en('effect'), an: true }, el('efecto'), der('Effekt', 'Effekte')),
  value: noun(en('value'), el('valor', 'valores'), der('Wert', 'Werte')),
  attackValue: noun(uncounted('attack'), el('ataque'), der('Angriff', 'Angriffe')),
  defenseValue: noun(uncounted('defense'), la('defensa'), die('Verteidigung', 'Verteidigungen')),
  cost: noun(en('cost'), el('coste'), { one: 'Kosten', many: 'Kosten', gender: 'f', only: 'many' }),
  fieldingCost: noun(en('fielding cost'), el('coste de despliegue', 'costes de despliegue'), {
    one: 'Einsatzkosten',
    many: 'Einsatzkosten',
    gender: 'f',
    only: 'many',
  }),
  // Players.
  opponent: noun(person('opponent'), el('rival', 'rivales'), der('Gegner', 'Gegner')),
  player: noun(person('player'), el('jugador', 'jugadores'), der('Spieler', 'Spieler')),
  damage: noun(
    uncounted('damage'),
    { ...el('daño'), only: 'one' },
    { ...der('Schaden', 'Schaden'), only: 'one', genitive: 'Schadens' },
  ),
  life: noun(uncounted('life'), el('punto de vida', 'puntos de vida'), der('Lebenspunkt', 'Lebenspunkte')),
  // Places.
  bag: noun(en('bag'), la('bolsa'), der('Würfelbeutel', 'Würfelbeutel')),
  prepArea: noun(
    en('prep area'),
    la('zona de preparación', 'zonas de preparación'),
    die('Vorbereitungszone', 'Vorbereitungszonen'),
  ),
  reservePool: noun(en('reserve pool'), la('reserva'), die('Reserve', 'Reserven')),
  fieldZone: noun(
    en('field zone'),
    la('zona de despliegue', 'zonas de despliegue'),
    die('Feldzone', 'Feldzonen'),
  ),
  attackZone: noun(
    { ...en('attack zone'), an: true },
    la('zona de ataque', 'zonas de ataque'),
    die('Angriffszone', 'Angriffszonen'),
  ),
  usedPile: noun(en('used pile'), la('zona de usados', 'zonas de usados'), die('Ablage', 'Ablagen')),
  // Time.
  turn: noun(en('turn'), el('turno'), { ...der('Zug', 'Züge'), genitive: 'Zuges' }),
  mainPhase: noun(
    en('main phase'),
    la('fase principal', 'fases principales'),
    die('Hauptphase', 'Hauptphasen'),
  ),
  attackPhase: noun(
    { ...en('attack phase'), an: true },
    la('fase de ataque', 'fases de ataque'),
    die('Angriffsphase', 'Angriffsphasen'),
  ),
  end: noun({ ...en('end'), an: true }, el('final', 'finales'), das('Ende', 'Enden')),
  start: noun(en('start'), el('comienzo'), der('Beginn', 'Beginne')),
} as const satisfies Record<string, Noun>;

export type NounId = keyof typeof nouns;
