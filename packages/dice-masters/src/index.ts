export { abilityHint, cardHints } from './abilities/hints.ts';
export type { Hint } from './abilities/node.ts';
export { mendedTeam, teamMends } from './builder/mend.ts';
export { STARTER } from './builder/presets.ts';
export { READY_TEAMS } from './builder/ready-made.ts';
export {
  type NamedTeam,
  readTeams,
  type TeamNote,
  teamAddress,
  teamCode,
  teamFile,
  teamList,
} from './builder/team-text.ts';
export { CARDS } from './cards/index.ts';
export { type Card, Content } from './content.ts';
export { diceMasters, RULES_VERSION } from './game.ts';
export { AFFILIATIONS, TITLES, type TitleId } from './names.ts';
export { type Draft, readSetup, type Setup, setupVerdict } from './rules/accept-set-up.ts';
export type { Events } from './rules/events.ts';
export { FIRST_GAME } from './rules/first-game.ts';
export {
  BASIC_ACTION_DICE,
  FIRST_GAME_LIFE,
  FORMATS,
  type FormatId,
  SIDEKICKS_EACH,
  type TeamFormat,
} from './rules/formats.ts';
export { nearestCards, randomTeam, type Team, teamVerdict } from './rules/teams.ts';
export { faceWord } from './scenario/faces.ts';
export { scenarioWords } from './scenario/words.ts';
export type { Die, Table, Zone } from './table.ts';
export { type CardText, cardText, type Paragraph, plainCardText, renderMessage } from './text/index.ts';
export { atLeast, average, nextRollOdds, rollOdds, shownOn, type Wanted } from './view/odds.ts';
export type { View } from './view/view.ts';
