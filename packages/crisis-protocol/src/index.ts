export type { Ability } from './abilities/vocabulary.ts';
export { type Fielding, fieldings } from './builder/fielding.ts';
export { mainAffiliation, mendedRoster, rosterMends } from './builder/mend.ts';
export { randomRoster } from './builder/random.ts';
export { FIRST_MATCH, READY_MADE, type ReadyMade, rosterFor } from './builder/ready-made.ts';
export { nearestCards, rosterVerdict } from './builder/roster.ts';
export {
  type NamedRoster,
  type ReadRosters,
  type RosterNote,
  readRosterCode,
  readRosters,
  rosterCode,
  rosterFile,
  rosterList,
} from './builder/roster-text.ts';
export { setupVerdict, underEdition } from './builder/setup.ts';
export { CARDS } from './cards/index.ts';
export { type Card, Content } from './content.ts';
export { foreignRules } from './editions/citations.ts';
export { DEFAULT_EDITION, EDITIONS, type Edition, type EditionId } from './editions/index.ts';
export { crisisProtocol, RULES_VERSION } from './game.ts';
export * from './geometry/index.ts';
export { AFFILIATIONS, type Affiliation, type AttackType, CONDITIONS, type Face } from './names.ts';
export { COVER } from './rules/built-in.ts';
export type { Events, Movement } from './rules/events.ts';
export type { Ground, Preview } from './rules/previews.ts';
export { randomSquad, squadVerdict, threatOf } from './rules/squad-building.ts';
export { cardNamed, slugOf } from './scenario/names.ts';
export { terrainFrom, terrainWords } from './scenario/terrain.ts';
export { scenarioWords } from './scenario/words.ts';
export {
  type Agreed,
  type Roster,
  type RosterCharacter,
  readSetup,
  type Setup,
  type Squad,
} from './setup.ts';
export type { Character, Die, Roll, Table, Token } from './table.ts';
export { type Block, type CardText, cardText, type Paragraph } from './text/card-text.ts';
export {
  alterEgoOf,
  factsLine,
  KINDS as CARD_KINDS,
  printedText,
  statsLine,
  statsLines,
} from './text/facts.ts';
export { renderMessage } from './text/messages.ts';
export { CONDITION_NAMES, FACE_NAMES, ROLL_NAMES, TYPE_NAMES } from './text/names.ts';
export { characterName, type Names, nameAt, namesIn, tokenName } from './text/naming.ts';
export { featureSeen, type Outlook, placeWords } from './text/places.ts';
export { BLOCK_NAMES, plainCardText } from './text/plain.ts';
export type { AttackTerms, Odds } from './view/attack-dice.ts';
export { dodgeOdds, dodgeRerollOdds } from './view/dodges.ts';
export { atLeast, attackOdds, average, rerollOdds } from './view/odds.ts';
export type { View } from './view/view.ts';
