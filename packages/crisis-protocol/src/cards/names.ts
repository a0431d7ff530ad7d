import { name } from '../abilities/print.ts';

/** Names that many cards share: each is translated once. Conditions go by the words of the rulebooks. */
export const STRIKE = name('Strike', 'Golpe', 'Schlag');
export const PUSH = name('Push', 'Empujón', 'Schieben');
export const THROW = name('Throw', 'Lanzamiento', 'Werfen');
export const EXPLOSIVE = name('Explosive', 'Explosivo', 'Explosiv');
export const ELUSIVE = name('Elusive', 'Escurridizo', 'Schwer fassbar');
export const CHARGE = name('Charge', 'Carga', 'Ansturm');
export const COUNTER_STRIKE = name('Counter-Strike', 'Contragolpe', 'Gegenschlag');
export const ALL_DAY = name(
  'I Can Do This All Day',
  'Puedo hacer esto todo el día',
  'Das mach ich den ganzen Tag',
);
export const HIT_AND_RUN = name('Hit and Run', 'Golpear y correr', 'Zuschlagen und verschwinden');
export const AGGRESSIVE = name('Aggressive', 'Agresivo', 'Aggressiv');
export const STRATEGIC_GENIUS = name('Strategic Genius', 'Genio estratégico', 'Strategisches Genie');
export const SWORD_STRIKE = name('Sword Strike', 'Golpe de espada', 'Schwerthieb');
export const FLURRY_OF_ARMS = name('Flurry of Arms', 'Aluvión de brazos', 'Armgewitter');
export const SCIENTIFIC_HUBRIS = name('Scientific Hubris', 'Soberbia científica', 'Wissenschaftliche Hybris');
export const IMPACT_WEBBING = name('Impact Webbing', 'Telaraña de impacto', 'Aufprallnetz');
export const SPIDER_SENSE = name('Spider-Sense', 'Sentido arácnido', 'Spinnensinn');
export const MARTIAL_ARTIST = name('Martial Artist', 'Artista marcial', 'Kampfkünstlerin');
export const KINETIC_FIELD_GENERATOR = name(
  'Kinetic Field Generator',
  'Generador de campo cinético',
  'Kinetischer Feldgenerator',
);
export const SPETSNAZ_TRAINING = name('Spetsnaz Training', 'Entrenamiento Spetsnaz', 'Speznas-Ausbildung');
export const SHIELD_AGENTS = name('S.H.I.E.L.D. Agents', 'Agentes de S.H.I.E.L.D.', 'S.H.I.E.L.D.-Agenten');
export const ENERGY_BLAST = name('Energy Blast', 'Ráfaga de energía', 'Energiestoß');

export const BLEED = name('Bleed', 'Sangrante', 'Blutend');
export const INCINERATE = name('Incinerate', 'Chamuscado', 'Brennend');
export const SHOCK = name('Shock', 'Conmocionado', 'Geschockt');
export const SLOW = name('Slow', 'Lentificado', 'Verlangsamt');
export const STUN = name('Stun', 'Aturdido', 'Betäubt');
export const STAGGER = name('Stagger', 'Tambaleante', 'Taumelnd');
