import {
  actionEffect,
  global,
  mark,
  one,
  opponentPicks,
  opposing,
  pay,
  withdraw,
} from '../../abilities/build.ts';
import { basicAction } from '../../content.ts';

export default basicAction({
  id: 'avx/distraction',
  number: 25,
  title: 'distraction',
  cost: 4,
  abilities: [
    actionEffect(mark('cannot-block', opponentPicks(2, opposing))),
    global(pay('mask'), withdraw(one({ role: 'attacking' }))),
  ],
});
