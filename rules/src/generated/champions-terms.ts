// Generated from the YAML files of this workspace by `npm run generate`. Do not edit by hand.
import type { Term } from '../types.ts';

export type ChampionsTermId =
  | 'golden-rules'
  | 'grim-rule'
  | 'round'
  | 'player-phase'
  | 'villain-phase'
  | 'player-turn'
  | 'active-player'
  | 'first-player'
  | 'first-player-token'
  | 'player-order'
  | 'next-player'
  | 'per-player'
  | 'identity-card'
  | 'hero'
  | 'alter-ego'
  | 'form'
  | 'change-form'
  | 'villain'
  | 'villain-deck'
  | 'stage'
  | 'minion'
  | 'ally'
  | 'ally-limit'
  | 'event'
  | 'upgrade'
  | 'support'
  | 'resource-card'
  | 'attachment'
  | 'environment'
  | 'treachery'
  | 'obligation'
  | 'nemesis'
  | 'nemesis-set'
  | 'main-scheme'
  | 'main-scheme-deck'
  | 'side-scheme'
  | 'scheme-card'
  | 'encounter-card'
  | 'encounter-deck'
  | 'encounter-set'
  | 'modular-set'
  | 'expert-mode'
  | 'scenario'
  | 'player-deck'
  | 'discard-pile'
  | 'hand'
  | 'hand-size'
  | 'draw'
  | 'discard'
  | 'setup'
  | 'threat'
  | 'starting-threat'
  | 'target-threat'
  | 'acceleration'
  | 'acceleration-token'
  | 'acceleration-icon'
  | 'crisis-icon'
  | 'hazard-icon'
  | 'star-icon'
  | 'boost'
  | 'boost-card'
  | 'boost-icon'
  | 'boost-ability'
  | 'activation'
  | 'enemy-attack'
  | 'enemy-scheme'
  | 'attack'
  | 'thwart'
  | 'defense'
  | 'recover'
  | 'atk'
  | 'thw'
  | 'def'
  | 'rec'
  | 'sch'
  | 'undefended'
  | 'engage'
  | 'enemy'
  | 'friendly'
  | 'character'
  | 'damage'
  | 'indirect-damage'
  | 'consequential-damage'
  | 'sustained-damage'
  | 'hit-points'
  | 'max-hit-points'
  | 'remaining-hit-points'
  | 'hit-point-dial'
  | 'heal'
  | 'prevent'
  | 'move'
  | 'defeat'
  | 'player-elimination'
  | 'status-card'
  | 'stunned'
  | 'confused'
  | 'tough'
  | 'keyword'
  | 'quickstrike'
  | 'overkill'
  | 'toughness'
  | 'guard'
  | 'surge'
  | 'peril'
  | 'retaliate'
  | 'restricted'
  | 'uses'
  | 'trait'
  | 'unique'
  | 'subtitle'
  | 'ability'
  | 'constant-ability'
  | 'triggered-ability'
  | 'triggering-condition'
  | 'action'
  | 'interrupt'
  | 'response'
  | 'forced'
  | 'resource-ability'
  | 'special'
  | 'when-revealed'
  | 'when-defeated'
  | 'lasting-effect'
  | 'delayed-effect'
  | 'replacement-effect'
  | 'cancel'
  | 'cost'
  | 'resource'
  | 'physical'
  | 'mental'
  | 'energy'
  | 'wild'
  | 'generate'
  | 'exhaust'
  | 'ready'
  | 'play'
  | 'put-into-play'
  | 'in-play'
  | 'out-of-play'
  | 'removed-from-game'
  | 'set-aside'
  | 'deal'
  | 'reveal'
  | 'search'
  | 'attach'
  | 'owner'
  | 'control'
  | 'modifier'
  | 'base-value'
  | 'printed'
  | 'gets'
  | 'gains'
  | 'limit'
  | 'maximum'
  | 'generic-counter'
  | 'aspect'
  | 'aggression'
  | 'justice'
  | 'leadership'
  | 'protection'
  | 'basic';

export const championsTerms: readonly Term<ChampionsTermId>[] = [
  {"id":"golden-rules","en":"Golden rules","es":"Reglas de oro","de":"Goldene Regeln","rule":"MC-GOLDEN-2"},
  {"id":"grim-rule","en":"Grim rule","es":"Regla fatídica","de":"Grimmige Regel","rule":"MC-GOLDEN-3"},
  {"id":"round","en":"Round","es":"Ronda","de":"Runde","rule":"MC-ROUND-1"},
  {"id":"player-phase","en":"Player phase","es":"Fase de los Jugadores","de":"Spielerphase","rule":"MC-PLAYER-PHASE-1"},
  {"id":"villain-phase","en":"Villain phase","es":"Fase del Villano","de":"Schurkenphase","rule":"MC-ROUND-2"},
  {"id":"player-turn","en":"Player turn","es":"Turno de jugador","de":"Spielerzug"},
  {"id":"active-player","en":"Active player","es":"Jugador activo","de":"Aktiver Spieler","rule":"MC-PLAYER-PHASE-2"},
  {"id":"first-player","en":"First player","es":"Jugador inicial","de":"Startspieler"},
  {"id":"first-player-token","en":"First player token","es":"Ficha de Jugador inicial","de":"Startspielermarker","rule":"MC-VILLAIN-PHASE-7"},
  {"id":"player-order","en":"Player order","es":"Orden de jugadores","de":"Spielerreihenfolge","rule":"MC-FIRST-4"},
  {"id":"next-player","en":"Next player","es":"Siguiente jugador","de":"Nächster Spieler","rule":"MC-FIRST-6"},
  {"id":"per-player","en":"Per player","es":"Por jugador","de":"Pro Spieler","rule":"MC-MOD-11"},
  {"id":"identity-card","en":"Identity card","es":"Carta de Superhéroe","de":"Identitätskarte","rule":"MC-IDENTITY-1"},
  {"id":"hero","en":"Hero","es":"Héroe","de":"Held"},
  {"id":"alter-ego","en":"Alter-ego","es":"Alter ego","de":"Alter Ego"},
  {"id":"form","en":"Form","es":"Identidad","de":"Gestalt"},
  {"id":"change-form","en":"Change form","es":"Cambiar de identidad","de":"Gestalt wechseln"},
  {"id":"villain","en":"Villain","es":"Villano","de":"Schurke","rule":"MC-VILLAIN-1"},
  {"id":"villain-deck","en":"Villain deck","es":"Mazo de Villano","de":"Schurkendeck"},
  {"id":"stage","en":"Stage","es":"Etapa","de":"Abschnitt"},
  {"id":"minion","en":"Minion","es":"Esbirro","de":"Scherge","rule":"MC-MINION-1"},
  {"id":"ally","en":"Ally","es":"Aliado","de":"Verbündeter"},
  {"id":"ally-limit","en":"Ally limit","es":"Límite de Aliados","de":"Verbündetenlimit"},
  {"id":"event","en":"Event","es":"Evento","de":"Ereignis"},
  {"id":"upgrade","en":"Upgrade","es":"Mejora","de":"Upgrade","rule":"MC-PLAY-7"},
  {"id":"support","en":"Support","es":"Apoyo","de":"Vorteil"},
  {"id":"resource-card","en":"Resource card","es":"Carta de Recurso","de":"Ressourcenkarte","rule":"MC-ANATOMY-14"},
  {"id":"attachment","en":"Attachment","es":"Accesorio","de":"Anhang","rule":"MC-ENCOUNTER-1"},
  {"id":"environment","en":"Environment","es":"Entorno","de":"Umgebung","rule":"MC-ENCOUNTER-2"},
  {"id":"treachery","en":"Treachery","es":"Perfidia","de":"Verrat","rule":"MC-ENCOUNTER-4"},
  {"id":"obligation","en":"Obligation","es":"Obligación","de":"Verpflichtung","rule":"MC-OBLIGATION-1"},
  {"id":"nemesis","en":"Nemesis","es":"Archienemigo","de":"Erzfeind"},
  {"id":"nemesis-set","en":"Nemesis set","es":"Conjunto de Archienemigo","de":"Erzfeind-Begegnungsset","rule":"MC-NEMESIS-2"},
  {"id":"main-scheme","en":"Main scheme","es":"Plan principal","de":"Hauptplan","rule":"MC-ANATOMY-17"},
  {"id":"main-scheme-deck","en":"Main scheme deck","es":"Mazo de Plan principal","de":"Hauptplandeck"},
  {"id":"side-scheme","en":"Side scheme","es":"Plan secundario","de":"Nebenplan","rule":"MC-ANATOMY-21"},
  {"id":"scheme-card","en":"Scheme (card)","es":"Plan","de":"Plan"},
  {"id":"encounter-card","en":"Encounter card","es":"Carta de Encuentro","de":"Begegnungskarte"},
  {"id":"encounter-deck","en":"Encounter deck","es":"Mazo de Encuentros","de":"Begegnungsdeck","rule":"MC-EMPTY-1"},
  {"id":"encounter-set","en":"Encounter set","es":"Conjunto de Encuentros","de":"Begegnungsset"},
  {"id":"modular-set","en":"Modular encounter set","es":"Conjunto modular de Encuentros","de":"Modulares Begegnungsset"},
  {"id":"expert-mode","en":"Expert mode","es":"Modo Experto","de":"Expertenmodus","rule":"MC-ENCDECK-2"},
  {"id":"scenario","en":"Scenario","es":"Escenario","de":"Szenario"},
  {"id":"player-deck","en":"Player deck","es":"Mazo de Jugador","de":"Spielerdeck","rule":"MC-DECK-2"},
  {"id":"discard-pile","en":"Discard pile","es":"Pila de descartes","de":"Ablagestapel"},
  {"id":"hand","en":"Hand","es":"Mano","de":"Hand"},
  {"id":"hand-size","en":"Hand size","es":"Tamaño de la mano","de":"Handlimit","rule":"MC-HAND-4"},
  {"id":"draw","en":"Draw","es":"Robar","de":"Ziehen","rule":"MC-HAND-1"},
  {"id":"discard","en":"Discard","es":"Descartar","de":"Ablegen"},
  {"id":"setup","en":"Setup","es":"Preparación","de":"Spielaufbau"},
  {"id":"threat","en":"Threat","es":"Amenaza","de":"Bedrohung","rule":"MC-COMPONENT-4"},
  {"id":"starting-threat","en":"Starting threat","es":"Amenaza inicial","de":"Startbedrohung"},
  {"id":"target-threat","en":"Target threat","es":"Umbral de Amenaza","de":"Zielbedrohung"},
  {"id":"acceleration","en":"Acceleration","es":"Aceleración","de":"Beschleunigung"},
  {"id":"acceleration-token","en":"Acceleration token","es":"Ficha de Aceleración","de":"Beschleunigungsmarker","rule":"MC-VILLAIN-PHASE-2"},
  {"id":"acceleration-icon","en":"Acceleration icon","es":"Icono de Aceleración","de":"Beschleunigungssymbol","rule":"MC-SIDE-4"},
  {"id":"crisis-icon","en":"Crisis icon","es":"Icono de Crisis","de":"Krisensymbol","rule":"MC-SIDE-3"},
  {"id":"hazard-icon","en":"Hazard icon","es":"Icono de Riesgo","de":"Gefahrensymbol","rule":"MC-SIDE-5"},
  {"id":"star-icon","en":"Star icon","es":"Icono de Estrella","de":"Sternsymbol"},
  {"id":"boost","en":"Boost","es":"Aumento","de":"Boost"},
  {"id":"boost-card","en":"Boost card","es":"Carta de aumento","de":"Boost-Karte","rule":"MC-ENEMY-ATTACK-6"},
  {"id":"boost-icon","en":"Boost icon","es":"Icono de Aumento","de":"Boost-Symbol","rule":"MC-ANATOMY-16"},
  {"id":"boost-ability","en":"Boost ability","es":"Capacidad de aumento","de":"Boost-Fähigkeit"},
  {"id":"activation","en":"Activation","es":"Activación","de":"Aktivierung","rule":"MC-ACTIVATION-1"},
  {"id":"enemy-attack","en":"Enemy attack","es":"Ataque enemigo","de":"Angriff eines Gegners","rule":"MC-ENEMY-ATTACK-1"},
  {"id":"enemy-scheme","en":"Scheme (activation)","es":"Ejecutar el Plan","de":"Den Plan vorantreiben"},
  {"id":"attack","en":"Attack","es":"Ataque","de":"Angriff"},
  {"id":"thwart","en":"Thwart","es":"Intervención","de":"Widerstand","rule":"MC-THWART-1"},
  {"id":"defense","en":"Defense","es":"Defensa","de":"Verteidigung"},
  {"id":"recover","en":"Recover","es":"Recuperación","de":"Erholung","rule":"MC-HEAL-1"},
  {"id":"atk","en":"ATK","es":"ATQ","de":"ANG","rule":"MC-ANATOMY-5"},
  {"id":"thw","en":"THW","es":"INT","de":"WID","rule":"MC-ANATOMY-5"},
  {"id":"def","en":"DEF","es":"DEF","de":"VER","rule":"MC-ANATOMY-5"},
  {"id":"rec","en":"REC","es":"REC","de":"ERH","rule":"MC-ANATOMY-6"},
  {"id":"sch","en":"SCH","es":"PLA","de":"PLA"},
  {"id":"undefended","en":"Undefended","es":"No defendido","de":"Unverteidigt","rule":"MC-ENEMY-ATTACK-11"},
  {"id":"engage","en":"Engage","es":"Enfrentarse","de":"In einen Kampf verwickeln"},
  {"id":"enemy","en":"Enemy","es":"Enemigo","de":"Gegner","rule":"MC-MINION-4"},
  {"id":"friendly","en":"Friendly","es":"Amigo/a","de":"Befreundet","rule":"MC-CONTROL-8"},
  {"id":"character","en":"Character","es":"Personaje","de":"Charakter","rule":"MC-WORD-7"},
  {"id":"damage","en":"Damage","es":"Daño","de":"Schaden"},
  {"id":"indirect-damage","en":"Indirect damage","es":"Daño indirecto","de":"Indirekter Schaden","rule":"MC-DAMAGE-5"},
  {"id":"consequential-damage","en":"Consequential damage","es":"Daño derivado","de":"Folgeschaden","rule":"MC-ANATOMY-7"},
  {"id":"sustained-damage","en":"Sustained damage","es":"Daño acumulado","de":"Erlittener Schaden","rule":"MC-DAMAGE-2"},
  {"id":"hit-points","en":"Hit points","es":"Vida","de":"Lebenspunkte"},
  {"id":"max-hit-points","en":"Maximum hit points","es":"Vida máxima","de":"Maximale Lebenspunkte","rule":"MC-HP-1"},
  {"id":"remaining-hit-points","en":"Remaining hit points","es":"Vida restante","de":"Verbleibende Lebenspunkte","rule":"MC-HP-2"},
  {"id":"hit-point-dial","en":"Hit point dial","es":"Medidor de Vida","de":"Lebenspunktezähler"},
  {"id":"heal","en":"Heal","es":"Curar","de":"Heilen","rule":"MC-HEAL-2"},
  {"id":"prevent","en":"Prevent","es":"Evitar","de":"Verhindern"},
  {"id":"move","en":"Move","es":"Trasladar","de":"Bewegen"},
  {"id":"defeat","en":"Defeat","es":"Derrota","de":"Besiegen"},
  {"id":"player-elimination","en":"Player elimination","es":"Eliminación de jugadores","de":"Ausscheiden von Spielern"},
  {"id":"status-card","en":"Status card","es":"Carta de Estado","de":"Statuskarte"},
  {"id":"stunned","en":"Stunned","es":"Aturdido","de":"Betäubt","rule":"MC-STATUS-4"},
  {"id":"confused","en":"Confused","es":"Confundido","de":"Verwirrt","rule":"MC-STATUS-7"},
  {"id":"tough","en":"Tough","es":"Duro","de":"Zäh","rule":"MC-STATUS-10"},
  {"id":"keyword","en":"Keyword","es":"Palabra clave","de":"Schlüsselwort"},
  {"id":"quickstrike","en":"Quickstrike","es":"Ataque veloz","de":"Erstschlag","rule":"MC-KEYWORD-1"},
  {"id":"overkill","en":"Overkill","es":"Brutalidad","de":"Overkill","rule":"MC-KEYWORD-3"},
  {"id":"toughness","en":"Toughness","es":"Dureza","de":"Zähigkeit","rule":"MC-KEYWORD-4"},
  {"id":"guard","en":"Guard","es":"Guardia","de":"Wache","rule":"MC-KEYWORD-5"},
  {"id":"surge","en":"Surge","es":"Oleada","de":"Nachrüsten","rule":"MC-KEYWORD-7"},
  {"id":"peril","en":"Peril","es":"Peligro","de":"Wagnis","rule":"MC-KEYWORD-9"},
  {"id":"retaliate","en":"Retaliate X","es":"Represalia X","de":"Vergeltung X","rule":"MC-KEYWORD-11"},
  {"id":"restricted","en":"Restricted","es":"Restringida","de":"Eingeschränkt","rule":"MC-KEYWORD-13"},
  {"id":"uses","en":"Uses (X \"type\")","es":"Usos (X \"tipo\")","de":"Anwendungen (X \"Typ\")","rule":"MC-KEYWORD-14"},
  {"id":"trait","en":"Trait","es":"Rasgo","de":"Merkmal","rule":"MC-WORD-8"},
  {"id":"unique","en":"Unique","es":"Única","de":"Einzigartig"},
  {"id":"subtitle","en":"Subtitle","es":"Subtítulo","de":"Untertitel","rule":"MC-ANATOMY-10"},
  {"id":"ability","en":"Ability","es":"Capacidad","de":"Fähigkeit"},
  {"id":"constant-ability","en":"Constant ability","es":"Capacidad constante","de":"Konstante Fähigkeit","rule":"MC-CONSTANT-1"},
  {"id":"triggered-ability","en":"Triggered ability","es":"Capacidad aplicada","de":"Ausgelöste Fähigkeit"},
  {"id":"triggering-condition","en":"Triggering condition","es":"Condición de aplicación","de":"Auslösende Bedingung","rule":"MC-CONDITION-1"},
  {"id":"action","en":"Action","es":"Acción","de":"Aktion","rule":"MC-TRIGGER-3"},
  {"id":"interrupt","en":"Interrupt","es":"Interrupción","de":"Unterbrechung","rule":"MC-INTERRUPT-1"},
  {"id":"response","en":"Response","es":"Respuesta","de":"Reaktion","rule":"MC-RESPONSE-1"},
  {"id":"forced","en":"Forced","es":"Obligado/a","de":"Erzwungen"},
  {"id":"resource-ability","en":"Resource ability","es":"Capacidad de recurso","de":"Ressourcenfähigkeit","rule":"MC-TRIGGER-4"},
  {"id":"special","en":"Special","es":"Especial","de":"Spezial","rule":"MC-TRIGGER-5"},
  {"id":"when-revealed","en":"When Revealed","es":"Cuando se muestre esta carta","de":"Sobald aufgedeckt","rule":"MC-TRIGGER-6"},
  {"id":"when-defeated","en":"When Defeated","es":"Cuando se derrote esta carta","de":"Sobald besiegt","rule":"MC-TRIGGER-7"},
  {"id":"lasting-effect","en":"Lasting effect","es":"Efecto duradero","de":"Anhaltender Effekt","rule":"MC-LASTING-1"},
  {"id":"delayed-effect","en":"Delayed effect","es":"Efecto postergado","de":"Verzögerter Effekt","rule":"MC-DELAYED-1"},
  {"id":"replacement-effect","en":"Replacement effect","es":"Efecto de sustitución","de":"Ersatzeffekt","rule":"MC-CANCEL-4"},
  {"id":"cancel","en":"Cancel","es":"Anular","de":"Aufheben","rule":"MC-CANCEL-1"},
  {"id":"cost","en":"Cost","es":"Coste","de":"Kosten","rule":"MC-ANATOMY-2"},
  {"id":"resource","en":"Resource","es":"Recurso","de":"Ressource","rule":"MC-RESOURCE-1"},
  {"id":"physical","en":"Physical","es":"Físico","de":"Physisch","rule":"MC-RESOURCE-2"},
  {"id":"mental","en":"Mental","es":"Mental","de":"Mental","rule":"MC-RESOURCE-2"},
  {"id":"energy","en":"Energy","es":"Energía","de":"Energie","rule":"MC-RESOURCE-2"},
  {"id":"wild","en":"Wild","es":"Universal","de":"Wild","rule":"MC-RESOURCE-5"},
  {"id":"generate","en":"Generate","es":"Generar","de":"Erzeugen"},
  {"id":"exhaust","en":"Exhaust","es":"Agotar","de":"Erschöpfen","rule":"MC-EXHAUST-1"},
  {"id":"ready","en":"Ready","es":"Preparar","de":"Spielbereit machen","rule":"MC-EXHAUST-6"},
  {"id":"play","en":"Play","es":"Jugar","de":"Spielen"},
  {"id":"put-into-play","en":"Put into play","es":"Poner en juego","de":"Ins Spiel bringen","rule":"MC-PLAY-2"},
  {"id":"in-play","en":"In play","es":"En juego","de":"Im Spiel"},
  {"id":"out-of-play","en":"Out of play","es":"Fuera del juego","de":"Nicht im Spiel","rule":"MC-ZONE-3"},
  {"id":"removed-from-game","en":"Removed from the game","es":"Retirado del juego","de":"Aus dem Spiel entfernt","rule":"MC-ZONE-6"},
  {"id":"set-aside","en":"Set aside","es":"Puesto aparte","de":"Beiseitegelegt"},
  {"id":"deal","en":"Deal","es":"Repartir","de":"Zuteilen","rule":"MC-DEAL-1"},
  {"id":"reveal","en":"Reveal","es":"Mostrar","de":"Aufdecken","rule":"MC-REVEAL-1"},
  {"id":"search","en":"Search","es":"Buscar","de":"Durchsuchen","rule":"MC-SEARCH-1"},
  {"id":"attach","en":"Attach","es":"Vincular","de":"Anhängen"},
  {"id":"owner","en":"Owner","es":"Propietario","de":"Besitzer","rule":"MC-CONTROL-1"},
  {"id":"control","en":"Control","es":"Control","de":"Kontrolle"},
  {"id":"modifier","en":"Modifier","es":"Modificador","de":"Modifikator"},
  {"id":"base-value","en":"Base value","es":"Valor básico","de":"Basiswert","rule":"MC-MOD-8"},
  {"id":"printed","en":"Printed","es":"Impreso","de":"Aufgedruckt","rule":"MC-MOD-9"},
  {"id":"gets","en":"Gets","es":"Recibir","de":"Bekommt"},
  {"id":"gains","en":"Gains","es":"Ganar","de":"Erhält","rule":"MC-MOD-10"},
  {"id":"limit","en":"Limit","es":"Límite","de":"Limit"},
  {"id":"maximum","en":"Maximum","es":"Máximo","de":"Maximum"},
  {"id":"generic-counter","en":"Generic counter","es":"Contador genérico","de":"Allzweckmarker","rule":"MC-COMPONENT-2"},
  {"id":"aspect","en":"Aspect","es":"Aspecto","de":"Aspekt","rule":"MC-DECK-4"},
  {"id":"aggression","en":"Aggression","es":"Agresividad","de":"Aggression"},
  {"id":"justice","en":"Justice","es":"Justicia","de":"Gerechtigkeit"},
  {"id":"leadership","en":"Leadership","es":"Liderazgo","de":"Führung"},
  {"id":"protection","en":"Protection","es":"Protección","de":"Schutz"},
  {"id":"basic","en":"Basic","es":"Básica","de":"Basis"},
];
