import { canDefend, openPosition, type Wanted, type Where } from '../champions-positions.ts';
import { playOn } from '../player.ts';
import type { Camera } from './camera.ts';

/** Cards, decks and set-up of Champions. */
export async function takeChampionsPages(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await page.goto('/#/champions/cards');
  await page.getByRole('heading', { name: 'Champions cards' }).waitFor();
  await camera.take(page, 'champions-cards', { dark: true });
  await page.goto('/#/champions/cards/core/1');
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'champions-card', { dark: true });
  await page.goto('/#/champions/deck');
  await page.getByRole('region', { name: 'The deck' }).scrollIntoViewIfNeeded();
  await camera.take(page, 'champions-deck', { dark: true });
  await page.goto('/#/play/champions');
  await page.getByRole('radio', { name: /Configure everything/ }).check();
  await page.getByRole('combobox', { name: 'Villain' }).waitFor();
  await camera.take(page, 'champions-set-up', { dark: true });
  await page.context().close();
}

/** A turn with something of everything: an exhausted card, a minion, a side scheme. */
const busyTurn: Wanted = ({ table }, { ask }) =>
  ask.key === 'ask.turn' &&
  table.play.some(({ exhausted }) => exhausted) &&
  table.play.some(({ engaged }) => engaged >= 0) &&
  table.play.length > 7;

/** An encounter card is being revealed: three steps of the villain phase have passed. */
const reveal: Wanted = ({ table }, { ask }) =>
  table.phase === 'villain' && table.reveals.length > 0 && ask.key !== 'ask.defender';

/** A match of Champions from the first hand to the result. */
export async function takeChampionsTable(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await page.goto('/#/play/champions');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  // Before the hands are drawn somebody says who goes first.
  await page.locator('.prompt', { hasText: 'first player' }).waitFor();
  await playOn(page, 1, { patience: 30_000 });
  await page.getByRole('region', { name: 'Your hand' }).waitFor();
  await camera.take(page, 'champions-mulligan');

  const takePosition = async (name: string, wanted: Wanted, where: Where, dark = false): Promise<void> => {
    await openPosition(page, wanted, where);
    await page.locator('.mc-board').waitFor();
    await camera.take(page, name, { dark });
  };
  await takePosition('champions-turn', busyTurn, { after: 20 }, true);
  if (camera.size === 'phone') await page.getByRole('tab', { name: 'Piles' }).click();
  await page.locator('.mc-pile summary', { hasText: 'Discard pile' }).first().click();
  await camera.take(page, 'champions-piles');
  await takePosition('champions-defend', canDefend, { villain: 'klaw' }, true);
  await takePosition('champions-reveal', reveal, { after: 20 });
  await takePosition('champions-four-seats', busyTurn, { seats: 4, after: 60 });
  await takePosition('champions-payment', (_, { shape }) => shape === 'pay', {});
  await playOn(page, 400, { idle: true, patience: 60_000 });
  await camera.take(page, 'champions-result');
  await page.context().close();
}
