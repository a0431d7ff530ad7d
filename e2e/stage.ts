/** A page in any browser, as far as scripts can be run in it. */
export interface Scripted {
  evaluate<T>(script: string): Promise<T>;
}

/** The sizes that the stage is drawn for. */
export const stageSizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

/** Where the fixed parts of the stage are, as text: equal as long as none of them moved. */
export const places = (page: Scripted): Promise<string> =>
  page.evaluate<string>(`[...document.querySelectorAll('[data-stage]')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.dataset.stage, x, y, width, height].map((one) => (typeof one === 'number' ? Math.round(one) : one)).join(' ');
  }).join('\\n')`);

/**
 * What is wrong with what is seen: lit things that lie outside of the window, or more than half of them under something
 * else, and texts that are cut off, unless they fade out or are counted lines. Things of one row may lie over each other
 * like a fan, as long as some part of each is seen.
 */
export const faultsOf = (page: Scripted): Promise<readonly string[]> =>
  page.evaluate<string[]>(`(() => {
    const faults = [];
    const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
    for (const thing of document.querySelectorAll('[data-stage="board"] [data-lit]')) {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const points = [0.5, 0.15, 0.85].flatMap((across) => [0.5, 0.15, 0.85].map((down) => [x + width * across, y + height * down]));
      const row = thing.closest('ul, ol');
      const found = points.map(([left, top]) => document.elementFromPoint(left, top));
      const own = found.filter((one) => one !== null && (thing.contains(one) || one.contains(thing)));
      const fan = found.filter((one) => one !== null && row !== null && one !== row && row.contains(one) && !thing.contains(one));
      if (own.length === 0) faults.push('out of sight: ' + nameOf(thing));
      else if (own.length + fan.length < 5) faults.push('covered: ' + nameOf(thing));
    }
    for (const element of document.querySelectorAll('[data-stage="board"] *, [data-stage="dock"] *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (!hasText || element.closest('.hidden, [aria-hidden="true"] .hidden') !== null) continue;
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      if (element.clientWidth <= 1) continue;
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        faults.push('cut off: ' + nameOf(element));
      const fades = getComputedStyle(element).maskImage !== 'none';
      const isCut = overflowY === 'hidden' || overflowY === 'clip';
      if (isCut && !fades && webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 3)
        faults.push('cut below: ' + nameOf(element));
    }
    return faults;
  })()`);

/** Texts of the bar, the dock and the drawer, or of something else, that are wider than the room they are given. */
export const cutOff = (
  page: Scripted,
  within = ':is(.table-bar, .dock, .table-side)',
): Promise<readonly string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('${within} *')]
    .filter((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (!hasText || element.clientWidth < 2 || element.closest('.hidden, select, .last-moves') !== null) return false;
      return getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.textContent.trim().slice(0, 60))`);

/** What sticks out of a page that is read from top to bottom, and words that their box cuts off. */
export const widthFaults = (page: Scripted): Promise<readonly string[]> =>
  page.evaluate<string[]>(`(() => {
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, b, span, a, button, dt, dd, li, td)')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (!hasText || element.closest('.hidden') !== null) continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        faults.push('cut off: ' + element.textContent.trim().slice(0, 60));
    }
    return faults;
  })()`);
