import { CARDS, Content, crisisProtocol, EDITIONS, HAND_MADE_MAPS, randomRoster } from '@assemble/crisis-protocol';
import { stream } from '@assemble/kernel';
import { test } from './table.ts';
const content = new Content(CARDS);
const game = crisisProtocol(content);
function find() {
  for (let nth = 0; nth < 400; nth++) {
    const random = stream(`cb2 ${nth}`, 'r');
    const rosters = [randomRoster(content, EDITIONS.es13, random), randomRoster(content, EDITIONS.es13, random)];
    if (!JSON.stringify(rosters).includes('thor-prince')) continue;
    const setup = JSON.parse(JSON.stringify({ edition: 'es13', terrain: HAND_MADE_MAPS[0]?.features, rosters, oneShots: [] }));
    const match = game.create(setup, 's');
    const decisions: unknown[] = [];
    while (match.outcome === null && decisions.length < 700) {
      const d = match.pending[0]!;
      if (d.test === 'activation') {
        const lit = game.verdicts(match, d.seat).filter((v) => v.verdict.yes);
        const view = game.view(match, d.seat);
        if (view.areas.some((a) => lit.some((l) => l.say.args['attack'] === a.attack))) return { setup, decisions, d };
      }
      let answer = game.sample(match, d, random);
      if (d.test === 'activation') answer = game.verdicts(match, d.seat).some((v) => v.id === 'move' && v.verdict.yes) ? 'move' : 'end';
      if (d.shape === 'place' && JSON.stringify(d.what).includes('advance')) answer = [0, 1, 2].map(() => game.sample(match, d, random)).sort((a: any, b: any) => Math.hypot(a.x - 18, a.y - 18) - Math.hypot(b.x - 18, b.y - 18))[0]!;
      if (!game.apply(match, d.seat, d.n, answer, null).yes) throw new Error('refused');
      decisions.push([d.seat, d.n, answer]);
    }
  }
  throw new Error('none');
}
test('area', async ({ page }, { project }) => {
  const { setup, decisions, d } = find();
  const saved = { id: 'area', game: 'crisis-protocol', title: '', setup, seed: 's', sitters: [{ name: 'Ana', bot: null }, { name: 'Ben', bot: null }], decisions, practice: false, conceded: null, over: false, at: 1, rules: null };
  await page.goto('/#/');
  await page.evaluate(`localStorage.setItem('assemble.match.area', ${JSON.stringify(JSON.stringify(saved))})`);
  await page.goto('/#/play/crisis-protocol/area');
  await page.locator(`.prompt[data-n="${d.n}"]`).waitFor();
  const button = page.getByRole('button', { name: /God of Thunder/ }).first();
  if (project.name === 'phone') await button.tap(); else await button.hover();
  await page.locator('.cp-area').waitFor();
  await page.screenshot({ path: `/tmp/cb2/${project.name}-area.png` });
  if (project.name === 'phone') await button.tap(); else await button.click();
  await page.locator(`.prompt[data-n="${d.n}"]`).waitFor({ state: 'detached' });
});
