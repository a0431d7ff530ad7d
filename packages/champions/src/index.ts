export { chanceToHold, payableIn } from './builder/chances.ts';
export { deckVerdict, nearestCards } from './builder/deck.ts';
export {
  type DeckNote,
  deckCode,
  deckFile,
  deckList,
  deckOfSite,
  isNamedDeck,
  type NamedDeck,
  readDeckCode,
  readDecks,
} from './builder/deck-text.ts';
export { deckMends, mendedDeck, mostCopies } from './builder/mend.ts';
export { PRESETS, presetDeck } from './builder/presets.ts';
export { RECOMMENDED, setupVerdict } from './builder/setup.ts';
export { CARDS } from './cards/index.ts';
export { type Card, Content, type Face } from './content.ts';
export { champions, RULES_VERSION } from './game.ts';
export { type Aspect, SETS, type SetId, setsOf, TRAITS } from './names.ts';
export type { Events } from './rules/events.ts';
export { type Among, cardNamed, isAmong, wordFor } from './scenario/names.ts';
export { scenarioWords } from './scenario/words.ts';
export { type Deck, readSetup, type Setup, stagesOf } from './setup.ts';
export type { Piece, Player, Table, Zone } from './table.ts';
export {
  cardText,
  factsLine,
  isMessageKey,
  keywordWords,
  type Names,
  type Paragraph,
  plainFaceText,
  RESOURCES,
  renderMessage,
  STATS,
  STATUS,
  TYPES,
  traitsLine,
} from './text/index.ts';
export { tableFaults } from './view/faults.ts';
export { type BoostOutcome, boostOdds, forecast } from './view/forecast.ts';
export type { View } from './view/view.ts';
