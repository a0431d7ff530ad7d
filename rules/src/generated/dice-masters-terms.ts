// Generated from the YAML files of this workspace by `npm run generate`. Do not edit by hand.
import type { Term } from '../types.ts';

export type DiceMastersTermId =
  | 'sidekick'
  | 'character'
  | 'character-die'
  | 'character-card'
  | 'action'
  | 'action-die'
  | 'basic-action'
  | 'basic-action-card'
  | 'colour-reminder'
  | 'die-face'
  | 'face-index'
  | 'special-icon'
  | 'dice-bag'
  | 'prep-area'
  | 'reserve-pool'
  | 'field-zone'
  | 'attack-zone'
  | 'used-pile'
  | 'play-mat'
  | 'energy'
  | 'energy-type'
  | 'fist'
  | 'bolt'
  | 'mask'
  | 'shield'
  | 'generic'
  | 'wild'
  | 'purchase-cost'
  | 'purchase'
  | 'fielding-cost'
  | 'to-field'
  | 'attack-value'
  | 'defense-value'
  | 'values'
  | 'level'
  | 'burst'
  | 'affiliation'
  | 'title'
  | 'subtitle'
  | 'abilities'
  | 'global-ability'
  | 'die-limit'
  | 'use-count'
  | 'rarity'
  | 'common'
  | 'uncommon'
  | 'rare'
  | 'super-rare'
  | 'turn'
  | 'phase'
  | 'clear-and-draw'
  | 'roll-and-reroll'
  | 'main-phase'
  | 'attack-phase'
  | 'regroup'
  | 'draw'
  | 'roll'
  | 'reroll'
  | 'spend'
  | 'active-player'
  | 'opponent'
  | 'opposing'
  | 'attacker'
  | 'blocker'
  | 'unblocked'
  | 'engaged'
  | 'assign'
  | 'damage'
  | 'knocked-out'
  | 'life'
  | 'bonus'
  | 'while-active'
  | 'when-fielded'
  | 'spin-up'
  | 'spin-down'
  | 'prevent'
  | 'redirect'
  | 'capture'
  | 'control'
  | 'copy'
  | 'team'
  | 'drafted-teams'
  | 'basic-teams'
  | 'tournament-teams'
  | 'expansion-pack';

export const diceMastersTerms: readonly Term<DiceMastersTermId>[] = [
  {"id":"sidekick","en":"sidekick","es":"comparsa","de":"Sidekick","rule":"DM-DICE-8"},
  {"id":"character","en":"character","es":"personaje","de":"Charakter"},
  {"id":"character-die","en":"character die","es":"dado de personaje","de":"Charakterwürfel"},
  {"id":"character-card","en":"character card","es":"carta de personaje","de":"Charakterkarte"},
  {"id":"action","en":"action","es":"acción","de":"Aktion","rule":"DM-GLOSSARY-1"},
  {"id":"action-die","en":"action die","es":"dado de acción","de":"Aktionswürfel","rule":"DM-ACTION-DICE-2"},
  {"id":"basic-action","en":"basic action","es":"acción básica","de":"Basisaktion"},
  {"id":"basic-action-card","en":"basic action card","es":"carta de acción básica","de":"Basisaktionskarte","rule":"DM-PURCHASING-2"},
  {"id":"colour-reminder","en":"colour reminder card","es":"tarjeta de color","de":"Farbkarte"},
  {"id":"die-face","en":"face","es":"cara","de":"Würfelseite","rule":"DM-GLOSSARY-6"},
  {"id":"face-index","en":"face index","es":"índice de caras","de":"Seitenübersicht","rule":"DM-DICE-6"},
  {"id":"special-icon","en":"custom icon","es":"icono especial","de":"Charaktersymbol"},
  {"id":"dice-bag","en":"bag","es":"bolsa","de":"Würfelbeutel","rule":"DM-ZONES-2"},
  {"id":"prep-area","en":"prep area","es":"zona de preparación","de":"Vorbereitungszone","rule":"DM-ZONES-5"},
  {"id":"reserve-pool","en":"reserve pool","es":"reserva","de":"Reserve","rule":"DM-ZONES-6"},
  {"id":"field-zone","en":"field zone","es":"zona de despliegue","de":"Feldzone","rule":"DM-ZONES-7"},
  {"id":"attack-zone","en":"attack zone","es":"zona de ataque","de":"Angriffszone","rule":"DM-ZONES-8"},
  {"id":"used-pile","en":"used pile","es":"zona de usados","de":"Ablage","rule":"DM-ZONES-9"},
  {"id":"play-mat","en":"play mat","es":"tapete de juego","de":"Spielmatte"},
  {"id":"energy","en":"energy","es":"energía","de":"Energie","rule":"DM-ENERGY-7"},
  {"id":"energy-type","en":"energy type","es":"tipo de energía","de":"Energieart","rule":"DM-ENERGY-1"},
  {"id":"fist","en":"fist","es":"puño","de":"Faust"},
  {"id":"bolt","en":"bolt","es":"rayo","de":"Blitz"},
  {"id":"mask","en":"mask","es":"antifaz","de":"Maske"},
  {"id":"shield","en":"shield","es":"escudo","de":"Schild"},
  {"id":"generic","en":"generic energy","es":"energía genérica","de":"neutrale Energie","rule":"DM-ENERGY-6"},
  {"id":"wild","en":"wild","es":"comodín","de":"Joker","rule":"DM-ENERGY-2"},
  {"id":"purchase-cost","en":"cost","es":"coste","de":"Kosten"},
  {"id":"purchase","en":"buy a die","es":"comprar un dado","de":"einen Würfel kaufen"},
  {"id":"fielding-cost","en":"fielding cost","es":"coste de despliegue","de":"Einsatzkosten","rule":"DM-FIELDING-3"},
  {"id":"to-field","en":"field (a character)","es":"desplegar","de":"einsetzen"},
  {"id":"attack-value","en":"attack (A)","es":"ataque (A)","de":"Angriff (A)","rule":"DM-DICE-4"},
  {"id":"defense-value","en":"defense (D)","es":"defensa (D)","de":"Verteidigung (V)","rule":"DM-DICE-5"},
  {"id":"values","en":"values","es":"valores","de":"Werte","rule":"DM-GLOSSARY-5"},
  {"id":"level","en":"level","es":"nivel","de":"Stufe","rule":"DM-DICE-6"},
  {"id":"burst","en":"burst","es":"estallido","de":"Burst","rule":"DM-BURSTS-1"},
  {"id":"affiliation","en":"affiliation","es":"afiliación","de":"Zugehörigkeit","rule":"DM-CARDS-5"},
  {"id":"title","en":"title","es":"título","de":"Titel","rule":"DM-CARDS-6"},
  {"id":"subtitle","en":"subtitle","es":"subtítulo","de":"Untertitel","rule":"DM-CARDS-6"},
  {"id":"abilities","en":"abilities","es":"habilidades","de":"Fähigkeiten","rule":"DM-GLOSSARY-4"},
  {"id":"global-ability","en":"global ability","es":"habilidad global","de":"globale Fähigkeit","rule":"DM-GLOBAL-ABILITIES-1"},
  {"id":"die-limit","en":"die limit (Max)","es":"límite de dados (Máx.)","de":"Würfellimit (Max.)","rule":"DM-CARDS-7"},
  {"id":"use-count","en":"use","es":"usos","de":"Anzahl"},
  {"id":"rarity","en":"rarity","es":"frecuencia de aparición","de":"Seltenheit","rule":"DM-CARDS-9"},
  {"id":"common","en":"common","es":"común","de":"häufig"},
  {"id":"uncommon","en":"uncommon","es":"infrecuente","de":"ungewöhnlich"},
  {"id":"rare","en":"rare","es":"rara","de":"selten"},
  {"id":"super-rare","en":"super rare","es":"súper-rara","de":"sehr selten"},
  {"id":"turn","en":"turn","es":"turno","de":"Zug","rule":"DM-TURN-STRUCTURE-2"},
  {"id":"phase","en":"phase","es":"fase","de":"Phase"},
  {"id":"clear-and-draw","en":"Clear and Draw","es":"fase de preparación","de":"Aufräumen und Ziehen","rule":"DM-CLEAR-AND-DRAW-1"},
  {"id":"roll-and-reroll","en":"Roll and Reroll","es":"fase de tirada y repetición","de":"Würfeln und Nachwürfeln","rule":"DM-ROLL-AND-REROLL-1"},
  {"id":"main-phase","en":"main phase","es":"fase principal","de":"Hauptphase","rule":"DM-TURN-STRUCTURE-5"},
  {"id":"attack-phase","en":"attack phase","es":"fase de ataque","de":"Angriffsphase","rule":"DM-ATTACK-1"},
  {"id":"regroup","en":"Regroup (cleanup)","es":"fase de reorganización","de":"Neuordnung","rule":"DM-REGROUP-1"},
  {"id":"draw","en":"draw","es":"sacar / robar","de":"ziehen"},
  {"id":"roll","en":"roll","es":"tirar","de":"würfeln"},
  {"id":"reroll","en":"reroll","es":"repetir la tirada","de":"nachwürfeln"},
  {"id":"spend","en":"spend energy","es":"gastar energía","de":"Energie ausgeben"},
  {"id":"active-player","en":"active player","es":"jugador activo","de":"aktiver Spieler"},
  {"id":"opponent","en":"opponent","es":"rival / adversario","de":"Gegner"},
  {"id":"opposing","en":"opposing","es":"enemigo","de":"gegnerisch","rule":"DM-GLOSSARY-2"},
  {"id":"attacker","en":"attacker","es":"atacante","de":"Angreifer"},
  {"id":"blocker","en":"blocker","es":"bloqueador","de":"Blocker","rule":"DM-BLOCKING-3"},
  {"id":"unblocked","en":"unblocked","es":"sin bloquear","de":"ungeblockt","rule":"DM-DAMAGE-8"},
  {"id":"engaged","en":"engaged","es":"enfrentado","de":"im Kampf","rule":"DM-GLOSSARY-3"},
  {"id":"assign","en":"assign","es":"asignar","de":"zuweisen"},
  {"id":"damage","en":"damage","es":"daño","de":"Schaden"},
  {"id":"knocked-out","en":"knocked out (KO)","es":"aturdido","de":"k. o. geschlagen","rule":"DM-KNOCK-OUT-2"},
  {"id":"life","en":"life","es":"puntos de vida","de":"Lebenspunkte","rule":"DM-LIFE-AND-WINNING-3"},
  {"id":"bonus","en":"bonus","es":"bonificación","de":"Bonus","rule":"DM-BONUSES-1"},
  {"id":"while-active","en":"while active","es":"mientras esté activo","de":"solange aktiv","rule":"DM-ACTIVE-AND-FIELDED-1"},
  {"id":"when-fielded","en":"when fielded","es":"si despliegas a","de":"beim Einsetzen","rule":"DM-ACTIVE-AND-FIELDED-3"},
  {"id":"spin-up","en":"spin up","es":"incrementar de nivel","de":"hochdrehen","rule":"DM-SPINNING-1"},
  {"id":"spin-down","en":"spin down","es":"rebajar de nivel","de":"herunterdrehen","rule":"DM-SPINNING-3"},
  {"id":"prevent","en":"prevent","es":"evitar","de":"verhindern","rule":"DM-PREVENT-AND-REDIRECT-1"},
  {"id":"redirect","en":"redirect","es":"redirigir","de":"umleiten","rule":"DM-PREVENT-AND-REDIRECT-5"},
  {"id":"capture","en":"capture","es":"capturar","de":"gefangen nehmen","rule":"DM-CAPTURE-AND-CONTROL-1"},
  {"id":"control","en":"take control","es":"tomar el control","de":"Kontrolle übernehmen","rule":"DM-CAPTURE-AND-CONTROL-6"},
  {"id":"copy","en":"copy","es":"copiar","de":"kopieren","rule":"DM-COPYING-1"},
  {"id":"team","en":"team","es":"equipo","de":"Team"},
  {"id":"drafted-teams","en":"drafted teams","es":"equipos seleccionados","de":"Draft-Teams","rule":"DM-DRAFT-TEAMS-1"},
  {"id":"basic-teams","en":"basic teams","es":"equipos básicos","de":"Basisteams","rule":"DM-BASIC-TEAMS-4"},
  {"id":"tournament-teams","en":"tournament teams","es":"equipos de competición","de":"Turnierteams","rule":"DM-TOURNAMENT-TEAMS-3"},
  {"id":"expansion-pack","en":"expansion pack","es":"sobre de ampliación","de":"Erweiterungspack"},
];
