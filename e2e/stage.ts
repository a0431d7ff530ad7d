import type { Page } from '@playwright/test';

/** The sizes that the stage is drawn for. */
export const stageSizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

/** Where the fixed parts of the stage are, as text: equal as long as none of them moved. */
export const places = (page: Page): Promise<string> =>
  page.evaluate<string>(`[...document.querySelectorAll('[data-stage]')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.dataset.stage, x, y, width, height].map((one) => (typeof one === 'number' ? Math.round(one) : one)).join(' ');
  }).join('\\n')`);

/**
 * What is wrong with what is seen: lit things that lie outside of the window or under something else, and texts that
 * are cut off. A thing in a fan is in sight where any part of it is.
 */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate<string[]>(`(() => {
    const faults = [];
    const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
    for (const thing of document.querySelectorAll('[data-stage="board"] [data-lit]')) {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const points = [0.5, 0.15, 0.85].flatMap((across) => [0.5, 0.15, 0.85].map((down) => [x + width * across, y + height * down]));
      const isSeen = points.some(([left, top]) => {
        const found = document.elementFromPoint(left, top);
        return found !== null && (thing.contains(found) || found.contains(thing));
      });
      if (!isSeen) faults.push('out of sight: ' + nameOf(thing));
    }
    for (const element of document.querySelectorAll('[data-stage="board"] *, [data-stage="dock"] *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (!hasText || element.closest('.hidden, [aria-hidden="true"] .hidden') !== null) continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        faults.push('cut off: ' + nameOf(element));
    }
    return faults;
  })()`);
