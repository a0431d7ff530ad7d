import type { Scripted } from './stage.ts';

/**
 * Plays on like somebody who takes whatever is lit first, through the buttons of the dock and those that a board offers itself, for so many decisions or
 * to the end of the match. Answers the names of those who were asked.
 */
const player = `(async (most, patience, idle) => {
  const all = (what) => [...document.querySelectorAll(':is(.dock, [data-answers]) ' + what + ':not(:disabled)')];
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const over = () => document.querySelector('.result') !== null;
  const prompt = () => document.querySelector('.prompt[data-n]');
  const until = async (holds) => {
    const end = performance.now() + patience;
    while (!holds()) {
      if (performance.now() > end) throw new Error('nothing happens: ' + document.querySelector('.dock').textContent);
      await pause(4);
    }
  };
  const click = async (button) => {
    button?.click();
    await pause(0);
  };
  const names = new Set();
  for (let i = 0; i < most; i++) {
    await until(() => over() || prompt() !== null);
    if (over()) break;
    const { n, shape } = prompt().dataset;
    names.add(document.querySelector('.prompt .seat-name').textContent);
    const gone = () => over() || prompt()?.dataset.n !== n;
    const choices = all('[data-choice]');
    const pass = all('[data-pass]')[0];
    if (idle && pass) await click(pass);
    // Who backs out of everything must not begin the same thing for ever.
    else if (shape === 'options') {
      const choice = choices[idle ? i % choices.length : 0] ?? pass;
      await click(choice);
      // What the board shows first is taken by a second click.
      if (choice?.hasAttribute('data-eyed')) await click(choice);
    }
    else if (shape === 'entities') {
      const max = Number(document.querySelector('.counter')?.textContent.split('/')[1] ?? 1);
      // One of several is taken by its click, many by the button.
      for (const choice of choices.slice(0, max)) if (!gone()) await click(choice);
      if (max === 1) await until(() => gone() || all('[data-confirm]').length > 0);
    } else if (shape === 'assign') {
      await click(choices[0]);
      await click(all('[data-choice]')[0]);
    } else if (shape === 'distribute') await click(all('.button-quiet')[0]);
    else if (shape === 'commit') await click(choices[0]);
    else if (shape === 'place') {
      // What is suggested is picked, and can be given once the rules have said yes to it.
      await click(all('.dock-list .button-quiet:not([data-cancel])')[0]);
      await until(() => gone() || all('[data-confirm]').length > 0);
    }
    if (!gone() && !(idle && pass) && shape !== 'options' && shape !== 'commit') await click(all('[data-confirm]')[0] ?? all('[data-pass]')[0]);
    await until(() => gone() || document.querySelector('.refused') !== null);
    if (!gone()) await click(all('[data-pass]')[0]);
    await until(gone);
  }
  return [...names];
})`;

/**
 * `patience` is for how long nothing may happen, in milliseconds: where others play, too, they take their time. Who is
 * `idle` does nothing wherever that is allowed, which brings a long match to its end soonest.
 */
export const playOn = (
  page: Scripted,
  most: number,
  { patience = 10_000, idle = false } = {},
): Promise<string[]> => page.evaluate<string[]>(`${player}(${most}, ${patience}, ${idle})`);
