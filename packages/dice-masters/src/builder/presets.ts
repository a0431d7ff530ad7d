/** What is in the starter box (DM-COMPONENTS-1, DM-COMPONENTS-2, DM-COMPONENTS-3, DM-COMPONENTS-4, DM-COMPONENTS-5). */
export const STARTER = {
  basicActionDice: { colours: 4, each: 3 },
  sidekickDice: 16,
  characterDice: 2,
  colourReminders: 4,
  titles: ['beast', 'captain-america', 'hulk', 'human-torch', 'iron-man', 'spider-man', 'storm', 'thor'],
  /** The starter cards are the first numbers of the set (DM-TEAM-RULES-3). */
  lastNumber: 34,
} as const;
