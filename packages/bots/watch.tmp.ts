import { consult, greedyBot } from './src/index.ts';
import { CARDS, Content, diceMasters, renderMessage } from '../dice-masters/src/index.ts';
import { plain } from '../language/src/index.ts';
const [format='tournament', seed='w1', from='0', to='60'] = process.argv.slice(2);
const content = new Content(CARDS);
const game = diceMasters(content);
const m = game.create({ format, first: 'random' }, seed);
const bots = [greedyBot(seed+'0'), greedyBot(seed+'1')];
const names = { seats: ['S0','S1'], card: (id: string) => content.find(id), die: (id: number) => { const d = m.table.dice[id]; const card = m.table.cards[d?.card ?? -1]?.id; return d && card ? {die:id, card, face:d.face} : undefined; } };
while (m.outcome === null) {
  const d = m.pending[0]!;
  const ans = consult(bots[d.seat]!, game, m, d, `${seed}/g${d.n}`);
  const ev: any[] = [];
  const show = d.n >= +from && d.n < +to;
  if (show) console.log(`#${d.n} S${d.seat} ${d.ask.key} ${JSON.stringify(d.shape==='options'?d.options.map(o=>o.id+(o.say.args.card?'='+o.say.args.card:'')):d.shape==='entities'?d.from:d.shape==='assign'?[d.items,d.to]:'')} -> ${JSON.stringify(ans)} [life ${m.table.players.map(p=>p.life)}]`);
  game.apply(m, d.seat, d.n, ans, ev);
  if (show) for (const e of ev) { let t; try { t = plain(renderMessage({key:e.kind,args:e.args},'en',names as any)); } catch { t = e.kind; } console.log('    · '+t); }
}
console.log(m.outcome, m.table.turn);
