export { abilityHint, cardHints } from './abilities/hints.ts';
export type { Hint } from './abilities/node.ts';
export { FORMATS, type FormatId, type TeamFormat } from './builder/formats.ts';
export { FIRST_GAME, STARTER } from './builder/presets.ts';
export { type Draft, readSetup, type Setup, setupVerdict } from './builder/setup.ts';
export { nearestCards, randomTeam, type Team, teamVerdict } from './builder/team.ts';
export {
  type NamedTeam,
  readTeams,
  type TeamNote,
  teamCode,
  teamFile,
  teamList,
} from './builder/team-text.ts';
export { CARDS } from './cards/index.ts';
export { type Card, Content } from './content.ts';
export { diceMasters, RULES_VERSION } from './game.ts';
export { AFFILIATIONS, TITLES, type TitleId } from './names.ts';
export { scenarioWords } from './scenario/words.ts';
export type { Die, Table, Zone } from './table.ts';
export { type CardText, cardText, type Paragraph, plainCardText, renderMessage } from './text/index.ts';
export { atLeast, average, rollOdds, shownOn, type Wanted } from './view/odds.ts';
export type { View } from './view/view.ts';
