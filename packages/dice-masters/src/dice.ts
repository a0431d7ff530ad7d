/** The four energy types a die can ask for; generic is the fifth (DM-ENERGY-1), wild is a face, not a type. */
export type EnergyType = 'fist' | 'bolt' | 'mask' | 'shield';
export type FaceEnergy = EnergyType | 'generic' | 'wild';

/** An energy face: one or two symbols, each worth one, or a generic number (DM-DICE-1, DM-ENERGY-4, DM-ENERGY-5). */
export interface EnergyFace {
  readonly kind: 'energy';
  readonly energy: FaceEnergy;
  readonly count: number;
}

/** A character face: fielding cost, attack, defense and bursts (DM-DICE-3); its level is no cost (DM-DICE-7). */
export interface CharacterFace {
  readonly kind: 'character';
  readonly level: number;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly bursts: number;
}

/** An action face: an icon and perhaps bursts, never numbers (DM-DICE-2). */
export interface ActionFace {
  readonly kind: 'action';
  readonly bursts: number;
}

export type Face = EnergyFace | CharacterFace | ActionFace;

/**
 * A kind of die, of a character or of an action (DM-CARDS-2): six faces in the order of the face index, energy first, then
 * levels from left to right (DM-DICE-6).
 */
export interface DieKind {
  readonly kind: 'character' | 'action';
  readonly faces: readonly Face[];
}

/** [fielding cost, attack, defense, bursts] of one level. */
export type Level = readonly [cost: number, attack: number, defense: number, bursts?: number];

const energyFaces = (energy: FaceEnergy, counts: readonly number[]): EnergyFace[] =>
  counts.map((count) => ({ kind: 'energy', energy, count }));

/** A character die: one single and two double faces of its card's energy (DM-CARDS-4), then three levels. */
export function characterDie(energy: EnergyType, levels: readonly [Level, Level, Level]): DieKind {
  return {
    kind: 'character',
    faces: [
      ...energyFaces(energy, [1, 2, 2]),
      ...levels.map(
        ([cost, attack, defense, bursts], i): CharacterFace => ({
          kind: 'character',
          level: i + 1,
          cost,
          attack,
          defense,
          bursts: bursts ?? 0,
        }),
      ),
    ],
  };
}

const actionFaces: readonly ActionFace[] = [0, 1, 2].map((bursts) => ({ kind: 'action', bursts }));

/** An action die of a team: typed energy and three action faces. */
export function actionDie(energy: EnergyType): DieKind {
  return { kind: 'action', faces: [...energyFaces(energy, [1, 2, 2]), ...actionFaces] };
}

/** The basic action die (DM-DICE-12). */
export const BASIC_ACTION_DIE: DieKind = {
  kind: 'action',
  faces: [...energyFaces('generic', [2, 2, 2]), ...actionFaces],
};

/** The sidekick die (DM-DICE-9, DM-DICE-10, DM-DICE-11); its wild face is worth one (DM-ENERGY-3). */
export const SIDEKICK_DIE: DieKind = {
  kind: 'character',
  faces: [
    ...(['fist', 'bolt', 'mask', 'shield', 'wild'] as const).flatMap((energy) => energyFaces(energy, [1])),
    { kind: 'character', level: 1, cost: 0, attack: 1, defense: 1, bursts: 0 },
  ],
};

/** The face of a level, null where the die has no such level. */
export function levelFace(die: DieKind, level: number): number {
  return die.faces.findIndex((face) => face.kind === 'character' && face.level === level);
}
