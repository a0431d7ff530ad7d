/**
 * Every name of ours that the Spanish and the German rulebook print, as they print it: by card, or by card and what stands
 * on it; `null` where that book does not have it. Capitals of headings are ours; a misprint counts as printed unless the
 * same book has it right elsewhere ("Sinistrier", "Puñetazo" without its tilde, "Vengaadores").
 */
export const NAMES_AS_PRINTED: readonly (readonly [en: string, es: string | null, de: string | null])[] = [
  ['Baron Helmut Zemo', 'Barón Helmut Zemo', 'Baron Helmut Zemo'],
  [
    'Captain America, First Avenger',
    'Capitán América, El primer vengador',
    'Captain America, Erster Avenger',
  ],
  [
    'Captain Marvel, Cosmic Avenger',
    'Capitana Marvel, Vengadora cósmica',
    'Captain Marvel, Kosmischer Avenger',
  ],
  ['Crossbones, Merciless Merc', 'Calavera, Mercenario despiadado', 'Crossbones, Gnadenloser Söldner'],
  [
    'Doc Ock, Sinister Scientist',
    'Doctor Octopus, Científico siniestro',
    'Doc Ock, Sinistrer Wissenschaftler',
  ],
  ['Invincible Iron Man', 'El Invencible Iron Man', 'Der Unbesiegbare Iron Man'],
  ['Red Skull, Master of the World', 'Cráneo Rojo, Amo del mundo', 'Red Skull, Herrscher über die Welt'],
  ['Spectacular Spider-Man', 'El Espectacular Spiderman', 'Der Spektakuläre Spider-Man'],
  // The German book prints the name without an article, which is that of the older card; two cards cannot share one.
  ['Black Widow', null, 'Black Widow'],
  ['The Black Widow', 'La Viuda Negra', null],
  ['Ultron, Metal Tyrant', 'Ultrón, Tirano de metal', 'Ultron, Metalltyrann'],
  ['Winter Soldier, Operative', 'Soldado de Invierno, Agente secreto', 'Winter Soldier, Agent'],

  ['Repulsor MK 2', 'Repulsor Modelo 2', 'Repulsor Typ 2'],
  ['Billion-Dollar Punch', 'Puñetazo de mil millones de dólares', 'Milliarden-Dollar-Schlag'],
  ['Focused Unibeam', 'Unirrayo concentrado', 'Fokussierter Unibeam'],
  ['Shield Bounce', 'Rebote de escudo', 'Schildwurf'],
  ['Photon Blast', 'Ráfaga fotónica', 'Photonenschuss'],
  ['Arm Lasers 2.0', 'Láseres de los tentáculos 2.0', 'Armlaser 2.0'],

  ['Push', 'Empujón', 'Schieben'],
  ['Throw', 'Lanzamiento', 'Werfen'],
  ['Bounce', 'Rebote', 'Abprallen'],
  ['Pursuit', 'Persecución', 'Verfolgung'],
  ['Incinerate', 'Chamuscado', 'Brennend'],

  ['J.A.R.V.I.S.', 'J.A.R.V.I.S.', 'J.A.R.V.I.S.'],
  ['I Am Iron Man', 'Yo soy Iron Man', 'Ich bin Iron Man'],
  ['Charge', 'Carga', 'Ansturm'],
  ["I'm Just Getting Warmed Up", 'Todavía estoy precalentando', 'Ich werde gerade erst warm'],
  ['Perfect Block', 'Bloqueo perfecto', 'Perfekte Verteidigung'],
  ['I Can Take It', 'Puedo soportarlo', 'Das steck ich weg'],
  ['Aggressive', 'Agresivo', 'Aggressiv'],
  ['Quick Step', 'Paso ligero', 'Schneller Schritt'],

  ["Let's Get You an Upgrade", 'Vamos a conseguirte una actualización', 'Upgraden wir dich mal'],
  ["Earth's Mightiest Heroes", 'Los héroes más poderosos de la Tierra', 'Die mächtigsten Helden der Welt'],

  [
    'Skrulls Infiltrate World Leadership',
    'Los Skrull se infiltran entre los mandatarios mundiales',
    'Skrulls infiltrieren Weltregierung',
  ],
  ['Struggle for the Cube Continues', 'La lucha por el Cubo continúa', 'Der Kampf um den Würfel geht weiter'],
  [
    'Deadly Meteors Mutate Civilians',
    'Meteoros letales mutan a civiles',
    'Tödliche Meteorite lassen Personen mutieren',
  ],
  ['Riots Spark Over Extremis 3.0', 'Se desatan tumultos debido a Extremis 3.0', 'Aufbruch um Extremis 3.0'],

  ['Skrull Agent', 'Agente Skrull', 'Skrullagent'],
  ['Cosmic Cube Fragment', 'Fragmento del Cubo Cósmico', 'Fragment des Kosmischen Würfels'],
  ['Origin Bomb', 'Bomba de origen', 'Ursprungsbombe'],
  ['Extremis Console', 'Consola Extremis', 'Extremis-Konsole'],

  ['Avengers', 'Vengadores', 'Avengers'],
  ['Cabal', 'Camarilla', 'Kabale'],
  ['Defenders', 'Defensores', 'Defenders'],
  ['S.H.I.E.L.D.', 'S.H.I.E.L.D.', 'S.H.I.E.L.D.'],
];

/** The terrain of the table of Sizes (CP-TERRAIN-7), in the plural as it stands there. */
export const TERRAIN_AS_PRINTED: readonly (readonly [id: string, es: string, de: string])[] = [
  ['bench', 'bancos', 'Bänke'],
  ['crate', 'cajones', 'Kisten'],
  ['lamppost', 'farolas', 'Laternenpfähle'],
  ['dumpster', 'contenedores de basura', 'Müllcontainer'],
  ['cryo-tube', 'criotubos', 'Kryokammern'],
  ['car', 'coches', 'Autos'],
  ['kiosk', 'kioscos', 'Verkaufsstände'],
  ['billboard', 'vallas publicitarias', 'Werbetafeln'],
  ['food-truck', 'camiones de comida', 'Foodtrucks'],
  ['truck', 'camiones', 'LKWs'],
  ['market-stand', 'tenderetes', 'Läden'],
  ['building', 'edificios', 'Gebäude'],
  ['monolith', 'monolitos', 'Monolithen'],
];
