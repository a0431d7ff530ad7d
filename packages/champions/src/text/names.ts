import type { Localized } from '@assemble/language';
import type { Status } from '../abilities/vocabulary.ts';
import type { CardType, Resource } from '../content.ts';
import type { StatName } from '../rules/reading.ts';

/** The words for what cards are, count and show, as they stand alone. */

const all = (en: string, es: string, de: string): Localized<string> => ({ en, es, de });

export const TYPES: Readonly<Record<CardType, Localized<string>>> = {
  hero: all('Hero', 'Héroe', 'Held'),
  'alter-ego': all('Alter-ego', 'Alter ego', 'Alter Ego'),
  ally: all('Ally', 'Aliado', 'Verbündeter'),
  event: all('Event', 'Evento', 'Ereignis'),
  support: all('Support', 'Apoyo', 'Vorteil'),
  upgrade: all('Upgrade', 'Mejora', 'Upgrade'),
  resource: all('Resource', 'Recurso', 'Ressource'),
  villain: all('Villain', 'Villano', 'Schurke'),
  'main-scheme': all('Main scheme', 'Plan principal', 'Hauptplan'),
  'side-scheme': all('Side scheme', 'Plan secundario', 'Nebenplan'),
  minion: all('Minion', 'Esbirro', 'Scherge'),
  attachment: all('Attachment', 'Accesorio', 'Anhang'),
  treachery: all('Treachery', 'Perfidia', 'Verrat'),
  environment: all('Environment', 'Entorno', 'Umgebung'),
  obligation: all('Obligation', 'Obligación', 'Verpflichtung'),
};

export const STATS: Readonly<Record<StatName, Localized<string>>> = {
  atk: all('ATK', 'ATQ', 'ANG'),
  thw: all('THW', 'INT', 'WID'),
  def: all('DEF', 'DEF', 'VER'),
  rec: all('REC', 'REC', 'ERH'),
  sch: all('SCH', 'PLA', 'PLA'),
  hitPoints: all('hit points', 'vida', 'Lebenspunkte'),
  handSize: all('hand size', 'tamaño de la mano', 'Handlimit'),
};

export const RESOURCES: Readonly<Record<Resource, Localized<string>>> = {
  physical: all('physical', 'físico', 'physisch'),
  mental: all('mental', 'mental', 'mental'),
  energy: all('energy', 'energía', 'Energie'),
  wild: all('wild', 'universal', 'wild'),
};

/** What counters are called, in German as the first part of "…marker"; those of other cards keep their English word. */
const COUNTERS: Readonly<Record<string, Localized<string>>> = {
  arrow: all('arrow', 'flecha', 'Pfeil'),
  attack: all('attack', 'ataque', 'Angriffs'),
  medical: all('medical', 'medicina', 'Medizin'),
  snoop: all('snoop', 'espionaje', 'Spionage'),
  web: all('web', 'telaraña', 'Netz'),
};

export const counterName = (id: string): Localized<string> => COUNTERS[id] ?? all(id, id, id);

/** A status as it stands alone. */
export const STATUS: Readonly<Record<Status, Localized<string>>> = {
  stunned: all('stunned', 'aturdido', 'betäubt'),
  confused: all('confused', 'confundido', 'verwirrt'),
  tough: all('tough', 'duro', 'zäh'),
};
