import type { Words } from '@assemble/kernel';
import { inventedScenario } from '../kit.ts';

/** "Do this, then deal 1 damage to the villain", revealed by a player who is not the first (MC-WORD-6). */
function thenHits(card: string, ada: Words, hits: boolean, more: Words = {}): void {
  inventedScenario('MC-WORD-6', `${card}: ${hits ? 'done, and then' : 'not done, and nothing then'}`, {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'Captain Marvel', dealt: [card], ...ada },
      ben: { hero: 'She-Hulk', identity: { damage: 1 }, hand: ['Genius'], deck: ['Energy', 'Energy'] },
      ...more,
    },
    when: [],
    then: {
      villain: { damage: hits ? 1 : 0 },
      ben: { stunned: false, damage: 1, hand: ['Genius'] },
      quiet: true,
    },
  });
}

thenHits('Stun Then Hit', {}, true);
thenHits('Stun Then Hit', { identity: { stunned: true } }, false);

thenHits('Exhaust Then Hit', {}, true);
thenHits('Exhaust Then Hit', { identity: { exhausted: true } }, false);

thenHits('Heal Then Hit', { identity: { damage: 1 } }, true);
thenHits('Heal Then Hit', {}, false);

thenHits('Draw Two Then Hit', { deck: ['Energy', 'Genius', 'Strength'] }, true);
thenHits('Draw Two Then Hit', { deck: ['Energy'] }, false);

thenHits('Discard Then Hit', { hand: ['Energy'] }, true);
thenHits('Discard Then Hit', { hand: [] }, false);

thenHits('Remove Two Then Hit', {}, true, { threat: 2 });
thenHits('Remove Two Then Hit', {}, false, { threat: 1 });

const drones = { villain: 'Ultron', scenario: ['Ultron Drones'] };
thenHits('Drone Then Hit', { deck: ['Energy', 'Genius'] }, true, drones);
thenHits('Drone Then Hit', { deck: [], discard: [] }, false, drones);

thenHits('Arrive Then Hit', {}, true, { encounter: ['Advance', 'Sandman', 'Advance'] });
thenHits('Arrive Then Hit', {}, false);

thenHits('Scheme Then Hit', {}, true);
thenHits('Scheme Then Hit', {}, false, { villainIs: { confused: true } });

// The only hero there is takes all of it; an alter-ego without allies has nobody to divide it among.
thenHits('Divide Then Hit', { form: 'alter-ego' }, false);
