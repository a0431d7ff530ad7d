// A process with a store of its own. Arguments: the place as JSON, then, optionally, the id of a match to which it
// adds entries until it is killed. It prints "open", and each number once the store has said yes.
import { openStore } from '../../src/storage/index.ts';

const [, , place = '', match] = process.argv;
const store = await openStore(JSON.parse(place));
console.log('open');
if (match === undefined) process.stdin.resume();
else
  for (let n = 1; ; n++)
    if (await store.append(match, n, { seat: 0, body: { n }, at: n })) console.log(String(n));
