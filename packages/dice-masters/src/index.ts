export { FORMATS, type FormatId } from './builder/formats.ts';
export { FIRST_GAME, STARTER } from './builder/presets.ts';
export { readSetup, type Setup } from './builder/setup.ts';
export { nearest, randomTeam, type Team, teamVerdict } from './builder/team.ts';
export { type Card, Content } from './content.ts';
export { diceMasters, RULES_VERSION } from './game.ts';
export type { Die, Table, Zone } from './table.ts';
export type { View } from './view/view.ts';
