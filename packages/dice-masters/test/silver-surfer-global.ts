import { scenario } from './kit.ts';

/** The global that several Silver Surfer cards share, proven for one of them. */
export function provesSilverSurferGlobal(card: string): void {
  const globalGiven = { teams: { Ann: [card] }, shared: ['avx/smash'] };

  scenario(
    ['DM-GLOBAL-ABILITIES-4', 'DM-PAYING-7'],
    'for a shield and 2 damage a die goes from the bag to the prep area, once per turn',
    {
      given: { ...globalGiven, Ann: { reserve: ['sidekick@shield', 'sidekick@shield', 'sidekick@fist'] } },
      when: [
        {
          who: 'Ann',
          does: { global: 'silver-surfer' },
          then: { Ann: { life: 18, prep: { sidekick: 1 }, bag: { sidekick: 4 }, used: { sidekick: 1 } } },
        },
        { who: 'Ann', does: { global: 'silver-surfer' }, refused: ['DM-GLOBAL-ABILITIES-4'] },
      ],
      then: { Ann: { life: 18 }, Ben: { life: 20 }, quiet: true },
    },
  );

  scenario('DM-GLOBAL-ABILITIES-2', 'the opponent may use it too, in their own turn', {
    given: { ...globalGiven, active: 'Ben', Ben: { reserve: ['sidekick@shield', 'sidekick@fist'] } },
    when: [{ who: 'Ben', does: { global: 'silver-surfer' } }],
    then: { Ben: { life: 18, prep: { sidekick: 1 } }, Ann: { life: 20 }, quiet: true },
  });

  scenario('DM-CORE-RULES-1', "but not in somebody else's", {
    given: {
      ...globalGiven,
      Ann: { reserve: ['sidekick@fist'] },
      Ben: { reserve: ['sidekick@shield', 'sidekick@fist'] },
    },
    when: [
      { who: 'Ann', does: { pass: true } },
      { who: 'Ben', does: { global: 'silver-surfer' }, refused: ['DM-CORE-RULES-1'] },
    ],
    then: { unchanged: ['Ben'], quiet: true },
  });
}
