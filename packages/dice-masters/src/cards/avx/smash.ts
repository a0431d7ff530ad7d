import { actionEffect, bursts, global, insteadOn, knockOut, mark, one, pay } from '../../abilities/build.ts';
import { basicAction } from '../../content.ts';

export default basicAction({
  id: 'avx/smash',
  number: 32,
  title: 'smash',
  cost: 3,
  abilities: [
    actionEffect(bursts(knockOut(one({ level: 1 })), insteadOn('**', knockOut(one({ levelMax: 2 }))))),
    global(pay('fist'), mark('deals-no-damage', one({ role: 'blocked' }))),
  ],
});
