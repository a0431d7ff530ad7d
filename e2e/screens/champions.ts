import { canDefend, openPosition, type Wanted, type Where } from '../champions-positions.ts';
import { openMatch } from '../matches.ts';
import type { Camera } from './camera.ts';
import { settled } from './pages.ts';

/** Cards, decks and set-up of Champions. */
export async function takeChampionsPages(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await page.goto('/#/champions/cards');
  await settled(page);
  await camera.take(page, 'champions-cards', { light: true });
  await page.goto('/#/champions/cards/core/1');
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'champions-card', { light: true });
  await page.goto('/#/champions/deck');
  await settled(page);
  await camera.take(page, 'champions-deck', { light: true });
  await page.goto('/#/play/champions');
  await settled(page);
  await camera.take(page, 'champions-set-up', { light: true });
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
  await openMatch(page, 'champions');
  await page.locator('.prompt[data-n]').waitFor();
  await page.locator('[data-stage="hand"] [data-card]').first().waitFor();
  await camera.take(page, 'champions-mulligan');

  const takePosition = async (name: string, wanted: Wanted, where: Where, light = false): Promise<void> => {
    await openPosition(page, wanted, where);
    await page.locator('.mc-board').waitFor();
    await camera.take(page, name, { light });
  };
  await takePosition('champions-turn', busyTurn, { after: 20 }, true);
  if (camera.size === 'phone') await page.getByRole('tab', { name: 'Piles' }).click();
  await page.locator('.mc-pile summary', { hasText: 'Discard pile' }).first().click();
  await camera.take(page, 'champions-piles');
  await takePosition('champions-defend', canDefend, { villain: 'klaw' }, true);
  await takePosition('champions-reveal', reveal, { after: 20 });
  await takePosition('champions-four-seats', busyTurn, { seats: 4, after: 60 });
  await takePosition('champions-payment', (_, { shape }) => shape === 'pay', {});
  await openMatch(page, 'champions', { after: Number.POSITIVE_INFINITY });
  await page.locator('.result').waitFor();
  await camera.take(page, 'champions-result');
}
