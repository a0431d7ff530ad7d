import { consult, greedyBot, randomBot, type Bot } from '/work/main/packages/bots/src/index.ts';
import { CARDS, Content, diceMasters } from '/work/main/packages/dice-masters/src/index.ts';
const [format='first-game', games='20', a='greedy', b='random', start='0', effA='{}', effB='{}'] = process.argv.slice(2);
const game = diceMasters(new Content(CARDS));
const make = (kind: string, seed: string, eff: string): Bot => kind === 'greedy' ? greedyBot(seed, JSON.parse(eff)) : randomBot(seed);
let wins = [0,0], seatWins = [[0,0],[0,0]], draws = 0; const times: number[] = []; let turns = 0; const slow = new Map<string, number[]>();
for (let i = Number(start); i < Number(start)+Number(games); i++) {
  const seatA = i % 2; const seed = `duel ${i>>1}`;
  const bots = [make(seatA===0?a:b, `${seed}/0`, seatA===0?effA:effB), make(seatA===1?a:b, `${seed}/1`, seatA===1?effA:effB)];
  const m = game.create({ format, first: 'random' }, seed);
  let n = 0;
  while (m.outcome === null) {
    const d = m.pending[0]; if (!d) throw new Error('none'); if (++n > 5000) throw new Error('long');
    const t = performance.now();
    const ans = consult(bots[d.seat]!, game, m, d, `${seed}/g${d.n}`);
    const ms = performance.now()-t;
    if (d.seat === seatA) { times.push(ms); const l = slow.get(d.ask.key) ?? []; l.push(ms); slow.set(d.ask.key,l); }
    const r = game.apply(m, d.seat, d.n, ans, null);
    if (!r.yes) throw new Error('refused '+JSON.stringify([d, ans, r]));
  }
  turns += m.table.turn;
  const w = m.outcome.winners; if (w.length !== 1) draws++; else { const k = w[0]===seatA?0:1; wins[k]!++; seatWins[seatA]![k]!++; }
}
times.sort((x,y)=>x-y);
console.log(JSON.stringify({format, a, b, effA, effB, wins, seatWins, draws, meanTurns: turns/Number(games), mean: +(times.reduce((x,y)=>x+y,0)/times.length).toFixed(2), median: +times[times.length>>1]!.toFixed(2), p95: +times[Math.floor(times.length*.95)]!.toFixed(2), max: +times.at(-1)!.toFixed(1), decisions: times.length}));
if (process.env.SLOW) for (const [k,l] of slow) { l.sort((x,y)=>x-y); console.log(k, l.length, 'mean', (l.reduce((x,y)=>x+y,0)/l.length).toFixed(1), 'p95', l[Math.floor(l.length*.95)]!.toFixed(1), 'max', l.at(-1)!.toFixed(1)); }
