// Generated from the YAML files of this workspace by `npm run generate`. Do not edit by hand.
import type { Term } from '../types.ts';

export type CrisisProtocolTermId =
  | 'term-crisis-card'
  | 'term-mission'
  | 'term-secure-crisis'
  | 'term-extraction-crisis'
  | 'term-crisis-name'
  | 'term-crisis-type'
  | 'term-maximum-threat'
  | 'term-setup'
  | 'term-scoring'
  | 'term-set-symbol'
  | 'term-crisis-map'
  | 'term-priority'
  | 'term-priority-token'
  | 'term-priority-roll'
  | 'term-mission-tracker'
  | 'term-round'
  | 'term-victory-points'
  | 'term-victory-points-short'
  | 'term-character'
  | 'term-allied'
  | 'term-enemy'
  | 'term-control-character'
  | 'term-object'
  | 'term-miniature'
  | 'term-base'
  | 'term-stat-card'
  | 'term-healthy'
  | 'term-injured'
  | 'term-character-name'
  | 'term-alter-ego'
  | 'term-attack'
  | 'term-stamina'
  | 'term-speed'
  | 'term-size'
  | 'term-threat-level'
  | 'term-physical'
  | 'term-energy'
  | 'term-mystic'
  | 'term-defense'
  | 'term-range'
  | 'term-strength'
  | 'term-power-cost'
  | 'term-special-rules'
  | 'term-effect'
  | 'term-resolved'
  | 'term-superpower'
  | 'term-active-superpower'
  | 'term-reactive-superpower'
  | 'term-innate-superpower'
  | 'term-triggering-event'
  | 'term-leadership'
  | 'term-power'
  | 'term-power-token'
  | 'term-die'
  | 'term-critical'
  | 'term-wild'
  | 'term-hit'
  | 'term-block'
  | 'term-blank'
  | 'term-failure'
  | 'term-success'
  | 'term-range-tool'
  | 'term-movement-tool'
  | 'term-short'
  | 'term-medium'
  | 'term-long'
  | 'term-pivot-point'
  | 'term-team-tactic-card'
  | 'term-active-action-card'
  | 'term-roster'
  | 'term-squad'
  | 'term-affiliation'
  | 'term-unaffiliated'
  | 'term-battlefield'
  | 'term-deployment'
  | 'term-deployment-edge'
  | 'term-objective-token'
  | 'term-civilian-token'
  | 'term-asset-token'
  | 'term-location-token'
  | 'term-volatile-token'
  | 'term-source-token'
  | 'term-source-unexhausted'
  | 'term-source-exhausted'
  | 'term-zone-token'
  | 'term-arc'
  | 'term-limited'
  | 'term-interact'
  | 'term-hold'
  | 'term-drop'
  | 'term-contest'
  | 'term-secure'
  | 'term-control-objective'
  | 'term-power-phase'
  | 'term-activation-phase'
  | 'term-cleanup-phase'
  | 'term-player-effects'
  | 'term-non-player-effects'
  | 'term-turn'
  | 'term-activation'
  | 'term-activated-token'
  | 'term-dazed-token'
  | 'term-dazed'
  | 'term-knocked-out'
  | 'term-damage'
  | 'term-damage-token'
  | 'term-action'
  | 'term-move-action'
  | 'term-attack-action'
  | 'term-shake-action'
  | 'term-pass'
  | 'term-any-time'
  | 'term-overlap'
  | 'term-advance'
  | 'term-climb'
  | 'term-throw'
  | 'term-push'
  | 'term-place'
  | 'term-collision'
  | 'term-toward'
  | 'term-away'
  | 'term-line-of-sight'
  | 'term-line-of-sight-short'
  | 'term-attacker'
  | 'term-defender'
  | 'term-target'
  | 'term-attack-pool'
  | 'term-defense-pool'
  | 'term-initial-roll'
  | 'term-attack-roll'
  | 'term-defense-roll'
  | 'term-modify-dice'
  | 'term-reroll'
  | 'term-beam-attack'
  | 'term-area-attack'
  | 'term-beam-letter'
  | 'term-area-letter'
  | 'term-special-condition'
  | 'term-bleed'
  | 'term-hex'
  | 'term-incinerate'
  | 'term-judgment'
  | 'term-poison'
  | 'term-root'
  | 'term-shock'
  | 'term-slow'
  | 'term-stagger'
  | 'term-stun'
  | 'term-terrain-feature'
  | 'term-interactive-terrain'
  | 'term-non-interactive-terrain'
  | 'term-destroyed'
  | 'term-dodge'
  | 'term-dodge-roll'
  | 'term-cover'
  | 'term-keyword'
  | 'term-immunity'
  | 'term-flight'
  | 'term-wall-crawler'
  | 'term-gem-bearer'
  | 'term-infinity-gem'
  | 'term-healing-factor'
  | 'term-grunts'
  | 'term-parent-character'
  | 'term-unrivalled'
  | 'term-reserve'
  | 'term-stealth'
  | 'term-transform'
  | 'term-normal-form'
  | 'term-one-shot-card'
  | 'term-threat-modifier'
  | 'term-avengers'
  | 'term-cabal'
  | 'term-defenders'
  | 'term-guardians'
  | 'term-dark-illuminati';

export const crisisProtocolTerms: readonly Term<CrisisProtocolTermId>[] = [
  {"id":"term-crisis-card","en":"Crisis card","es":"carta de Crisis","de":"Krisenkarte","rule":"CP-CRISIS-3"},
  {"id":"term-mission","en":"mission","es":"Misión","de":"Mission","rule":"CP-CRISIS-1"},
  {"id":"term-secure-crisis","en":"Secure","es":"Aseguramiento","de":"Sicherung"},
  {"id":"term-extraction-crisis","en":"Extraction","es":"Extracción","de":"Evakuierung"},
  {"id":"term-crisis-name","en":"Crisis Name","es":"Nombre de la Crisis","de":"Krisenname"},
  {"id":"term-crisis-type","en":"Crisis Type","es":"Tipo de Crisis","de":"Krisentyp"},
  {"id":"term-maximum-threat","en":"Maximum Threat","es":"Amenaza máxima","de":"Maximale Bedrohung","rule":"CP-CRISIS-4"},
  {"id":"term-setup","en":"Setup","es":"Preparación","de":"Aufbau"},
  {"id":"term-scoring","en":"Scoring","es":"Puntuación","de":"Punkte","rule":"CP-CRISIS-8"},
  {"id":"term-set-symbol","en":"Set Symbol","es":"Símbolo del conjunto","de":"Set-Symbol"},
  {"id":"term-crisis-map","en":"map","es":"Mapa","de":"Aufbauskitze"},
  {"id":"term-priority","en":"Priority","es":"Prioridad","de":"Vorrang","rule":"CP-PRIORITY-1"},
  {"id":"term-priority-token","en":"Priority token","es":"ficha de Prioridad","de":"Vorrangsmarker","rule":"CP-PRIORITY-1"},
  {"id":"term-priority-roll","en":null,"es":"tirada de Prioridad","de":"Vorrangswurf"},
  {"id":"term-mission-tracker","en":"Mission Tracker","es":"marcador de la Misión","de":"Missionsleiste","rule":"CP-SCORE-3"},
  {"id":"term-round","en":"Round","es":"ronda","de":"Runde","rule":"CP-ROUND-2"},
  {"id":"term-victory-points","en":"victory points","es":"Puntos de victoria","de":"Siegpunkte","rule":"CP-WIN-1"},
  {"id":"term-victory-points-short","en":"VPs","es":"PV","de":"SP"},
  {"id":"term-character","en":"character","es":"Personaje","de":"Charakter"},
  {"id":"term-allied","en":"allied","es":"aliado","de":"verbündet"},
  {"id":"term-enemy","en":"enemy","es":"enemigo","de":"feindlich"},
  {"id":"term-control-character","en":"control","es":"controlar","de":"kontrollieren"},
  {"id":"term-object","en":"objects","es":"Objetos","de":"Objekte","rule":"CP-CHAR-4"},
  {"id":"term-miniature","en":"miniature","es":"miniatura","de":"Miniatur","rule":"CP-CHAR-4"},
  {"id":"term-base","en":"base","es":"peana","de":"Basis"},
  {"id":"term-stat-card","en":"stat card","es":"carta de atributos","de":"Wertekarte","rule":"CP-STAT-1"},
  {"id":"term-healthy","en":"Healthy","es":"Sano","de":"Gesund"},
  {"id":"term-injured","en":"Injured","es":"Herido","de":"Verletzt"},
  {"id":"term-character-name","en":"Character Name","es":"Nombre del Personaje","de":"Charaktername"},
  {"id":"term-alter-ego","en":"Alter Ego","es":"Alter Ego","de":"Alter Ego","rule":"CP-STAT-6"},
  {"id":"term-attack","en":"attack","es":"Ataque","de":"Angriff"},
  {"id":"term-stamina","en":"Stamina","es":"Aguante","de":"Ausdauer","rule":"CP-STAT-10"},
  {"id":"term-speed","en":"Speed","es":"Velocidad","de":"Bewegungsweite","rule":"CP-STAT-11"},
  {"id":"term-size","en":"Size","es":"Tamaño","de":"Größe","rule":"CP-STAT-12"},
  {"id":"term-threat-level","en":"Threat Level","es":"Nivel de Amenaza","de":"Bedrohungsgrad","rule":"CP-STAT-15"},
  {"id":"term-physical","en":"Physical","es":"Físico","de":"Physisch"},
  {"id":"term-energy","en":"Energy","es":"Energético","de":"Energie"},
  {"id":"term-mystic","en":"Mystic","es":"Místico","de":"Mystisch"},
  {"id":"term-defense","en":"Defense","es":"Defensa","de":"Verteidigung","rule":"CP-STAT-16"},
  {"id":"term-range","en":"Range","es":"alcance","de":"Reichweite"},
  {"id":"term-strength","en":"Strength","es":"Fuerza","de":"Stärke","rule":"CP-STAT-20"},
  {"id":"term-power-cost","en":"Power Cost","es":"Coste en Poder","de":"Kraftkosten"},
  {"id":"term-special-rules","en":"Special Rules","es":"Reglas especiales","de":"Sonderregeln"},
  {"id":"term-effect","en":"Effect","es":"efecto","de":"Effekt","rule":"CP-EFFECT-3"},
  {"id":"term-resolved","en":"resolved","es":"resuelto","de":"abgehandelt"},
  {"id":"term-superpower","en":"superpower","es":"Superpoder","de":"Superkraft","rule":"CP-SUPER-1"},
  {"id":"term-active-superpower","en":"Active Superpower","es":"Superpoder Activo","de":"Aktive Superkraft","rule":"CP-SUPER-5"},
  {"id":"term-reactive-superpower","en":"Reactive Superpower","es":"Superpoder Reactivo","de":"Reaktive Superkraft","rule":"CP-SUPER-8"},
  {"id":"term-innate-superpower","en":"Innate Superpower","es":"Superpoder Innato","de":"Passive Superkraft","rule":"CP-SUPER-10"},
  {"id":"term-triggering-event","en":"triggering event","es":"evento que los desencadena","de":"Auslöser"},
  {"id":"term-leadership","en":"Leadership","es":"Liderazgo","de":"Führungsfähigkeit","rule":"CP-LEAD-1"},
  {"id":"term-power","en":"Power","es":"Poder","de":"Kraft"},
  {"id":"term-power-token","en":"Power tokens","es":"fichas de Poder","de":"Kraftmarker","rule":"CP-POWER-3"},
  {"id":"term-die","en":"dice","es":"dados","de":"Würfel"},
  {"id":"term-critical","en":"Critical","es":"Crítico","de":"Kritisch","rule":"CP-DICE-2"},
  {"id":"term-wild","en":"Wild","es":"Comodín","de":"Spezial","rule":"CP-DICE-3"},
  {"id":"term-hit","en":"Hit","es":"Impacto","de":"Treffer","rule":"CP-DICE-4"},
  {"id":"term-block","en":"Block","es":"Bloqueo","de":"Block","rule":"CP-DICE-5"},
  {"id":"term-blank","en":"Blank","es":"En blanco","de":"Leerseite","rule":"CP-DICE-6"},
  {"id":"term-failure","en":"Failure","es":"Fallo","de":"Fehlschlag","rule":"CP-DICE-7"},
  {"id":"term-success","en":"successes","es":"éxitos","de":"Erfolge"},
  {"id":"term-range-tool","en":"range tool","es":"plantilla de alcance","de":"Reichweitenschablone","rule":"CP-MEASURE-7"},
  {"id":"term-movement-tool","en":"movement tool","es":"plantilla de movimiento","de":"Bewegungsschablone","rule":"CP-MEASURE-8"},
  {"id":"term-short","en":"Short","es":"Corto","de":"Kurz"},
  {"id":"term-medium","en":"Medium","es":"Medio","de":"Mittel"},
  {"id":"term-long","en":"Long","es":"Largo","de":"Lang"},
  {"id":"term-pivot-point","en":"pivot point","es":"pivote","de":"Gelenk"},
  {"id":"term-team-tactic-card","en":"Team Tactic card","es":"carta de Tácticas de equipo","de":"Teamtaktik-Karte","rule":"CP-TACTIC-1"},
  {"id":"term-active-action-card","en":null,"es":"Activa: acción","de":"Aktiv: Aktion"},
  {"id":"term-roster","en":"roster","es":"Lista","de":"Vorrat","rule":"CP-ROSTER-1"},
  {"id":"term-squad","en":"squad","es":"Escuadra","de":"Team"},
  {"id":"term-affiliation","en":"affiliation","es":"Afiliación","de":"Gruppierung","rule":"CP-AFFIL-4"},
  {"id":"term-unaffiliated","en":"unaffiliated","es":"no tiene Afiliación","de":"ohne Gruppierung"},
  {"id":"term-battlefield","en":"battlefield","es":"campo de batalla","de":"Schlachtfeld","rule":"CP-FIELD-1"},
  {"id":"term-deployment","en":"Deployment","es":"Despliegue","de":"Aufstellen"},
  {"id":"term-deployment-edge","en":"deployment edge","es":"borde de despliegue","de":"Aufstellungsrand","rule":"CP-DEPLOY-4"},
  {"id":"term-objective-token","en":"objective token","es":"ficha de Objetivo","de":"Missionsmarker","rule":"CP-OBJ-1"},
  {"id":"term-civilian-token","en":"Civilian tokens","es":"Fichas de Civil","de":"Personenmarker","rule":"CP-OBJ-3"},
  {"id":"term-asset-token","en":"Asset tokens","es":"Fichas de Recurso","de":"Gegenstandsmarker","rule":"CP-OBJ-4"},
  {"id":"term-location-token","en":"Target of Opportunity tokens","es":"Fichas de Punto vital","de":"Spezialortsmarker"},
  {"id":"term-volatile-token","en":null,"es":"Fichas de Posición comprometida","de":"Gelegenheitsmarker"},
  {"id":"term-source-token","en":null,"es":"Fichas de Fuente","de":null,"rule":"CP-XOBJ-1"},
  {"id":"term-source-unexhausted","en":null,"es":"Sin agotar","de":null},
  {"id":"term-source-exhausted","en":null,"es":"Agotada","de":null},
  {"id":"term-zone-token","en":null,"es":"Fichas de Zona","de":null},
  {"id":"term-arc","en":null,"es":"Arco","de":null,"rule":"CP-XOBJ-4"},
  {"id":"term-limited","en":null,"es":"Limitada","de":null},
  {"id":"term-interact","en":"interact","es":"Interactuar","de":"interagieren","rule":"CP-INTERACT-2"},
  {"id":"term-hold","en":"holding","es":"custodia","de":"hält","rule":"CP-HOLD-1"},
  {"id":"term-drop","en":"drop","es":"suelta","de":"fallen"},
  {"id":"term-contest","en":"contesting","es":"disputando","de":"umkämpft","rule":"CP-SECURE-1"},
  {"id":"term-secure","en":"securing","es":"asegurando","de":"sichert","rule":"CP-SECURE-2"},
  {"id":"term-control-objective","en":"controls","es":"controla","de":"kontrollierst"},
  {"id":"term-power-phase","en":"Power Phase","es":"fase de Poder","de":"Kraftphase","rule":"CP-POWERPHASE-1"},
  {"id":"term-activation-phase","en":"Activation Phase","es":"fase de Activación","de":"Aktivierungsphase","rule":"CP-ACTPHASE-6"},
  {"id":"term-cleanup-phase","en":"Cleanup Phase","es":"fase de Ordenamiento","de":"Aufräumphase","rule":"CP-CLEANUP-1"},
  {"id":"term-player-effects","en":"player effects","es":"efectos de jugador","de":"Spieler-Effekte"},
  {"id":"term-non-player-effects","en":"non-player effects","es":"efectos que no sean de jugador","de":"Nicht-Spieler-Effekte"},
  {"id":"term-turn","en":"turn","es":"turno","de":"Zug","rule":"CP-ACTPHASE-3"},
  {"id":"term-activation","en":"activation","es":"Activación","de":"Aktivierung"},
  {"id":"term-activated-token","en":"Activated token","es":"ficha de Activado","de":"Aktiviert-Marker","rule":"CP-ACTIVATE-13"},
  {"id":"term-dazed-token","en":"Dazed token","es":"ficha de Abatido","de":"Angeschlagen-Marker"},
  {"id":"term-dazed","en":"Dazed","es":"Abatido","de":"angeschlagen","rule":"CP-DAZED-1"},
  {"id":"term-knocked-out","en":"Knocked Out","es":"Noqueado","de":"besiegt","rule":"CP-KO-1"},
  {"id":"term-damage","en":"Damage","es":"Daño","de":"Schaden"},
  {"id":"term-damage-token","en":"Damage","es":"fichas de Daño","de":"Schadensmarker"},
  {"id":"term-action","en":"actions","es":"acciones","de":"Aktionen"},
  {"id":"term-move-action","en":"Move","es":"Mover","de":"Bewegen"},
  {"id":"term-attack-action","en":"Attack","es":"Atacar","de":"Angreifen"},
  {"id":"term-shake-action","en":"Shake","es":"Centrarse","de":"Erholen","rule":"CP-ACTIVATE-7"},
  {"id":"term-pass","en":"Passing","es":"Pasar","de":"Passen","rule":"CP-PASS-3"},
  {"id":"term-any-time","en":"at any time","es":"en cualquier momento","de":"jederzeit","rule":"CP-ACTIVATE-14"},
  {"id":"term-overlap","en":"Overlapping","es":"solapamiento","de":"überschneiden","rule":"CP-MOVE-4"},
  {"id":"term-advance","en":"Advance","es":"Avance","de":"Laufen"},
  {"id":"term-climb","en":"Climb","es":"Ascensión","de":"Klettern","rule":"CP-CLIMB-1"},
  {"id":"term-throw","en":"Throw","es":"Lanzamiento","de":"Werfen"},
  {"id":"term-push","en":"Push","es":"Empujón","de":"Schieben"},
  {"id":"term-place","en":"Place","es":"Aparición","de":"Versetzen","rule":"CP-MOVE-12"},
  {"id":"term-collision","en":"collisions","es":"Colisiones","de":"Zusammenstöße"},
  {"id":"term-toward","en":"toward","es":"Atraer","de":"Zubewegen"},
  {"id":"term-away","en":"away","es":"alejar","de":"Wegbewegen"},
  {"id":"term-line-of-sight","en":"line of sight","es":"Línea de visión","de":"Sichtlinie","rule":"CP-LOS-1"},
  {"id":"term-line-of-sight-short","en":"LOS","es":"LDV","de":"SL"},
  {"id":"term-attacker","en":"attacker","es":"Atacante","de":"Angreifer"},
  {"id":"term-defender","en":"defender","es":"Defensor","de":"Verteidiger"},
  {"id":"term-target","en":"target","es":"blanco","de":"Ziel"},
  {"id":"term-attack-pool","en":"attack pool","es":"reserva de Ataque","de":"Angriffspool","rule":"CP-ATTACK-4"},
  {"id":"term-defense-pool","en":"defense pool","es":"reserva de Defensa","de":"Verteidigungspool","rule":"CP-ATTACK-5"},
  {"id":"term-initial-roll","en":"initial roll","es":"tirada inicial","de":"Basis-Wurf"},
  {"id":"term-attack-roll","en":"attack roll","es":"tirada de Ataque","de":"Angriffswurf"},
  {"id":"term-defense-roll","en":"defense roll","es":"tirada de Defensa","de":"Verteidigungswurf"},
  {"id":"term-modify-dice","en":"Modify Dice","es":"Modificar los dados","de":"Würfel verändern","rule":"CP-MODIFY-1"},
  {"id":"term-reroll","en":"reroll","es":"repetir la tirada","de":"neu werfen","rule":"CP-MODIFY-6"},
  {"id":"term-beam-attack","en":"Beam attack","es":"Ataque de Rayo","de":"Strahlenangriff","rule":"CP-BEAM-1"},
  {"id":"term-area-attack","en":"Area attack","es":"Ataque de Área","de":"Flächenangriff","rule":"CP-AREA-4"},
  {"id":"term-beam-letter","en":"B2","es":"R2","de":"S2"},
  {"id":"term-area-letter","en":"A1","es":"A1","de":"F1"},
  {"id":"term-special-condition","en":"special condition","es":"Estado especial","de":"Zustand","rule":"CP-COND-1"},
  {"id":"term-bleed","en":"Bleed","es":"Sangrante","de":"Blutend","rule":"CP-COND-5"},
  {"id":"term-hex","en":"Hex","es":"Hechizado","de":"Verflucht","rule":"CP-COND-6"},
  {"id":"term-incinerate","en":"Incinerate","es":"Chamuscado","de":"Brennend","rule":"CP-COND-7"},
  {"id":"term-judgment","en":"Judgment","es":"Acobardado","de":"Verurteilt","rule":"CP-COND-8"},
  {"id":"term-poison","en":"Poison","es":"Envenenado","de":"Vergiftet","rule":"CP-COND-9"},
  {"id":"term-root","en":"Root","es":"Trabado","de":"Angewurzelt","rule":"CP-COND-10"},
  {"id":"term-shock","en":"Shock","es":"Conmocionado","de":"Geschockt","rule":"CP-COND-11"},
  {"id":"term-slow","en":"Slow","es":"Lentificado","de":"Verlangsam","rule":"CP-COND-12"},
  {"id":"term-stagger","en":"Stagger","es":"Tambaleante","de":"Taumelnd","rule":"CP-COND-13"},
  {"id":"term-stun","en":"Stun","es":"Aturdido","de":"Betäubt","rule":"CP-COND-14"},
  {"id":"term-terrain-feature","en":"terrain feature","es":"elemento de Escenografía","de":"Geländeteil","rule":"CP-TERRAIN-6"},
  {"id":"term-interactive-terrain","en":"interactive terrain","es":"Escenografía interactiva","de":"interaktives Geländeteil","rule":"CP-TERRAIN-2"},
  {"id":"term-non-interactive-terrain","en":"Non-interactive terrain","es":"Escenografía no interactiva","de":"Nicht-interaktive Geländeteile"},
  {"id":"term-destroyed","en":"destroyed","es":"destruirse","de":"zerstört"},
  {"id":"term-dodge","en":"dodge","es":"Esquivar","de":"Ausweichen","rule":"CP-DODGE-1"},
  {"id":"term-dodge-roll","en":"dodge roll","es":"tirada de Esquivar","de":"Ausweichwurf","rule":"CP-DODGE-1"},
  {"id":"term-cover","en":"Cover","es":"Cobertura","de":"Deckung","rule":"CP-COVER-1"},
  {"id":"term-keyword","en":"keywords","es":"palabras clave","de":"Schlüsselwörter"},
  {"id":"term-immunity","en":"Immunity","es":"Inmunidad","de":"Immunität","rule":"CP-KEYWORD-1"},
  {"id":"term-flight","en":"Flight","es":"Volar","de":"Fliegen","rule":"CP-KEYWORD-3"},
  {"id":"term-wall-crawler","en":"Wall Crawler","es":"Trepamuros","de":"Wandlauf","rule":"CP-KEYWORD-5"},
  {"id":"term-gem-bearer","en":"Gem Bearer","es":"Portador de Gemas","de":"Steinträger","rule":"CP-GEM-1"},
  {"id":"term-infinity-gem","en":"Infinity Gem","es":"Gema del Infinito","de":"Infinity-Stein"},
  {"id":"term-healing-factor","en":"Healing Factor","es":"Factor curativo","de":"Heilfaktor","rule":"CP-KEYWORD-7"},
  {"id":"term-grunts","en":"Grunts","es":"Machacas","de":"Diener","rule":"CP-KEYWORD-8"},
  {"id":"term-parent-character","en":"Parent character","es":"Personaje matriz","de":"Meister-Charakter"},
  {"id":"term-unrivalled","en":null,"es":"Inigualable","de":null,"rule":"CP-KEYWORD-9"},
  {"id":"term-reserve","en":null,"es":"Reserva","de":null,"rule":"CP-KEYWORD-11"},
  {"id":"term-stealth","en":null,"es":"Sigilo","de":null,"rule":"CP-KEYWORD-12"},
  {"id":"term-transform","en":"Transform","es":"Transformarse","de":"Verwandeln","rule":"CP-FORM-6"},
  {"id":"term-normal-form","en":"Normal Form","es":"Forma normal","de":"Normal-Form","rule":"CP-FORM-1"},
  {"id":"term-one-shot-card","en":null,"es":"cartas «One-Shot»","de":null,"rule":"CP-ONESHOT-3"},
  {"id":"term-threat-modifier","en":null,"es":"Modificador a la Amenaza","de":null,"rule":"CP-ONESHOT-4"},
  {"id":"term-avengers","en":"Avengers","es":"Vengadores","de":"Avengers"},
  {"id":"term-cabal","en":"Cabal","es":"Camarilla","de":"Kabale"},
  {"id":"term-defenders","en":"Defenders","es":"Defensores","de":"Defenders"},
  {"id":"term-guardians","en":null,"es":"Guardianes de la Galaxia","de":"Guardians of the Galaxy"},
  {"id":"term-dark-illuminati","en":"Dark Illuminati","es":null,"de":null},
];
