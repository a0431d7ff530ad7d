// Generated from the YAML files of this workspace by `npm run generate`. Do not edit by hand.
import type { RuleEntry } from '../types.ts';

export type DiceMastersRuleId =
  | 'DM-COMPONENTS-1'
  | 'DM-COMPONENTS-2'
  | 'DM-COMPONENTS-3'
  | 'DM-COMPONENTS-4'
  | 'DM-COMPONENTS-5'
  | 'DM-COMPONENTS-6'
  | 'DM-COMPONENTS-7'
  | 'DM-CARDS-1'
  | 'DM-CARDS-2'
  | 'DM-CARDS-3'
  | 'DM-CARDS-4'
  | 'DM-CARDS-5'
  | 'DM-CARDS-6'
  | 'DM-CARDS-7'
  | 'DM-CARDS-8'
  | 'DM-CARDS-9'
  | 'DM-DICE-1'
  | 'DM-DICE-2'
  | 'DM-DICE-3'
  | 'DM-DICE-4'
  | 'DM-DICE-5'
  | 'DM-DICE-6'
  | 'DM-DICE-7'
  | 'DM-DICE-8'
  | 'DM-DICE-9'
  | 'DM-DICE-10'
  | 'DM-DICE-11'
  | 'DM-DICE-12'
  | 'DM-DICE-13'
  | 'DM-ENERGY-1'
  | 'DM-ENERGY-2'
  | 'DM-ENERGY-3'
  | 'DM-ENERGY-4'
  | 'DM-ENERGY-5'
  | 'DM-ENERGY-6'
  | 'DM-ENERGY-7'
  | 'DM-ENERGY-8'
  | 'DM-ZONES-1'
  | 'DM-ZONES-2'
  | 'DM-ZONES-3'
  | 'DM-ZONES-4'
  | 'DM-ZONES-5'
  | 'DM-ZONES-6'
  | 'DM-ZONES-7'
  | 'DM-ZONES-8'
  | 'DM-ZONES-9'
  | 'DM-ZONES-10'
  | 'DM-FIRST-GAME-1'
  | 'DM-FIRST-GAME-2'
  | 'DM-FIRST-GAME-3'
  | 'DM-FIRST-GAME-4'
  | 'DM-FIRST-GAME-5'
  | 'DM-FIRST-GAME-6'
  | 'DM-FIRST-GAME-7'
  | 'DM-FIRST-GAME-8'
  | 'DM-FIRST-GAME-9'
  | 'DM-TURN-STRUCTURE-1'
  | 'DM-TURN-STRUCTURE-2'
  | 'DM-TURN-STRUCTURE-3'
  | 'DM-TURN-STRUCTURE-4'
  | 'DM-TURN-STRUCTURE-5'
  | 'DM-TURN-STRUCTURE-6'
  | 'DM-TURN-STRUCTURE-7'
  | 'DM-CLEAR-AND-DRAW-1'
  | 'DM-CLEAR-AND-DRAW-2'
  | 'DM-CLEAR-AND-DRAW-3'
  | 'DM-CLEAR-AND-DRAW-4'
  | 'DM-CLEAR-AND-DRAW-5'
  | 'DM-CLEAR-AND-DRAW-6'
  | 'DM-CLEAR-AND-DRAW-7'
  | 'DM-CLEAR-AND-DRAW-8'
  | 'DM-CLEAR-AND-DRAW-9'
  | 'DM-CLEAR-AND-DRAW-10'
  | 'DM-CLEAR-AND-DRAW-11'
  | 'DM-ROLL-AND-REROLL-1'
  | 'DM-ROLL-AND-REROLL-2'
  | 'DM-ROLL-AND-REROLL-3'
  | 'DM-ROLL-AND-REROLL-4'
  | 'DM-ROLL-AND-REROLL-5'
  | 'DM-ROLL-AND-REROLL-6'
  | 'DM-PAYING-1'
  | 'DM-PAYING-2'
  | 'DM-PAYING-3'
  | 'DM-PAYING-4'
  | 'DM-PAYING-5'
  | 'DM-PAYING-6'
  | 'DM-PAYING-7'
  | 'DM-PAYING-8'
  | 'DM-PAYING-9'
  | 'DM-PURCHASING-1'
  | 'DM-PURCHASING-2'
  | 'DM-PURCHASING-3'
  | 'DM-PURCHASING-4'
  | 'DM-PURCHASING-5'
  | 'DM-PURCHASING-6'
  | 'DM-PURCHASING-7'
  | 'DM-PURCHASING-8'
  | 'DM-PURCHASING-9'
  | 'DM-GLOBAL-ABILITIES-1'
  | 'DM-GLOBAL-ABILITIES-2'
  | 'DM-GLOBAL-ABILITIES-3'
  | 'DM-GLOBAL-ABILITIES-4'
  | 'DM-GLOBAL-ABILITIES-5'
  | 'DM-GLOBAL-ABILITIES-6'
  | 'DM-GLOBAL-ABILITIES-7'
  | 'DM-GLOBAL-ABILITIES-8'
  | 'DM-GLOBAL-ABILITIES-9'
  | 'DM-ACTION-DICE-1'
  | 'DM-ACTION-DICE-2'
  | 'DM-ACTION-DICE-3'
  | 'DM-ACTION-DICE-4'
  | 'DM-ACTION-DICE-5'
  | 'DM-ACTION-DICE-6'
  | 'DM-FIELDING-1'
  | 'DM-FIELDING-2'
  | 'DM-FIELDING-3'
  | 'DM-FIELDING-4'
  | 'DM-FIELDING-5'
  | 'DM-FIELDING-6'
  | 'DM-FIELDING-7'
  | 'DM-FIELDING-8'
  | 'DM-ATTACK-1'
  | 'DM-ATTACK-2'
  | 'DM-ATTACK-3'
  | 'DM-ATTACK-4'
  | 'DM-ATTACK-5'
  | 'DM-ATTACK-6'
  | 'DM-ATTACK-7'
  | 'DM-ATTACK-8'
  | 'DM-BLOCKING-1'
  | 'DM-BLOCKING-2'
  | 'DM-BLOCKING-3'
  | 'DM-BLOCKING-4'
  | 'DM-BLOCKING-5'
  | 'DM-BLOCKING-6'
  | 'DM-BLOCKING-7'
  | 'DM-BLOCKING-8'
  | 'DM-BLOCKING-9'
  | 'DM-DAMAGE-1'
  | 'DM-DAMAGE-2'
  | 'DM-DAMAGE-3'
  | 'DM-DAMAGE-4'
  | 'DM-DAMAGE-5'
  | 'DM-DAMAGE-6'
  | 'DM-DAMAGE-7'
  | 'DM-DAMAGE-8'
  | 'DM-DAMAGE-9'
  | 'DM-DAMAGE-10'
  | 'DM-DAMAGE-11'
  | 'DM-DAMAGE-12'
  | 'DM-DAMAGE-13'
  | 'DM-DAMAGE-14'
  | 'DM-DAMAGE-15'
  | 'DM-KNOCK-OUT-1'
  | 'DM-KNOCK-OUT-2'
  | 'DM-KNOCK-OUT-3'
  | 'DM-KNOCK-OUT-4'
  | 'DM-KNOCK-OUT-5'
  | 'DM-KNOCK-OUT-6'
  | 'DM-REGROUP-1'
  | 'DM-REGROUP-2'
  | 'DM-REGROUP-3'
  | 'DM-REGROUP-4'
  | 'DM-REGROUP-5'
  | 'DM-REGROUP-6'
  | 'DM-REGROUP-7'
  | 'DM-REGROUP-8'
  | 'DM-LIFE-AND-WINNING-1'
  | 'DM-LIFE-AND-WINNING-2'
  | 'DM-LIFE-AND-WINNING-3'
  | 'DM-LIFE-AND-WINNING-4'
  | 'DM-LIFE-AND-WINNING-5'
  | 'DM-LIFE-AND-WINNING-6'
  | 'DM-CORE-RULES-1'
  | 'DM-CORE-RULES-2'
  | 'DM-CORE-RULES-3'
  | 'DM-CORE-RULES-4'
  | 'DM-CORE-RULES-5'
  | 'DM-CORE-RULES-6'
  | 'DM-CORE-RULES-7'
  | 'DM-BONUSES-1'
  | 'DM-BONUSES-2'
  | 'DM-BONUSES-3'
  | 'DM-BONUSES-4'
  | 'DM-BONUSES-5'
  | 'DM-BONUSES-6'
  | 'DM-BURSTS-1'
  | 'DM-BURSTS-2'
  | 'DM-BURSTS-3'
  | 'DM-BURSTS-4'
  | 'DM-BURSTS-5'
  | 'DM-BURSTS-6'
  | 'DM-BURSTS-7'
  | 'DM-BURSTS-8'
  | 'DM-BURSTS-9'
  | 'DM-ACTIVE-AND-FIELDED-1'
  | 'DM-ACTIVE-AND-FIELDED-2'
  | 'DM-ACTIVE-AND-FIELDED-3'
  | 'DM-ACTIVE-AND-FIELDED-4'
  | 'DM-ACTIVE-AND-FIELDED-5'
  | 'DM-ACTIVE-AND-FIELDED-6'
  | 'DM-PREVENT-AND-REDIRECT-1'
  | 'DM-PREVENT-AND-REDIRECT-2'
  | 'DM-PREVENT-AND-REDIRECT-3'
  | 'DM-PREVENT-AND-REDIRECT-4'
  | 'DM-PREVENT-AND-REDIRECT-5'
  | 'DM-PREVENT-AND-REDIRECT-6'
  | 'DM-PREVENT-AND-REDIRECT-7'
  | 'DM-PREVENT-AND-REDIRECT-8'
  | 'DM-PREVENT-AND-REDIRECT-9'
  | 'DM-ORDERING-1'
  | 'DM-ORDERING-2'
  | 'DM-ORDERING-3'
  | 'DM-ORDERING-4'
  | 'DM-ORDERING-5'
  | 'DM-ORDERING-6'
  | 'DM-ORDERING-7'
  | 'DM-ORDERING-8'
  | 'DM-ORDERING-9'
  | 'DM-ORDERING-10'
  | 'DM-ORDERING-11'
  | 'DM-DICE-IDENTITY-1'
  | 'DM-DICE-IDENTITY-2'
  | 'DM-DICE-IDENTITY-3'
  | 'DM-DICE-IDENTITY-4'
  | 'DM-DICE-IDENTITY-5'
  | 'DM-DICE-IDENTITY-6'
  | 'DM-DICE-IDENTITY-7'
  | 'DM-DICE-IDENTITY-8'
  | 'DM-CAPTURE-AND-CONTROL-1'
  | 'DM-CAPTURE-AND-CONTROL-2'
  | 'DM-CAPTURE-AND-CONTROL-3'
  | 'DM-CAPTURE-AND-CONTROL-4'
  | 'DM-CAPTURE-AND-CONTROL-5'
  | 'DM-CAPTURE-AND-CONTROL-6'
  | 'DM-CAPTURE-AND-CONTROL-7'
  | 'DM-CAPTURE-AND-CONTROL-8'
  | 'DM-CAPTURE-AND-CONTROL-9'
  | 'DM-CAPTURE-AND-CONTROL-10'
  | 'DM-CAPTURE-AND-CONTROL-11'
  | 'DM-CAPTURE-AND-CONTROL-12'
  | 'DM-CAPTURE-AND-CONTROL-13'
  | 'DM-CAPTURE-AND-CONTROL-14'
  | 'DM-COPYING-1'
  | 'DM-COPYING-2'
  | 'DM-COPYING-3'
  | 'DM-COPYING-4'
  | 'DM-COPYING-5'
  | 'DM-COPYING-6'
  | 'DM-COPYING-7'
  | 'DM-SPINNING-1'
  | 'DM-SPINNING-2'
  | 'DM-SPINNING-3'
  | 'DM-SPINNING-4'
  | 'DM-SPINNING-5'
  | 'DM-SPINNING-6'
  | 'DM-SPINNING-7'
  | 'DM-SPINNING-8'
  | 'DM-TEAM-RULES-1'
  | 'DM-TEAM-RULES-2'
  | 'DM-TEAM-RULES-3'
  | 'DM-DRAFT-TEAMS-1'
  | 'DM-DRAFT-TEAMS-2'
  | 'DM-DRAFT-TEAMS-3'
  | 'DM-DRAFT-TEAMS-4'
  | 'DM-DRAFT-TEAMS-5'
  | 'DM-DRAFT-TEAMS-6'
  | 'DM-DRAFT-TEAMS-7'
  | 'DM-DRAFT-TEAMS-8'
  | 'DM-DRAFT-TEAMS-9'
  | 'DM-DRAFT-TEAMS-10'
  | 'DM-BASIC-TEAMS-1'
  | 'DM-BASIC-TEAMS-2'
  | 'DM-BASIC-TEAMS-3'
  | 'DM-BASIC-TEAMS-4'
  | 'DM-BASIC-TEAMS-5'
  | 'DM-BASIC-TEAMS-6'
  | 'DM-BASIC-TEAMS-7'
  | 'DM-BASIC-TEAMS-8'
  | 'DM-BASIC-TEAMS-9'
  | 'DM-BASIC-TEAMS-10'
  | 'DM-BASIC-TEAMS-11'
  | 'DM-BASIC-TEAMS-12'
  | 'DM-TOURNAMENT-TEAMS-1'
  | 'DM-TOURNAMENT-TEAMS-2'
  | 'DM-TOURNAMENT-TEAMS-3'
  | 'DM-TOURNAMENT-TEAMS-4'
  | 'DM-TOURNAMENT-TEAMS-5'
  | 'DM-TOURNAMENT-TEAMS-6'
  | 'DM-TOURNAMENT-TEAMS-7'
  | 'DM-TOURNAMENT-TEAMS-8'
  | 'DM-GLOSSARY-1'
  | 'DM-GLOSSARY-2'
  | 'DM-GLOSSARY-3'
  | 'DM-GLOSSARY-4'
  | 'DM-GLOSSARY-5'
  | 'DM-GLOSSARY-6';

export const diceMastersRules: readonly RuleEntry<DiceMastersRuleId>[] = [
  {"id":"DM-COMPONENTS-1","topic":"components","says":{"en":"A starter set holds 44 dice: 12 basic action dice, 16 character dice and 16 sidekick dice."},"kind":"component","source":"COMPONENTES"},
  {"id":"DM-COMPONENTS-2","topic":"components","says":{"en":"The basic action dice come in four colours, with three dice of each colour."},"kind":"component","source":"COMPONENTES"},
  {"id":"DM-COMPONENTS-3","topic":"components","says":{"en":"The starter character dice cover eight characters, two dice for each."},"kind":"component","source":"COMPONENTES"},
  {"id":"DM-COMPONENTS-4","topic":"components","says":{"en":"A starter set holds 38 cards: 24 character cards, 10 basic action cards and 4 colour reminder cards."},"kind":"component","source":"COMPONENTES"},
  {"id":"DM-COMPONENTS-5","topic":"components","says":{"en":"The 24 character cards are three different versions of each of the eight characters. Sidekicks have no card."},"kind":"component","source":"COMPONENTES"},
  {"id":"DM-COMPONENTS-6","topic":"components","says":{"en":"The game is played by exactly two players, and each of them uses one dice bag."},"kind":"component","source":"COMPONENTES"},
  {"id":"DM-COMPONENTS-7","topic":"components","says":{"en":"A colour reminder is kept with every basic action card so that the colour of its dice can still be read after the last die has been bought."},"kind":"ui-only","source":"Otros componentes; Tu primera partida"},
  {"id":"DM-CARDS-1","topic":"cards","says":{"en":"A card sets the cost, abilities and faces for one set of dice. When several cards exist for the same dice, the owner picks one card and all those dice follow it for the whole game."},"kind":"definition","source":"CARTAS; Cartas y dados"},
  {"id":"DM-CARDS-2","topic":"cards","says":{"en":"Every card, together with its dice, is either a character or an action. A die that has numbered character faces is a character die; a die without any is an action die."},"kind":"definition","source":"CARTAS; GLOSARIO"},
  {"id":"DM-CARDS-3","topic":"cards","says":{"en":"The upper left corner of a card gives the purchase cost of its dice and, where there is one, the energy type asked for."},"kind":"definition","source":"CARTAS"},
  {"id":"DM-CARDS-4","topic":"cards","says":{"en":"A card with an energy type needs that type to be bought, and its dice produce that same type on their energy faces."},"kind":"definition","source":"CARTAS"},
  {"id":"DM-CARDS-5","topic":"cards","says":{"en":"A character may show one affiliation: Avengers, Fantastic Four, Villains or X-Men. A card without a logo has no affiliation."},"kind":"component","source":"CARTAS"},
  {"id":"DM-CARDS-6","topic":"cards","says":{"en":"A card is identified by its title and subtitle. Cards that share a title and differ in subtitle are versions of the same character or action."},"kind":"definition","source":"CARTAS"},
  {"id":"DM-CARDS-7","topic":"cards","says":{"en":"The die limit (Max) of a card is the highest number of dice of that card that a team may contain."},"kind":"definition","source":"CARTAS"},
  {"id":"DM-CARDS-8","topic":"cards","says":{"en":"A basic action card prints a fixed number of dice instead of a limit, because the same number, three, is used in every game."},"kind":"component","source":"CARTAS"},
  {"id":"DM-CARDS-9","topic":"cards","says":{"en":"The rarity stripe informs collectors only and has no effect on play. Grey is common, green uncommon, yellow rare and red super rare; all starter cards are common."},"kind":"ui-only","source":"CARTAS; Frecuencia de aparición"},
  {"id":"DM-DICE-1","topic":"dice","says":{"en":"Every die, whatever its kind, has some faces that produce energy, and each energy face shows one or two energy symbols."},"kind":"component","source":"DADOS"},
  {"id":"DM-DICE-2","topic":"dice","says":{"en":"The special faces of action dice show an icon and possibly one or two bursts, and never any numbers."},"kind":"component","source":"DADOS"},
  {"id":"DM-DICE-3","topic":"dice","says":{"en":"A character face carries a fielding cost (upper left), an attack (upper right), a defense (lower right) and zero, one or two bursts (lower left)."},"kind":"component","source":"DADOS"},
  {"id":"DM-DICE-4","topic":"dice","says":{"en":"Attack, written A, is the amount of damage the character deals in combat."},"kind":"definition","source":"DADOS"},
  {"id":"DM-DICE-5","topic":"dice","says":{"en":"Defense, written D, is the amount of damage that knocks the character out."},"kind":"definition","source":"DADOS"},
  {"id":"DM-DICE-6","topic":"dice","says":{"en":"The character faces of a die are its levels, usually three. In the face index the leftmost character face is level 1 and each face to its right is one level higher."},"kind":"definition","source":"Cartas y dados; Incrementar y bajar niveles"},
  {"id":"DM-DICE-7","topic":"dice","says":{"en":"A level is not a fielding cost; the two numbers are independent of each other."},"kind":"definition","source":"Cartas y dados; Incrementar y bajar niveles"},
  {"id":"DM-DICE-8","topic":"dice","says":{"en":"Sidekick dice have no card and no abilities."},"kind":"definition","source":"Cartas y dados"},
  {"id":"DM-DICE-9","topic":"dice","says":{"en":"A sidekick die has a single character face, so a sidekick has only one level; its remaining faces give energy."},"kind":"definition","source":"Cartas y dados"},
  {"id":"DM-DICE-10","topic":"dice","says":{"en":"The sidekick character face has fielding cost 0, attack 1 and defense 1."},"kind":"component","source":"EJEMPLO DE JUEGO"},
  {"id":"DM-DICE-11","topic":"dice","says":{"en":"Question: which six faces does a sidekick die have? The rulebook shows only some of them. Proposed ruling: one each of fist, bolt, mask, shield, wild and the character face, all equally likely."},"kind":"ruling-needed","source":"Energía y costes; EJEMPLO DE JUEGO"},
  {"id":"DM-DICE-12","topic":"dice","says":{"en":"Question: which six faces does a basic action die have? The printed index seems to read 2, 2, 2, *, *, **, yet both examples roll an action face without bursts. Proposed ruling: three generic faces worth 2 energy, and one action face each with no burst, one burst and two bursts."},"kind":"ruling-needed","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-DICE-13","topic":"dice","says":{"en":"Each kind of die has its own combination of artwork and colours and can be told apart at a glance."},"kind":"ui-only","source":"DADOS"},
  {"id":"DM-ENERGY-1","topic":"energy","says":{"en":"There are five energy types: fist, bolt, mask, shield and generic."},"kind":"definition","source":"Energía y costes"},
  {"id":"DM-ENERGY-2","topic":"energy","says":{"en":"A wild (?) face gives one energy that counts as whichever type its owner wants when it is spent."},"kind":"definition","source":"Energía y costes"},
  {"id":"DM-ENERGY-3","topic":"energy","says":{"en":"A wild face can never be turned into two points of generic energy."},"kind":"restriction","source":"Energía y costes"},
  {"id":"DM-ENERGY-4","topic":"energy","says":{"en":"A generic energy face is worth the number printed in its circle, normally two points."},"kind":"definition","source":"Energía y costes; Comprar un dado"},
  {"id":"DM-ENERGY-5","topic":"energy","says":{"en":"For energy other than generic, each symbol on the face is worth one energy."},"kind":"definition","source":"Comprar un dado"},
  {"id":"DM-ENERGY-6","topic":"energy","says":{"en":"Generic energy never satisfies a requirement for a particular type."},"kind":"restriction","source":"Energía y costes"},
  {"id":"DM-ENERGY-7","topic":"energy","says":{"en":"Energy pays for three things: buying dice, fielding characters and using global abilities."},"kind":"definition","source":"Energía y costes; Desplegar personajes; EN RESUMEN"},
  {"id":"DM-ENERGY-8","topic":"energy","says":{"en":"Question: may generic energy cover part of the price of a die that asks for a type? One sentence can be read as a ban, while the purchase rule asks only for one matching energy. Proposed ruling: yes, as long as at least one energy of the asked type (or a wild) is in the same payment."},"kind":"ruling-needed","source":"Energía y costes; Comprar un dado"},
  {"id":"DM-ZONES-1","topic":"zones","says":{"en":"Each player has their own bag, prep area, reserve pool, field zone (which includes the attack zone) and used pile."},"kind":"definition","source":"ZONAS DE JUEGO"},
  {"id":"DM-ZONES-2","topic":"zones","says":{"en":"Dice are drawn from the bag at random, and the bag is mixed whenever dice are put into it."},"kind":"definition","source":"ZONAS DE JUEGO"},
  {"id":"DM-ZONES-3","topic":"zones","says":{"en":"If a die must be drawn and the bag is empty, all dice of that player's used pile go into the bag, and drawing continues."},"kind":"procedure","source":"ZONAS DE JUEGO; DIAGRAMA DE DESPLAZAMIENTO DE LOS DADOS / TAPETE DE JUEGO"},
  {"id":"DM-ZONES-4","topic":"zones","says":{"en":"Refilling moves only used-pile dice. Dice in the prep area, reserve pool and field zone stay where they are, and no refill happens before a draw needs it."},"kind":"restriction","source":"ZONAS DE JUEGO; Fase de preparación"},
  {"id":"DM-ZONES-5","topic":"zones","says":{"en":"The prep area holds the dice that its owner will roll in the next roll phase."},"kind":"definition","source":"ZONAS DE JUEGO"},
  {"id":"DM-ZONES-6","topic":"zones","says":{"en":"The reserve pool holds rolled dice that are not used yet: energy to spend, actions to use and characters to field."},"kind":"definition","source":"ZONAS DE JUEGO"},
  {"id":"DM-ZONES-7","topic":"zones","says":{"en":"The field zone holds the characters whose fielding was completed; they are available to attack or to block."},"kind":"definition","source":"ZONAS DE JUEGO; GLOSARIO"},
  {"id":"DM-ZONES-8","topic":"zones","says":{"en":"The attack zone is a special part of the field zone, so characters in it still count as fielded."},"kind":"definition","source":"ZONAS DE JUEGO"},
  {"id":"DM-ZONES-9","topic":"zones","says":{"en":"The used pile holds dice whose use is over; they come back to the bag at a later refill."},"kind":"definition","source":"ZONAS DE JUEGO"},
  {"id":"DM-ZONES-10","topic":"zones","says":{"en":"Without card effects dice move only along these paths: card to used pile, bag to prep area, prep area to reserve pool, reserve pool to field zone or used pile, field zone to attack zone and back, attack zone to used pile, field or attack zone to prep area, used pile to bag."},"kind":"procedure","source":"DIAGRAMA DE DESPLAZAMIENTO DE LOS DADOS / TAPETE DE JUEGO"},
  {"id":"DM-FIRST-GAME-1","topic":"first-game","says":{"en":"The introductory game uses the basic action cards Force Beam, Inner Rage and Thrown Car, placed in the middle of the table."},"kind":"setup","source":"Tu primera partida"},
  {"id":"DM-FIRST-GAME-2","topic":"first-game","says":{"en":"In the introductory game each basic action card gets three basic action dice of one colour. Which colour goes with which card does not matter, but the colours differ from card to card."},"kind":"setup","source":"Tu primera partida"},
  {"id":"DM-FIRST-GAME-3","topic":"first-game","says":{"en":"In the introductory game the players first agree who is first player and who is second player, because the cards handed out depend on it."},"kind":"setup","source":"Tu primera partida"},
  {"id":"DM-FIRST-GAME-4","topic":"first-game","says":{"en":"In the introductory game the first player takes Human Torch - Playing with Fire and Spider-Man - Webhead, with the two dice of each character on its card."},"kind":"setup","source":"Tu primera partida"},
  {"id":"DM-FIRST-GAME-5","topic":"first-game","says":{"en":"In the introductory game the second player takes Beast - Mutate #666 and Captain America - American Hero, with the two dice of each character on its card."},"kind":"setup","source":"Tu primera partida"},
  {"id":"DM-FIRST-GAME-6","topic":"first-game","says":{"en":"Before the introductory game each player puts eight sidekick dice into their bag."},"kind":"setup","source":"Tu primera partida"},
  {"id":"DM-FIRST-GAME-7","topic":"first-game","says":{"en":"Both players start the introductory game with 10 life."},"kind":"setup","source":"Tu primera partida"},
  {"id":"DM-FIRST-GAME-8","topic":"first-game","says":{"en":"At the start no player has dice in the prep area, reserve pool, field zone, attack zone or used pile."},"kind":"setup","source":"Tu primera partida; ZONAS DE JUEGO"},
  {"id":"DM-FIRST-GAME-9","topic":"first-game","says":{"en":"Question: what is the ability of Captain America - Natural Leader? The combat figure prints a when-fielded sidekick roll, the detailed rules a while-active sidekick bonus. Proposed ruling: Natural Leader has the bonus; the sidekick roll belongs to American Hero, as the example game plays it."},"kind":"ruling-needed","source":"Activos y desplegados; EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-TURN-STRUCTURE-1","topic":"turn-structure","says":{"en":"Players take alternating turns, beginning with the first player."},"kind":"procedure","source":"ORDEN DEL TURNO"},
  {"id":"DM-TURN-STRUCTURE-2","topic":"turn-structure","says":{"en":"A turn runs through Clear and Draw, Roll and Reroll, Main, Attack and Regroup, in that order."},"kind":"procedure","source":"ORDEN DEL TURNO; DIAGRAMA DE DESPLAZAMIENTO DE LOS DADOS / TAPETE DE JUEGO"},
  {"id":"DM-TURN-STRUCTURE-3","topic":"turn-structure","says":{"en":"Once a phase has been finished the player cannot go back to it in that turn."},"kind":"restriction","source":"ORDEN DEL TURNO"},
  {"id":"DM-TURN-STRUCTURE-4","topic":"turn-structure","says":{"en":"The first turn of the game follows the normal procedure; the first player draws four dice and may attack like on any other turn."},"kind":"procedure","source":"EJEMPLO DE JUEGO"},
  {"id":"DM-TURN-STRUCTURE-5","topic":"turn-structure","says":{"en":"In the main phase the active player may buy dice, use global abilities, field characters and use action dice, as often as affordable and in any order."},"kind":"procedure","source":"Fase principal"},
  {"id":"DM-TURN-STRUCTURE-6","topic":"turn-structure","says":{"en":"Nothing in the main phase is compulsory; even a free character need not be fielded and an action need not be used."},"kind":"procedure","source":"Fase principal; Desplegar personajes; Jugar acciones"},
  {"id":"DM-TURN-STRUCTURE-7","topic":"turn-structure","says":{"en":"In a main phase the non-active player cannot buy dice, field characters or use action dice; they may use global abilities."},"kind":"restriction","source":"Fase principal; Comprar un dado; Utilizar una habilidad global"},
  {"id":"DM-CLEAR-AND-DRAW-1","topic":"clear-and-draw","says":{"en":"At the start of the turn the active player moves every die still in their reserve pool, whatever it shows, to their used pile."},"kind":"procedure","source":"Fase de preparación"},
  {"id":"DM-CLEAR-AND-DRAW-2","topic":"clear-and-draw","says":{"en":"Clearing the reserve pool comes before drawing, so the cleared dice are included if the bag must be refilled in the same phase."},"kind":"timing","source":"Fase de preparación; EJEMPLO DE JUEGO"},
  {"id":"DM-CLEAR-AND-DRAW-3","topic":"clear-and-draw","says":{"en":"Only the active player's reserve pool is cleared. Energy left over by the opponent stays available during this turn."},"kind":"restriction","source":"Fase de preparación; EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-CLEAR-AND-DRAW-4","topic":"clear-and-draw","says":{"en":"After clearing, still in Clear and Draw and before anything is rolled, the active player draws four dice from their bag."},"kind":"procedure","source":"Fase de preparación; DIAGRAMA DE DESPLAZAMIENTO DE LOS DADOS / TAPETE DE JUEGO"},
  {"id":"DM-CLEAR-AND-DRAW-5","topic":"clear-and-draw","says":{"en":"If the bag holds fewer than four dice, all of them are drawn first; then the used pile is put into the bag and drawing goes on until four dice have been drawn."},"kind":"procedure","source":"Fase de preparación"},
  {"id":"DM-CLEAR-AND-DRAW-6","topic":"clear-and-draw","says":{"en":"Dice drawn in Clear and Draw are placed in the prep area next to any dice already there."},"kind":"procedure","source":"Fase de preparación"},
  {"id":"DM-CLEAR-AND-DRAW-7","topic":"clear-and-draw","says":{"en":"Dice that were already in the prep area do not count towards the four dice to draw."},"kind":"restriction","source":"Fase de preparación"},
  {"id":"DM-CLEAR-AND-DRAW-8","topic":"clear-and-draw","says":{"en":"If the bag holds exactly four dice they are drawn without a refill, and the bag stays empty until the next draw."},"kind":"procedure","source":"Fase de preparación; EJEMPLO DE JUEGO"},
  {"id":"DM-CLEAR-AND-DRAW-9","topic":"clear-and-draw","says":{"en":"If fewer than four dice could be drawn in Clear and Draw even after the refill, the active player takes 1 damage for each missing die."},"kind":"procedure","source":"Fase de preparación"},
  {"id":"DM-CLEAR-AND-DRAW-10","topic":"clear-and-draw","says":{"en":"For each die short of four in Clear and Draw the active player also receives 1 generic energy. Damage and energy always come together and cannot be declined."},"kind":"procedure","source":"Fase de preparación"},
  {"id":"DM-CLEAR-AND-DRAW-11","topic":"clear-and-draw","says":{"en":"Question: how is the generic energy for missing dice kept, since no die shows it? Proposed ruling: as separate one-point generic markers in the reserve pool, each spendable alone, removed with the other leftovers at that player's next Clear and Draw."},"kind":"ruling-needed","source":"Fase de preparación"},
  {"id":"DM-ROLL-AND-REROLL-1","topic":"roll-and-reroll","says":{"en":"The active player rolls all dice of the prep area together: the ones just drawn and the ones left there earlier."},"kind":"procedure","source":"Fase de tirada y repetición"},
  {"id":"DM-ROLL-AND-REROLL-2","topic":"roll-and-reroll","says":{"en":"After the roll of the turn the active player may reroll any number of the rolled dice, from none to all."},"kind":"procedure","source":"Fase de tirada y repetición"},
  {"id":"DM-ROLL-AND-REROLL-3","topic":"roll-and-reroll","says":{"en":"All dice to be rerolled are chosen before any is rerolled, and they are rerolled together."},"kind":"restriction","source":"Fase de tirada y repetición"},
  {"id":"DM-ROLL-AND-REROLL-4","topic":"roll-and-reroll","says":{"en":"There is only one reroll per turn. Its results stand, and afterwards no die can be rerolled, not even one that was left alone the first time."},"kind":"restriction","source":"Fase de tirada y repetición"},
  {"id":"DM-ROLL-AND-REROLL-5","topic":"roll-and-reroll","says":{"en":"When rolling is finished all rolled dice move to the reserve pool showing their results, and the prep area is empty."},"kind":"procedure","source":"Fase de tirada y repetición"},
  {"id":"DM-ROLL-AND-REROLL-6","topic":"roll-and-reroll","says":{"en":"A die that falls off the table or does not lie flat is rolled again."},"kind":"ui-only","source":"Aclaraciones sobre los dados"},
  {"id":"DM-PAYING-1","topic":"paying","says":{"en":"To pay a cost, dice showing enough energy are moved at once from the payer's reserve pool to the payer's used pile."},"kind":"procedure","source":"Energía y costes; Comprar un dado"},
  {"id":"DM-PAYING-2","topic":"paying","says":{"en":"Only dice that currently show an energy face in the payer's reserve pool can be spent."},"kind":"restriction","source":"Energía y costes; Aclaraciones sobre los dados"},
  {"id":"DM-PAYING-3","topic":"paying","says":{"en":"A face with two or more symbols of non-generic energy may be spent in part: the die is turned to a face that shows exactly the unspent energy and stays in the reserve pool."},"kind":"procedure","source":"Comprar un dado"},
  {"id":"DM-PAYING-4","topic":"paying","says":{"en":"Spending in part needs a face of that die with exactly the remaining energy; otherwise the die can only be spent whole."},"kind":"restriction","source":"Comprar un dado"},
  {"id":"DM-PAYING-5","topic":"paying","says":{"en":"Generic energy cannot be spent in part; whatever is not used at that moment is lost."},"kind":"restriction","source":"Comprar un dado"},
  {"id":"DM-PAYING-6","topic":"paying","says":{"en":"Several purchases, or several fieldings, may be paid in one go so that the full worth of a generic die is used."},"kind":"procedure","source":"Comprar un dado; Desplegar personajes"},
  {"id":"DM-PAYING-7","topic":"paying","says":{"en":"A cost must be paid completely; what cannot be paid cannot be done."},"kind":"restriction","source":"Reglas fundamentales"},
  {"id":"DM-PAYING-8","topic":"paying","says":{"en":"A cost that consists of changing a die must really be carried out. With only level 1 characters a cost of spinning one down cannot be paid."},"kind":"restriction","source":"Reglas fundamentales"},
  {"id":"DM-PAYING-9","topic":"paying","says":{"en":"Question: can one generic die be split over costs of different kinds, such as a purchase and a fielding? Proposed ruling: purchases and fieldings of one main phase may share a payment; global abilities may share one only with further uses of the same global."},"kind":"ruling-needed","source":"Comprar un dado; Desplegar personajes"},
  {"id":"DM-PURCHASING-1","topic":"purchasing","says":{"en":"A player buys dice only in their own main phase, in any number and combination they can pay for."},"kind":"procedure","source":"Comprar un dado; Fase principal"},
  {"id":"DM-PURCHASING-2","topic":"purchasing","says":{"en":"Basic action cards in the middle are shared: either player may buy their dice, whoever brought the card."},"kind":"procedure","source":"Comprar un dado; Tu primera partida"},
  {"id":"DM-PURCHASING-3","topic":"purchasing","says":{"en":"Apart from basic actions a player may buy only from their own cards, never from the opponent's."},"kind":"procedure","source":"Comprar un dado; Tu primera partida"},
  {"id":"DM-PURCHASING-4","topic":"purchasing","says":{"en":"The price of a die is the cost printed on its card."},"kind":"procedure","source":"Comprar un dado"},
  {"id":"DM-PURCHASING-5","topic":"purchasing","says":{"en":"If the card shows an energy type, at least one energy in the payment must be of that type; the rest may be any energy."},"kind":"restriction","source":"Comprar un dado"},
  {"id":"DM-PURCHASING-6","topic":"purchasing","says":{"en":"A card without an energy type, such as Thrown Car, may be paid with any energy."},"kind":"procedure","source":"Comprar un dado"},
  {"id":"DM-PURCHASING-7","topic":"purchasing","says":{"en":"When several dice are bought in one go, each price needs its own matching energy."},"kind":"restriction","source":"Comprar un dado"},
  {"id":"DM-PURCHASING-8","topic":"purchasing","says":{"en":"A bought die is taken from its card and put directly into the buyer's used pile."},"kind":"procedure","source":"Comprar un dado"},
  {"id":"DM-PURCHASING-9","topic":"purchasing","says":{"en":"When all dice of a card have been bought, no more can be bought from it."},"kind":"restriction","source":"Tu primera partida"},
  {"id":"DM-GLOBAL-ABILITIES-1","topic":"global-abilities","says":{"en":"Some character and action cards have a global ability. It is available throughout the game, whether or not a die of that card is fielded, owned by anyone or left on the card."},"kind":"definition","source":"Utilizar una habilidad global; EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-GLOBAL-ABILITIES-2","topic":"global-abilities","says":{"en":"Both players may use every global ability on the table, including those on the opponent's cards."},"kind":"procedure","source":"Utilizar una habilidad global; GLOSARIO"},
  {"id":"DM-GLOBAL-ABILITIES-3","topic":"global-abilities","says":{"en":"To use a global ability its user pays the stated energy from their reserve pool; spent dice go to the used pile, and non-generic faces may be spent in part."},"kind":"procedure","source":"Utilizar una habilidad global"},
  {"id":"DM-GLOBAL-ABILITIES-4","topic":"global-abilities","says":{"en":"A global ability may be used repeatedly, paying each time, unless its text sets a limit."},"kind":"procedure","source":"Utilizar una habilidad global; Utilizar habilidades globales"},
  {"id":"DM-GLOBAL-ABILITIES-5","topic":"global-abilities","says":{"en":"In the main phase the non-active player may use a global ability that is not a reaction after any action of the active player."},"kind":"timing","source":"Utilizar habilidades globales"},
  {"id":"DM-GLOBAL-ABILITIES-6","topic":"global-abilities","says":{"en":"In the attack phase global abilities that are not reactions may be used only after blockers have been declared."},"kind":"timing","source":"Fase de ataque"},
  {"id":"DM-GLOBAL-ABILITIES-7","topic":"global-abilities","says":{"en":"A global ability worded as a reaction, for example to damage, may be used at the moment its event happens."},"kind":"timing","source":"Fase de ataque; Conflictos de orden"},
  {"id":"DM-GLOBAL-ABILITIES-8","topic":"global-abilities","says":{"en":"Both players may use global abilities in the main phase and in the attack phase of either player's turn, and apart from reactions only then."},"kind":"restriction","source":"Utilizar habilidades globales; Utilizar una habilidad global"},
  {"id":"DM-GLOBAL-ABILITIES-9","topic":"global-abilities","says":{"en":"Uses of a global ability that are paid together as one batch resolve as a single effect."},"kind":"procedure","source":"Utilizar habilidades globales"},
  {"id":"DM-ACTION-DICE-1","topic":"action-dice","says":{"en":"In their own main phase a player may use an action die that shows an action face in the reserve pool."},"kind":"procedure","source":"Jugar acciones"},
  {"id":"DM-ACTION-DICE-2","topic":"action-dice","says":{"en":"Using an action die costs no energy."},"kind":"procedure","source":"Jugar acciones"},
  {"id":"DM-ACTION-DICE-3","topic":"action-dice","says":{"en":"The effect of an action die is carried out first; then the die moves from the reserve pool to the used pile."},"kind":"procedure","source":"Jugar acciones"},
  {"id":"DM-ACTION-DICE-4","topic":"action-dice","says":{"en":"An action die not used in the main phase stays in the reserve pool and may still be used by the attacking player in that turn's attack phase."},"kind":"timing","source":"Fase de ataque; Utilizar acciones y habilidades globales"},
  {"id":"DM-ACTION-DICE-5","topic":"action-dice","says":{"en":"The defending player cannot use action dice."},"kind":"restriction","source":"Utilizar acciones y habilidades globales"},
  {"id":"DM-ACTION-DICE-6","topic":"action-dice","says":{"en":"A used die with a lasting bonus may be shown next to the fielded dice as a reminder until the end of the turn. It counts as used and joins the others if the used pile goes into the bag before then."},"kind":"ui-only","source":"Desplegar personajes"},
  {"id":"DM-FIELDING-1","topic":"fielding","says":{"en":"In their own main phase a player may field a character: the fielding cost on its current face is paid and the die moves from the reserve pool to the field zone."},"kind":"procedure","source":"Desplegar personajes; Fase principal"},
  {"id":"DM-FIELDING-2","topic":"fielding","says":{"en":"A character with fielding cost 0 is fielded without spending energy."},"kind":"procedure","source":"Desplegar personajes; EJEMPLO DE JUEGO"},
  {"id":"DM-FIELDING-3","topic":"fielding","says":{"en":"A fielding cost may be paid with energy of any type, generic included."},"kind":"procedure","source":"Desplegar personajes"},
  {"id":"DM-FIELDING-4","topic":"fielding","says":{"en":"When the main phase ends, characters still in the active player's reserve pool go to the used pile."},"kind":"timing","source":"Desplegar personajes; EN RESUMEN"},
  {"id":"DM-FIELDING-5","topic":"fielding","says":{"en":"An effect that triggers on fielding happens at the moment the character is fielded."},"kind":"timing","source":"Desplegar personajes"},
  {"id":"DM-FIELDING-6","topic":"fielding","says":{"en":"A when-fielded effect that works on the used pile cannot choose a die that was spent to field that same character; only dice that were there before count."},"kind":"restriction","source":"Desplegar personajes"},
  {"id":"DM-FIELDING-7","topic":"fielding","says":{"en":"A die that an effect puts into the reserve pool during the main phase can be spent, used or fielded in that same phase."},"kind":"procedure","source":"EJEMPLO DE JUEGO"},
  {"id":"DM-FIELDING-8","topic":"fielding","says":{"en":"A character may attack in the turn in which it was fielded."},"kind":"procedure","source":"EJEMPLO DE JUEGO; Asignar atacantes"},
  {"id":"DM-ATTACK-1","topic":"attack","says":{"en":"An attack has four steps in fixed order: assign attackers, assign blockers, use actions and globals, assign damage."},"kind":"procedure","source":"Fase de ataque"},
  {"id":"DM-ATTACK-2","topic":"attack","says":{"en":"The active player may attack with all, some or none of their fielded characters."},"kind":"procedure","source":"Asignar atacantes"},
  {"id":"DM-ATTACK-3","topic":"attack","says":{"en":"Attackers move to the attack zone without any energy cost."},"kind":"procedure","source":"Asignar atacantes"},
  {"id":"DM-ATTACK-4","topic":"attack","says":{"en":"If no attacker is declared the turn ends at once, and neither player may use global abilities in that attack phase."},"kind":"procedure","source":"Asignar atacantes"},
  {"id":"DM-ATTACK-5","topic":"attack","says":{"en":"Effects that trigger on attacking are carried out after all attackers have been declared."},"kind":"timing","source":"Asignar atacantes"},
  {"id":"DM-ATTACK-6","topic":"attack","says":{"en":"After blockers the attacking player may use action dice and global abilities, the defending player only global abilities; when both are done, damage is assigned."},"kind":"procedure","source":"Utilizar acciones y habilidades globales"},
  {"id":"DM-ATTACK-7","topic":"attack","says":{"en":"Question: is Regroup carried out when the turn ends at once because nobody attacked? Proposed ruling: yes; damage is removed, effects end and unused action dice go to the used pile, but unspent energy stays."},"kind":"ruling-needed","source":"Asignar atacantes; FASE DE REORGANIZACIÓN; EJEMPLO DE JUEGO"},
  {"id":"DM-ATTACK-8","topic":"attack","says":{"en":"Question: may the attacking player use action dice before blockers are declared, as the introduction to the attack phase might suggest? Proposed ruling: no, only in the step for actions and globals."},"kind":"ruling-needed","source":"Fase de ataque; Utilizar acciones y habilidades globales"},
  {"id":"DM-BLOCKING-1","topic":"blocking","says":{"en":"After the attack effects, the opponent declares blockers from their fielded characters, moves them to the attack zone and assigns each to one particular attacker."},"kind":"procedure","source":"Asignar bloqueadores"},
  {"id":"DM-BLOCKING-2","topic":"blocking","says":{"en":"The opponent may block with all, some or none of their characters."},"kind":"procedure","source":"Asignar bloqueadores"},
  {"id":"DM-BLOCKING-3","topic":"blocking","says":{"en":"A blocker can block only one attacker, unless a card lets it block more."},"kind":"restriction","source":"Asignar bloqueadores"},
  {"id":"DM-BLOCKING-4","topic":"blocking","says":{"en":"Any number of blockers may be assigned to the same attacker."},"kind":"procedure","source":"Asignar bloqueadores"},
  {"id":"DM-BLOCKING-5","topic":"blocking","says":{"en":"Effects that trigger on blocking or on being blocked are carried out after all blockers have been assigned."},"kind":"timing","source":"Asignar bloqueadores"},
  {"id":"DM-BLOCKING-6","topic":"blocking","says":{"en":"Of the effects triggered by blocking, all of the attacking player's are resolved before the defending player's."},"kind":"timing","source":"Asignar bloqueadores"},
  {"id":"DM-BLOCKING-7","topic":"blocking","says":{"en":"A card may forbid certain characters to block; a forbidden pairing cannot be declared. Thor - Lord of Asgard cannot be blocked by fist characters."},"kind":"restriction","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-BLOCKING-8","topic":"blocking","says":{"en":"An ability that acts on characters engaged with an attacker does nothing when that attacker is unblocked."},"kind":"procedure","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-BLOCKING-9","topic":"blocking","says":{"en":"Question: what happens to a blocked attacker whose blockers all leave the attack zone before damage? Proposed ruling: it stays blocked, deals no damage to the player and returns to the field zone in Regroup; if its damage goes beyond its blockers to the player, all of it does."},"kind":"ruling-needed","source":"Asignar daños; FASE DE REORGANIZACIÓN"},
  {"id":"DM-DAMAGE-1","topic":"damage","says":{"en":"Both players assign combat damage, and all of it takes effect at the same time."},"kind":"timing","source":"Asignar daños"},
  {"id":"DM-DAMAGE-2","topic":"damage","says":{"en":"If the order of assigning matters the attacking player assigns first; the damage still takes effect simultaneously."},"kind":"timing","source":"Asignar daños"},
  {"id":"DM-DAMAGE-3","topic":"damage","says":{"en":"A blocked attacker assigns damage equal to its attack to the characters blocking it."},"kind":"procedure","source":"Asignar daños"},
  {"id":"DM-DAMAGE-4","topic":"damage","says":{"en":"With several blockers the attacking player decides how the attacker's damage is divided among them."},"kind":"procedure","source":"Asignar daños"},
  {"id":"DM-DAMAGE-5","topic":"damage","says":{"en":"Each blocker assigns damage equal to its attack to the attacker it blocks, and damage from several blockers adds up."},"kind":"procedure","source":"Asignar daños"},
  {"id":"DM-DAMAGE-6","topic":"damage","says":{"en":"A character that is allowed to block several attackers divides its damage among them."},"kind":"procedure","source":"Asignar daños"},
  {"id":"DM-DAMAGE-7","topic":"damage","says":{"en":"Damage to a character beyond its defense is lost; it does not carry over to other characters or the player."},"kind":"procedure","source":"Asignar daños"},
  {"id":"DM-DAMAGE-8","topic":"damage","says":{"en":"Each unblocked attacker deals damage equal to its attack to the defending player, lowering that player's life."},"kind":"procedure","source":"Asignar daños"},
  {"id":"DM-DAMAGE-9","topic":"damage","says":{"en":"A blocked attacker damages the defending player only if an ability says so."},"kind":"procedure","source":"Asignar daños"},
  {"id":"DM-DAMAGE-10","topic":"damage","says":{"en":"Damage stays on a character until the end of the turn or until it is knocked out, and further damage in the same turn is added to it."},"kind":"procedure","source":"Bonificaciones y daño"},
  {"id":"DM-DAMAGE-11","topic":"damage","says":{"en":"If effects trigger because characters are damaged or knocked out, the attacking player resolves all of their effects first, then the defending player."},"kind":"timing","source":"Asignar daños"},
  {"id":"DM-DAMAGE-12","topic":"damage","says":{"en":"When one effect damages several characters, all of them are damaged at the same moment, before any effect triggered by that damage."},"kind":"timing","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-DAMAGE-13","topic":"damage","says":{"en":"An effect that damages all characters includes the user's own fielded characters."},"kind":"procedure","source":"EJEMPLO DE JUEGO"},
  {"id":"DM-DAMAGE-14","topic":"damage","says":{"en":"A triggered damage ability works each time its condition occurs, several times in a turn if need be. Of damage dealt at the same moment, that of each die is one occurrence, whomever it reaches."},"kind":"procedure","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-DAMAGE-15","topic":"damage","says":{"en":"A character that is made to deal no damage assigns none, so nothing that reacts to being damaged by it happens."},"kind":"procedure","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-KNOCK-OUT-1","topic":"knock-out","says":{"en":"Once all damage is assigned, each character with damage equal to or above its defense is knocked out."},"kind":"procedure","source":"Asignar daños"},
  {"id":"DM-KNOCK-OUT-2","topic":"knock-out","says":{"en":"A knocked out die goes to its owner's prep area and is rolled with the dice drawn on that player's next turn."},"kind":"procedure","source":"Asignar daños; EJEMPLO DE JUEGO"},
  {"id":"DM-KNOCK-OUT-3","topic":"knock-out","says":{"en":"Knock out by damage also applies outside combat, as soon as the damaging effect has resolved."},"kind":"procedure","source":"EJEMPLO DE JUEGO"},
  {"id":"DM-KNOCK-OUT-4","topic":"knock-out","says":{"en":"An effect that says to knock out a character does so without damage, whatever its defense."},"kind":"procedure","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-KNOCK-OUT-5","topic":"knock-out","says":{"en":"Characters knocked out by an assignment of damage are gone before effects triggered by that damage choose their targets."},"kind":"timing","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-KNOCK-OUT-6","topic":"knock-out","says":{"en":"Question: does a character that is knocked out by damage still get its own ability for taking damage? Proposed ruling: no, as the combat example assumes for Iron Man; abilities that trigger on being knocked out do work."},"kind":"ruling-needed","source":"Asignar daños; EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-REGROUP-1","topic":"regroup","says":{"en":"In Regroup, characters that blocked or were blocked and were not knocked out return from the attack zone to the field zone."},"kind":"procedure","source":"FASE DE REORGANIZACIÓN"},
  {"id":"DM-REGROUP-2","topic":"regroup","says":{"en":"In Regroup, unblocked attackers go to their owner's used pile."},"kind":"procedure","source":"FASE DE REORGANIZACIÓN"},
  {"id":"DM-REGROUP-3","topic":"regroup","says":{"en":"An unblocked attacker goes to the used pile even if all its damage was prevented or redirected."},"kind":"procedure","source":"FASE DE REORGANIZACIÓN"},
  {"id":"DM-REGROUP-4","topic":"regroup","says":{"en":"All damage on all dice of both players is removed in the Regroup of every turn."},"kind":"procedure","source":"FASE DE REORGANIZACIÓN; Bonificaciones y daño"},
  {"id":"DM-REGROUP-5","topic":"regroup","says":{"en":"In Regroup, action dice still in the active player's reserve pool go to the used pile."},"kind":"procedure","source":"FASE DE REORGANIZACIÓN"},
  {"id":"DM-REGROUP-6","topic":"regroup","says":{"en":"At the end of Regroup all card effects end, apart from while-active effects whose condition still holds; then the turn is over."},"kind":"procedure","source":"FASE DE REORGANIZACIÓN"},
  {"id":"DM-REGROUP-7","topic":"regroup","says":{"en":"Energy dice left in the active player's reserve pool at the end of the turn stay there through the opponent's turn."},"kind":"procedure","source":"EJEMPLO DE JUEGO; Comprar un dado"},
  {"id":"DM-REGROUP-8","topic":"regroup","says":{"en":"Fielded characters that neither attacked nor blocked stay in the field zone at their level."},"kind":"procedure","source":"EJEMPLO DE JUEGO"},
  {"id":"DM-LIFE-AND-WINNING-1","topic":"life-and-winning","says":{"en":"When a player's life reaches zero the game ends and the other player wins."},"kind":"procedure","source":"GANAR LA PARTIDA"},
  {"id":"DM-LIFE-AND-WINNING-2","topic":"life-and-winning","says":{"en":"Loss of life counts whatever its source, damage for missing dice included."},"kind":"procedure","source":"GANAR LA PARTIDA; Fase de preparación"},
  {"id":"DM-LIFE-AND-WINNING-3","topic":"life-and-winning","says":{"en":"Life can never be raised above the player's starting value; any excess is lost."},"kind":"restriction","source":"Reglas fundamentales"},
  {"id":"DM-LIFE-AND-WINNING-4","topic":"life-and-winning","says":{"en":"Because competing effects resolve one after the other, active player first, the player whose life is emptied first loses and the game does not end in a tie."},"kind":"timing","source":"Conflictos de orden"},
  {"id":"DM-LIFE-AND-WINNING-5","topic":"life-and-winning","says":{"en":"Question: who wins if one single effect brings both players to zero? Proposed ruling: the damage to the non-active player is counted first, so the active player wins."},"kind":"ruling-needed","source":"Conflictos de orden; GANAR LA PARTIDA"},
  {"id":"DM-LIFE-AND-WINNING-6","topic":"life-and-winning","says":{"en":"The life totals of both players are recorded openly throughout the game."},"kind":"ui-only","source":"CÓMO SE JUEGA"},
  {"id":"DM-CORE-RULES-1","topic":"core-rules","says":{"en":"Where a card text and a rule disagree, the card text applies."},"kind":"definition","source":"Reglas fundamentales"},
  {"id":"DM-CORE-RULES-2","topic":"core-rules","says":{"en":"Unless a text says otherwise, game effects reach only character dice that are fielded, the attack zone included. A character face still in the reserve pool is not affected."},"kind":"restriction","source":"Reglas fundamentales; EJEMPLO DE JUEGO"},
  {"id":"DM-CORE-RULES-3","topic":"core-rules","says":{"en":"If two cards contradict each other directly, the one that says something cannot be done beats the one that says it can."},"kind":"definition","source":"Reglas fundamentales"},
  {"id":"DM-CORE-RULES-4","topic":"core-rules","says":{"en":"A card text that names a character refers only to that player's own dice."},"kind":"restriction","source":"Poderes, habilidades y texto de las cartas"},
  {"id":"DM-CORE-RULES-5","topic":"core-rules","says":{"en":"A card text is not triggered by the opponent's dice of the same character."},"kind":"restriction","source":"Poderes, habilidades y texto de las cartas"},
  {"id":"DM-CORE-RULES-6","topic":"core-rules","says":{"en":"A player's dice gain nothing from an opponent's card that has the same name."},"kind":"restriction","source":"Poderes, habilidades y texto de las cartas"},
  {"id":"DM-CORE-RULES-7","topic":"core-rules","says":{"en":"Unless stated otherwise, card effects and bonuses end at the end of the turn."},"kind":"timing","source":"Poderes, habilidades y texto de las cartas"},
  {"id":"DM-BONUSES-1","topic":"bonuses","says":{"en":"Bonuses are written as a change to A or D; +1D adds 1 to a character's defense."},"kind":"definition","source":"Bonificaciones y daño"},
  {"id":"DM-BONUSES-2","topic":"bonuses","says":{"en":"All bonuses and reductions are added up first; then the total is applied to the value on the die."},"kind":"procedure","source":"Bonificaciones y daño"},
  {"id":"DM-BONUSES-3","topic":"bonuses","says":{"en":"A bonus total can never take a value below zero."},"kind":"restriction","source":"Bonificaciones y daño"},
  {"id":"DM-BONUSES-4","topic":"bonuses","says":{"en":"A character whose defense is reduced to zero is knocked out even without damage."},"kind":"procedure","source":"Bonificaciones y daño"},
  {"id":"DM-BONUSES-5","topic":"bonuses","says":{"en":"A bonus that has been gained lasts until the end of the turn."},"kind":"timing","source":"Bonificaciones y daño"},
  {"id":"DM-BONUSES-6","topic":"bonuses","says":{"en":"Question: does a while-active bonus last until the end of the turn when its source leaves the field in mid-turn? Proposed ruling: no; while-active bonuses exist only while the condition holds, the end-of-turn rule is for bonuses given once."},"kind":"ruling-needed","source":"Bonificaciones y daño; Activos y desplegados"},
  {"id":"DM-BURSTS-1","topic":"bursts","says":{"en":"One burst and two bursts are different results; two bursts do not include one."},"kind":"definition","source":"Estallidos"},
  {"id":"DM-BURSTS-2","topic":"bursts","says":{"en":"A card text marked * applies only when the die shows exactly one burst."},"kind":"procedure","source":"Estallidos"},
  {"id":"DM-BURSTS-3","topic":"bursts","says":{"en":"A card text marked ** applies only when the die shows exactly two bursts."},"kind":"procedure","source":"Estallidos"},
  {"id":"DM-BURSTS-4","topic":"bursts","says":{"en":"A card text marked */** applies when the die shows either one or two bursts."},"kind":"procedure","source":"Estallidos"},
  {"id":"DM-BURSTS-5","topic":"bursts","says":{"en":"If the card has no text for the number of bursts shown, the bursts do nothing."},"kind":"procedure","source":"Estallidos; Símbolos de estallido; DADOS"},
  {"id":"DM-BURSTS-6","topic":"bursts","says":{"en":"A matching burst effect is mandatory, not a choice."},"kind":"restriction","source":"Estallidos"},
  {"id":"DM-BURSTS-7","topic":"bursts","says":{"en":"A burst text worded with 'instead' replaces the basic effect of the card."},"kind":"keyword","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-BURSTS-8","topic":"bursts","says":{"en":"A burst text without 'instead' is carried out in addition to the basic effect."},"kind":"keyword","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-BURSTS-9","topic":"bursts","says":{"en":"Question: when is a burst looked at, on rolling or when the ability works? Proposed ruling: rolling alone does nothing; the face the die shows at the moment its ability is used or triggers decides."},"kind":"ruling-needed","source":"Símbolos de estallido; Estallidos"},
  {"id":"DM-ACTIVE-AND-FIELDED-1","topic":"active-and-fielded","says":{"en":"'While active' means while one or more dice of that card are fielded, the attack zone included."},"kind":"keyword","source":"Activos y desplegados; Reglas fundamentales; GLOSARIO"},
  {"id":"DM-ACTIVE-AND-FIELDED-2","topic":"active-and-fielded","says":{"en":"A while-active effect applies once, no matter how many dice of the card are fielded."},"kind":"keyword","source":"Activos y desplegados"},
  {"id":"DM-ACTIVE-AND-FIELDED-3","topic":"active-and-fielded","says":{"en":"'When fielded' refers to the moment a player fields a character die from the reserve pool into the field zone, also at cost zero."},"kind":"keyword","source":"Activos y desplegados; GLOSARIO"},
  {"id":"DM-ACTIVE-AND-FIELDED-4","topic":"active-and-fielded","says":{"en":"Assigning a character to attack is not fielding it."},"kind":"keyword","source":"Activos y desplegados"},
  {"id":"DM-ACTIVE-AND-FIELDED-5","topic":"active-and-fielded","says":{"en":"Returning from the attack zone to the field zone is not fielding."},"kind":"keyword","source":"Activos y desplegados"},
  {"id":"DM-ACTIVE-AND-FIELDED-6","topic":"active-and-fielded","says":{"en":"Moving a captured or controlled opposing die into your field zone is not fielding."},"kind":"keyword","source":"Activos y desplegados"},
  {"id":"DM-PREVENT-AND-REDIRECT-1","topic":"prevent-and-redirect","says":{"en":"Preventing an effect cancels everything that ability would have done."},"kind":"keyword","source":"Evitar y redirigir"},
  {"id":"DM-PREVENT-AND-REDIRECT-2","topic":"prevent-and-redirect","says":{"en":"Nobody can react to an effect that was prevented."},"kind":"restriction","source":"Evitar y redirigir"},
  {"id":"DM-PREVENT-AND-REDIRECT-3","topic":"prevent-and-redirect","says":{"en":"The cost paid for a prevented ability is not given back."},"kind":"restriction","source":"Evitar y redirigir"},
  {"id":"DM-PREVENT-AND-REDIRECT-4","topic":"prevent-and-redirect","says":{"en":"A text that says a character takes no damage counts as prevention."},"kind":"keyword","source":"Evitar y redirigir"},
  {"id":"DM-PREVENT-AND-REDIRECT-5","topic":"prevent-and-redirect","says":{"en":"Redirecting replaces the original target of an effect by a new one, chosen as the redirecting text describes."},"kind":"keyword","source":"Evitar y redirigir"},
  {"id":"DM-PREVENT-AND-REDIRECT-6","topic":"prevent-and-redirect","says":{"en":"The new target of a redirected effect need not be legal for the original effect."},"kind":"keyword","source":"Evitar y redirigir"},
  {"id":"DM-PREVENT-AND-REDIRECT-7","topic":"prevent-and-redirect","says":{"en":"Redirecting does not change the source of the effect."},"kind":"keyword","source":"Evitar y redirigir"},
  {"id":"DM-PREVENT-AND-REDIRECT-8","topic":"prevent-and-redirect","says":{"en":"Damage that a global ability prevents or redirects never happened to the original target, so nothing can react to it there."},"kind":"restriction","source":"Utilizar habilidades globales"},
  {"id":"DM-PREVENT-AND-REDIRECT-9","topic":"prevent-and-redirect","says":{"en":"A paid prevention ability may be used again each time its condition arises, as long as its cost is paid each time."},"kind":"procedure","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-ORDERING-1","topic":"ordering","says":{"en":"If both players want to do something at the same moment, or their effects trigger together, the player whose turn it is resolves first."},"kind":"timing","source":"Conflictos de orden; Utilizar una habilidad global; Utilizar acciones y habilidades globales"},
  {"id":"DM-ORDERING-2","topic":"ordering","says":{"en":"If several simultaneous effects belong to one player, that player chooses their order."},"kind":"timing","source":"Conflictos de orden"},
  {"id":"DM-ORDERING-3","topic":"ordering","says":{"en":"Once started, an effect is resolved completely before the next one begins."},"kind":"timing","source":"Conflictos de orden"},
  {"id":"DM-ORDERING-4","topic":"ordering","says":{"en":"No effect can be inserted between the start and the resolution of another, except effects that prevent or redirect, as their texts state."},"kind":"restriction","source":"Conflictos de orden"},
  {"id":"DM-ORDERING-5","topic":"ordering","says":{"en":"Of the effects that one event triggers, the attacking player's resolve before the defending player's; a new trigger raised by one of them resolves after it."},"kind":"timing","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-ORDERING-6","topic":"ordering","says":{"en":"In tournament play the active player may take any number of actions in a row, none included, before offering the other player a chance to act."},"kind":"timing","source":"Conflictos de orden"},
  {"id":"DM-ORDERING-7","topic":"ordering","says":{"en":"In tournament play the non-active player, when offered the chance, takes one action or declines; after that the active player may go on taking actions."},"kind":"timing","source":"Conflictos de orden"},
  {"id":"DM-ORDERING-8","topic":"ordering","says":{"en":"In tournament play, if the non-active player declines and then the active player also passes, nobody may start further actions in that phase."},"kind":"timing","source":"Conflictos de orden"},
  {"id":"DM-ORDERING-9","topic":"ordering","says":{"en":"The passing procedure governs only starting an effect. Reactions, such as those to damage, may be used at their own moment by either player, even after both have passed."},"kind":"timing","source":"Conflictos de orden"},
  {"id":"DM-ORDERING-10","topic":"ordering","says":{"en":"Casual games need not follow the strict passing procedure as long as the active player keeps precedence; tournament games must."},"kind":"ui-only","source":"Conflictos de orden"},
  {"id":"DM-ORDERING-11","topic":"ordering","says":{"en":"Question: does the non-active player get a window after every main-phase action, or only when the active player stops? The two sections differ. Proposed ruling: casual mode opens a window after every action, tournament mode uses the passing procedure."},"kind":"ruling-needed","source":"Conflictos de orden; Utilizar habilidades globales"},
  {"id":"DM-DICE-IDENTITY-1","topic":"dice-identity","says":{"en":"Dice in the field zone and the reserve pool are rolled dice and count as what their upper face shows."},"kind":"definition","source":"Aclaraciones sobre los dados"},
  {"id":"DM-DICE-IDENTITY-2","topic":"dice-identity","says":{"en":"A sidekick die that shows energy in the reserve pool is an energy die, not a character."},"kind":"definition","source":"Aclaraciones sobre los dados"},
  {"id":"DM-DICE-IDENTITY-3","topic":"dice-identity","says":{"en":"A sidekick die that shows its character face in the field zone is a character die."},"kind":"definition","source":"Aclaraciones sobre los dados"},
  {"id":"DM-DICE-IDENTITY-4","topic":"dice-identity","says":{"en":"Dice in the used pile, the prep area and the bag are not rolled dice. There a die counts as a character die or an action die according to the faces it has."},"kind":"definition","source":"Aclaraciones sobre los dados"},
  {"id":"DM-DICE-IDENTITY-5","topic":"dice-identity","says":{"en":"A die rerolled by an effect stays in the zone it was in."},"kind":"procedure","source":"Repetir tiradas"},
  {"id":"DM-DICE-IDENTITY-6","topic":"dice-identity","says":{"en":"If the card that rerolls a die says where the result goes, that instruction is followed."},"kind":"procedure","source":"Repetir tiradas; EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-DICE-IDENTITY-7","topic":"dice-identity","says":{"en":"If a die rerolled by an effect shows a face that cannot be in its zone, and the card gives no instruction, the die moves to the reserve pool."},"kind":"procedure","source":"Repetir tiradas"},
  {"id":"DM-DICE-IDENTITY-8","topic":"dice-identity","says":{"en":"Question: when a rerolled die has to move to a reserve pool, whose is it, and may the die be used? Proposed ruling: its owner's; energy can pay for globals at once, other faces are usable only in the owner's own main or attack phase and are cleared at the next Clear and Draw."},"kind":"ruling-needed","source":"Repetir tiradas"},
  {"id":"DM-CAPTURE-AND-CONTROL-1","topic":"capture-and-control","says":{"en":"A captured die is moved to the capturing player's field zone and placed under the die that captured it."},"kind":"keyword","source":"Capturar, controlar y copiar; GLOSARIO"},
  {"id":"DM-CAPTURE-AND-CONTROL-2","topic":"capture-and-control","says":{"en":"While captured, a die does not exist for any game purpose."},"kind":"keyword","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-3","topic":"capture-and-control","says":{"en":"When a capture ends the die returns to the place it was captured from."},"kind":"keyword","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-4","topic":"capture-and-control","says":{"en":"Unless stated otherwise, a capture ends at the end of the turn."},"kind":"timing","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-5","topic":"capture-and-control","says":{"en":"Unless stated otherwise, a capture also ends if the capturing die is knocked out."},"kind":"timing","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-6","topic":"capture-and-control","says":{"en":"A die a player takes control of counts as that player's own; it is moved to the controller's field zone and placed on the die that controls it."},"kind":"keyword","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-7","topic":"capture-and-control","says":{"en":"The die that exerts control cannot attack; the controlled die can."},"kind":"restriction","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-8","topic":"capture-and-control","says":{"en":"A controlled die keeps using its owner's card, even if the controller has another card for the same character."},"kind":"restriction","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-9","topic":"capture-and-control","says":{"en":"A controlled die that would go to the controller's prep area or used pile goes to its owner's prep area instead."},"kind":"procedure","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-10","topic":"capture-and-control","says":{"en":"Control ends at the end of the turn or when the controlling character is knocked out."},"kind":"timing","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-11","topic":"capture-and-control","says":{"en":"When control ends, the controlled die goes back to its owner, into the zone it was taken from."},"kind":"procedure","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-12","topic":"capture-and-control","says":{"en":"The die that exerted control stays where it is when control ends."},"kind":"procedure","source":"Capturar, controlar y copiar"},
  {"id":"DM-CAPTURE-AND-CONTROL-13","topic":"capture-and-control","says":{"en":"Question: where does a controlled attacker go that was not blocked, given that Regroup and the end of control fall together? Proposed ruling: Regroup comes first, so it goes to its owner's prep area instead of the used pile."},"kind":"ruling-needed","source":"Capturar, controlar y copiar; FASE DE REORGANIZACIÓN"},
  {"id":"DM-CAPTURE-AND-CONTROL-14","topic":"capture-and-control","says":{"en":"Question: where does a captured die return if its card names no zone or it was captured in the attack zone? Proposed ruling: the zone it was in is recorded; attack zone counts as field zone, and level is kept while damage and bonuses are gone."},"kind":"ruling-needed","source":"Capturar, controlar y copiar"},
  {"id":"DM-COPYING-1","topic":"copying","says":{"en":"Copying means that a die takes over the values, the abilities or both of another die."},"kind":"keyword","source":"Capturar, controlar y copiar"},
  {"id":"DM-COPYING-2","topic":"copying","says":{"en":"'Copies the values' gives the copying die the numbers of the other die's face."},"kind":"keyword","source":"Capturar, controlar y copiar"},
  {"id":"DM-COPYING-3","topic":"copying","says":{"en":"Copied values include any benefit the copied die has through its burst."},"kind":"keyword","source":"Capturar, controlar y copiar"},
  {"id":"DM-COPYING-4","topic":"copying","says":{"en":"A die that copies values keeps its own burst, which can still give its own extra effects."},"kind":"keyword","source":"Capturar, controlar y copiar"},
  {"id":"DM-COPYING-5","topic":"copying","says":{"en":"'Copies the abilities' makes the die use the copied die's card as if it were its own."},"kind":"keyword","source":"Capturar, controlar y copiar"},
  {"id":"DM-COPYING-6","topic":"copying","says":{"en":"Where a copied text mentions the copied die by name, it means the copying die."},"kind":"keyword","source":"Capturar, controlar y copiar"},
  {"id":"DM-COPYING-7","topic":"copying","says":{"en":"Question: do copied values include temporary bonuses, and how long does copying last? Proposed ruling: face numbers and burst benefits only, no other bonuses; the copy ends at the end of the turn unless the card says otherwise."},"kind":"ruling-needed","source":"Capturar, controlar y copiar; Poderes, habilidades y texto de las cartas"},
  {"id":"DM-SPINNING-1","topic":"spinning","says":{"en":"To spin up a character turn its die to the next character face to the right in the face index, one level higher."},"kind":"keyword","source":"Incrementar y bajar niveles; GLOSARIO"},
  {"id":"DM-SPINNING-2","topic":"spinning","says":{"en":"A character at its highest level cannot be spun up."},"kind":"restriction","source":"Incrementar y bajar niveles"},
  {"id":"DM-SPINNING-3","topic":"spinning","says":{"en":"To spin down a character turn its die to the next character face to the left, one level lower."},"kind":"keyword","source":"Incrementar y bajar niveles"},
  {"id":"DM-SPINNING-4","topic":"spinning","says":{"en":"Unless stated otherwise, a character cannot be spun down below level 1 to a face that is not a character."},"kind":"restriction","source":"Incrementar y bajar niveles"},
  {"id":"DM-SPINNING-5","topic":"spinning","says":{"en":"The numbers of the new face apply immediately after spinning."},"kind":"procedure","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-SPINNING-6","topic":"spinning","says":{"en":"Spinning does not remove damage from a character."},"kind":"procedure","source":"Bonificaciones y daño; EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-SPINNING-7","topic":"spinning","says":{"en":"A spin effect that names no side may be used on characters of either player."},"kind":"procedure","source":"EJEMPLO DE COMBATE DETALLADO"},
  {"id":"DM-SPINNING-8","topic":"spinning","says":{"en":"Question: does a spun character go back to its former level when effects end with the turn? Proposed ruling: no; spinning is a completed change, and the die keeps the face it shows until something turns or rolls it again."},"kind":"ruling-needed","source":"Incrementar y bajar niveles; Poderes, habilidades y texto de las cartas"},
  {"id":"DM-TEAM-RULES-1","topic":"team-rules","says":{"en":"Every player starts every game with exactly eight sidekick dice, whatever the format."},"kind":"teambuilding","source":"Frecuencia de aparición"},
  {"id":"DM-TEAM-RULES-2","topic":"team-rules","says":{"en":"Sidekick dice can neither be bought nor given up."},"kind":"restriction","source":"Frecuencia de aparición"},
  {"id":"DM-TEAM-RULES-3","topic":"team-rules","says":{"en":"The first edition has 132 different cards, each with a collector number in the upper right corner. The starter holds 34 of them, not counting the colour reminders."},"kind":"component","source":"PERSONALIZAR TU EQUIPO"},
  {"id":"DM-DRAFT-TEAMS-1","topic":"draft-teams","says":{"en":"For drafted teams the players agree on a number from 8 to 20."},"kind":"setup","source":"Equipos seleccionados"},
  {"id":"DM-DRAFT-TEAMS-2","topic":"draft-teams","says":{"en":"The agreed number is the highest number of dice each drafted team may have."},"kind":"teambuilding","source":"Equipos seleccionados"},
  {"id":"DM-DRAFT-TEAMS-3","topic":"draft-teams","says":{"en":"The agreed number is also the starting life of both players."},"kind":"setup","source":"Equipos seleccionados"},
  {"id":"DM-DRAFT-TEAMS-4","topic":"draft-teams","says":{"en":"Three or four basic action cards are picked at random before the draft begins."},"kind":"setup","source":"Equipos seleccionados"},
  {"id":"DM-DRAFT-TEAMS-5","topic":"draft-teams","says":{"en":"All other available action and character cards lie open in the middle, stacked by title, with all their dice sorted beside them."},"kind":"setup","source":"Equipos seleccionados"},
  {"id":"DM-DRAFT-TEAMS-6","topic":"draft-teams","says":{"en":"The players decide who will play first; the second player makes the first draft pick, and then the picks alternate."},"kind":"setup","source":"Equipos seleccionados"},
  {"id":"DM-DRAFT-TEAMS-7","topic":"draft-teams","says":{"en":"Whoever takes a stack with several cards chooses which one of them to use."},"kind":"teambuilding","source":"Equipos seleccionados"},
  {"id":"DM-DRAFT-TEAMS-8","topic":"draft-teams","says":{"en":"The picker takes all dice of that stack and decides how many of them to use, up to the card's limit and without exceeding the agreed total."},"kind":"teambuilding","source":"Equipos seleccionados"},
  {"id":"DM-DRAFT-TEAMS-9","topic":"draft-teams","says":{"en":"The draft goes on until every stack has been taken."},"kind":"procedure","source":"Equipos seleccionados"},
  {"id":"DM-DRAFT-TEAMS-10","topic":"draft-teams","says":{"en":"A drafted card is used if it has at least one die; a card without dice, for example one taken after reaching the total, is not used."},"kind":"teambuilding","source":"Equipos seleccionados"},
  {"id":"DM-BASIC-TEAMS-1","topic":"basic-teams","says":{"en":"With basic teams each player starts with 15 life."},"kind":"setup","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-2","topic":"basic-teams","says":{"en":"For a basic-team game each player chooses two different basic action cards."},"kind":"teambuilding","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-3","topic":"basic-teams","says":{"en":"The two players of a basic-team game may choose the same basic action card; then there are two sets of three dice for it."},"kind":"teambuilding","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-4","topic":"basic-teams","says":{"en":"A basic team has up to six cards."},"kind":"teambuilding","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-5","topic":"basic-teams","says":{"en":"A basic team may mix characters, actions that are not basic, and affiliations freely."},"kind":"teambuilding","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-6","topic":"basic-teams","says":{"en":"A basic team cannot contain two cards with the same title, even with different subtitles."},"kind":"restriction","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-7","topic":"basic-teams","says":{"en":"A basic team has up to 15 dice."},"kind":"teambuilding","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-8","topic":"basic-teams","says":{"en":"Every card of a basic team has at least one die and no more dice than its limit; fewer than the limit is fine."},"kind":"restriction","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-9","topic":"basic-teams","says":{"en":"In a basic-team game the basic action cards are revealed first; each gets a colour and its three dice and goes to the middle of the table."},"kind":"setup","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-10","topic":"basic-teams","says":{"en":"In a basic-team game, once the basic actions are on the table, both players reveal their own cards and put the chosen dice on them."},"kind":"setup","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-11","topic":"basic-teams","says":{"en":"In a basic-team game it is decided who begins after everything has been revealed."},"kind":"setup","source":"Equipos básicos"},
  {"id":"DM-BASIC-TEAMS-12","topic":"basic-teams","says":{"en":"Question: do sidekicks and basic action dice count towards the dice maximum of a team? Proposed ruling: no, only the dice on the player's own cards count."},"kind":"ruling-needed","source":"Equipos básicos; Equipos de competición; Equipos seleccionados"},
  {"id":"DM-TOURNAMENT-TEAMS-1","topic":"tournament-teams","says":{"en":"With tournament teams each player starts with 20 life."},"kind":"setup","source":"Equipos de competición"},
  {"id":"DM-TOURNAMENT-TEAMS-2","topic":"tournament-teams","says":{"en":"A tournament player chooses two different basic action cards."},"kind":"teambuilding","source":"Equipos de competición"},
  {"id":"DM-TOURNAMENT-TEAMS-3","topic":"tournament-teams","says":{"en":"A tournament team has up to eight cards."},"kind":"teambuilding","source":"Equipos de competición"},
  {"id":"DM-TOURNAMENT-TEAMS-4","topic":"tournament-teams","says":{"en":"A tournament team may combine characters and non-basic actions freely, heroes and villains together included."},"kind":"teambuilding","source":"Equipos de competición"},
  {"id":"DM-TOURNAMENT-TEAMS-5","topic":"tournament-teams","says":{"en":"No two cards of a tournament team may share a title."},"kind":"restriction","source":"Equipos de competición"},
  {"id":"DM-TOURNAMENT-TEAMS-6","topic":"tournament-teams","says":{"en":"A tournament team has up to 20 dice."},"kind":"teambuilding","source":"Equipos de competición"},
  {"id":"DM-TOURNAMENT-TEAMS-7","topic":"tournament-teams","says":{"en":"Each card of a tournament team has at least one die and no more than its limit."},"kind":"restriction","source":"Equipos de competición"},
  {"id":"DM-TOURNAMENT-TEAMS-8","topic":"tournament-teams","says":{"en":"In a tournament both opponents reveal all their cards and dice at the same time."},"kind":"setup","source":"Equipos de competición"},
  {"id":"DM-GLOSSARY-1","topic":"glossary","says":{"en":"Action means a die without character faces, and also the icon face of such a die that can be used for an effect."},"kind":"definition","source":"GLOSARIO"},
  {"id":"DM-GLOSSARY-2","topic":"glossary","says":{"en":"Opposing means controlled by the other player."},"kind":"definition","source":"GLOSARIO"},
  {"id":"DM-GLOSSARY-3","topic":"glossary","says":{"en":"Engaged describes a character that is blocking or being blocked."},"kind":"definition","source":"GLOSARIO"},
  {"id":"DM-GLOSSARY-4","topic":"glossary","says":{"en":"Abilities are the text on the card that belongs to a die."},"kind":"definition","source":"GLOSARIO"},
  {"id":"DM-GLOSSARY-5","topic":"glossary","says":{"en":"Values are the numbers on a character face."},"kind":"definition","source":"GLOSARIO"},
  {"id":"DM-GLOSSARY-6","topic":"glossary","says":{"en":"Face means one side of a die; spinning means turning a die by hand to another face."},"kind":"definition","source":"GLOSARIO"},
];
