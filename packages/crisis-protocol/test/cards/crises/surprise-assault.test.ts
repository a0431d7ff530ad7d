import { scenario } from '../../kit.ts';

const extraction = 'surprise-assault';

scenario(['CP-XOBJ-1', 'CP-XOBJ-2', 'CP-XOBJ-6'], 'a Haven gives a Mutant and is exhausted; one to each', {
  given: {
    active: 'dummy',
    extraction,
    tokens: { 3: { at: [14, 20] } },
    Ann: { characters: { dummy: { at: [14, 18], power: 4 } } },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { interact: 0 } },
    { who: 'Ann', does: { interact: 3 }, refused: ['CP-INTERACT-6'] },
  ],
  then: {
    Ann: { dummy: { holds: [4], power: 3 } },
    tokens: { 0: { exhausted: true }, 3: { exhausted: false } },
    quiet: true,
  },
  editions: ['es13'],
});

scenario(['CP-XOBJ-3', 'CP-CRISIS-8'], 'at the end of the round holders score and the Mutants are gone', {
  given: {
    active: 'dummy',
    priority: 'Ben',
    extraction,
    Ann: { characters: { dummy: { at: [14, 18], power: 1 } } },
    Ben: { characters: { blocker: { at: [30, 30], activated: true } } },
  },
  when: [
    { who: 'Ann', does: { interact: 0 } },
    { who: 'Ann', does: { end: true } },
  ],
  then: {
    round: 2,
    Ann: { points: 1, dummy: { holds: [] } },
    Ben: { points: 0 },
    tokens: { 0: { exhausted: false } },
    happened: ['picked-up', 'scored', 'token-removed', { 'token-flipped': { exhausted: false } }],
    quiet: true,
  },
  editions: ['es13'],
});

scenario(['CP-XOBJ-2'], 'an exhausted Haven gives nothing', {
  given: {
    active: 'dummy',
    extraction,
    tokens: { 0: { exhausted: true } },
    Ann: { characters: { dummy: { at: [14, 18], power: 4 } } },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { interact: 0 }, refused: ['CP-XOBJ-2'] }],
  then: { Ann: { dummy: { holds: [], power: 4 } }, quiet: true },
  editions: ['es13'],
});
