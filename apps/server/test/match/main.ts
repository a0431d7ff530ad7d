// Plays one match of Dice Masters at a running server, to see that it works: tsx main.ts http://localhost:4680 …
// With several addresses the two people sit at different ones. Their sockets name the page they come from, as browsers do.
import { Client, Player } from '../player.ts';

const [address, other = address] = process.argv.slice(2);
if (address === undefined || other === undefined) {
  console.error('Name the address of a server: npm run match -- http://localhost:4680');
  process.exit(1);
}

const ann = new Client(address);
const ben = new Client(other);
const match = await ann.create({
  setup: { format: 'first-game', first: 0 },
  seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
});
await ben.join(match, 1, 'Ben');
const players = [
  new Player(await ann.open(match, { origin: address }), 'ann'),
  new Player(await ben.open(match, { origin: other }), 'ben'),
];
await Promise.all(players.map((player) => player.over));
const decisions = players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
console.log(
  `A match of ${decisions} decisions was played to its end at ${[...new Set([address, other])].join(' and ')}.`,
);
await Promise.all(players.map(({ connection }) => connection.close()));
