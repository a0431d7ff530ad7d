import { scenario } from '../../kit.ts';
import { rolled } from '../dice.ts';

const given = (
  at: readonly [number, number],
  oneShots: { readonly [name: string]: null },
  dice: string[],
) => ({
  active: 'dummy',
  'one-shots': oneShots,
  dice,
  Ann: { characters: { dummy: { at: [10, 18] as const, power: 2 } } },
  Ben: { characters: { giant: { at } } },
});
const zap = { who: 'Ann', does: { attack: 'zap' } };

scenario(['CP-ONESHOT-6', 'CP-KEYWORD-12'], 'everybody hides: nobody is attacked from beyond Range 3', {
  given: given([20, 18], { 'darkness-falls': null }, []),
  when: [{ ...zap, refused: ['CP-ATTACK-15'] }],
  then: { Ben: { giant: { damage: 0 } }, quiet: true },
  editions: ['es13'],
});

scenario(['CP-KEYWORD-12'], 'within Range 3 they are', {
  given: given([16, 18], { 'darkness-falls': null }, rolled(1, 3, 3)),
  when: [zap],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
  editions: ['es13'],
});

scenario(['CP-ONESHOT-1'], 'without the card distance is no hiding', {
  given: given([20, 18], {}, rolled(1, 3, 3)),
  when: [zap],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
  editions: ['es13'],
});
