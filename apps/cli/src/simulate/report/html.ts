import type { Locale } from '@assemble/language';
import type { GameId } from '@assemble/rules';
import type { CardReport } from '../cards.ts';
import type { Group, Summary } from '../tally.ts';
import { bars, dots, escaped } from './charts.ts';
import { reportWords } from './words.ts';

/** More cards than this in a chart help nobody; the table has them all. */
const MOST_DOTS = 24;

/** The names of the games, the same in every language. */
const TITLES: { readonly [game in GameId]: string } = {
  'dice-masters': 'Dice Masters',
  champions: 'Champions',
  'crisis-protocol': 'Crisis Protocol',
};

/** How the page of a report is drawn: in the colours that the reader's system asks for. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fbfaf7; --line: #cfcabd; --accent: #b3261e; --soft: #e7e3d9; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e6df; --paper: #15181e; --line: #454b57; --accent: #ff8a75; --soft: #262b34; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
svg { width: 100%; height: auto; } svg text { font-size: 13px; fill: currentColor; } svg .figure { font-variant-numeric: tabular-nums; }
.whisker { stroke: var(--ink); stroke-width: 2; } .dot, .bar { fill: var(--accent); } .middle { stroke: var(--line); stroke-dasharray: 4 4; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); } th:first-child, td:first-child { text-align: left; }
.matrix td, .matrix thead th { text-align: center; } td.cell { background: color-mix(in srgb, var(--accent) var(--share), var(--paper)); }
`;

/** A report as one page that needs nothing beside it; `nameOf` a card is what readers know it by. */
export function htmlReport(summary: Summary, locale: Locale, nameOf: (card: string) => string): string {
  const t = reportWords(locale);
  const { plan, cells, all, found, cards } = summary;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });

  const section = (title: string, inside: string, note = ''): string =>
    `<section><h2>${escaped(title)}</h2>${note === '' ? '' : `<p>${escaped(note)}</p>`}${inside}</section>`;

  const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
    `<div class="wide"><table><thead><tr>${head.map((one) => `<th scope="col">${escaped(one)}</th>`).join('')}</tr></thead><tbody>${rows
      .map(
        ([first = '', ...rest]) =>
          `<tr><th scope="row">${escaped(first)}</th>${rest.map((one) => `<td>${escaped(one)}</td>`).join('')}</tr>`,
      )
      .join('')}</tbody></table></div>`;

  const rates = (groups: readonly Group[], name: string): string => {
    const list = groups.map((group) => {
      const { rate, low, high } = group.sides[0] ?? { rate: 0, low: 0, high: 1 };
      return { group, rate, low, high, label: group.name === '' ? t.all : group.name };
    });
    const interval = (low: number, high: number): string =>
      `${percent.format(low)} – ${percent.format(high)}`;
    const chart = dots(
      name,
      list.map(({ label, rate, low, high }) => ({
        label,
        value: rate,
        low,
        high,
        text: percent.format(rate),
      })),
      [0, 1],
      0.5,
    );
    return (
      chart +
      table(
        [t.setUp, t.games, t.rate, t.interval, t.turns, t.decisions],
        list.map(({ group, label, rate, low, high }) => [
          label,
          number.format(group.games),
          percent.format(rate),
          interval(low, high),
          number.format(group.turns.median),
          number.format(group.decisions.median),
        ]),
      )
    );
  };

  /** Where exactly two things are varied: one down, one across. */
  const matrix = (): string => {
    const [down, across, ...more] = Object.keys(cells[0]?.choices ?? {});
    if (down === undefined || across === undefined || more.length > 0) return '';
    const values = (name: string): string[] => [...new Set(cells.map(({ choices }) => choices[name] ?? ''))];
    const head = values(across).map((value) => `<th scope="col">${escaped(value)}</th>`);
    const rows = values(down).map((row) => {
      const line = values(across).map((column) => {
        const here = cells.filter(({ choices }) => choices[down] === row && choices[across] === column);
        const games = here.reduce((sum, one) => sum + one.games, 0);
        const share = games === 0 ? 0 : here.reduce((sum, one) => sum + (one.sides[0]?.won ?? 0), 0) / games;
        return `<td class="cell" style="--share: ${(share * 60).toFixed(0)}%">${percent.format(share)}</td>`;
      });
      return `<tr><th scope="row">${escaped(row)}</th>${line.join('')}</tr>`;
    });
    return section(
      t.meetings,
      `<div class="wide"><table class="matrix"><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
    );
  };

  const contributions = (title: string, list: readonly CardReport[]): string => {
    if (list.length === 0) return '';
    const known = list.flatMap(({ card, byUsing }) => (byUsing === null ? [] : [{ card, ...byUsing }]));
    const half = Math.floor(MOST_DOTS / 2);
    const shown = known.length <= MOST_DOTS ? known : [...known.slice(0, half), ...known.slice(-half)];
    const chart = dots(
      title,
      shown.map(({ card, by, low, high }) => ({
        label: nameOf(card),
        value: by,
        low,
        high,
        text: signed.format(by),
      })),
      [-1, 1],
      0,
    );
    return section(
      title,
      chart +
        table(
          [t.card, t.games, t.rate, t.uses, t.damage, t.byBringing, t.byUsing],
          list.map(({ card, brought, usesAGame, damageAGame, byBringing, byUsing }) => [
            nameOf(card),
            number.format(brought.games),
            percent.format(brought.rate),
            number.format(usesAGame),
            number.format(damageAGame),
            byBringing === null ? '–' : signed.format(byBringing.by),
            byUsing === null ? '–' : signed.format(byUsing.by),
          ]),
        ),
      t.cardsNote,
    );
  };

  const { least, low, median, high, most } = all.decisions;
  const parts = [
    section(t.winRates, rates(cells.length > 1 ? cells : [all], t.winRates), t.winRatesNote),
    matrix(),
    found.length === 0 ? '' : section(t.missions, rates(found, t.missions)),
    section(
      t.lengths,
      bars(
        t.lengths,
        (
          [
            ['0 %', least],
            ['25 %', low],
            ['50 %', median],
            ['75 %', high],
            ['100 %', most],
          ] as const
        ).map(([label, value]) => ({ label, value, text: number.format(value) })),
      ),
    ),
    section(
      t.causes,
      bars(
        t.causes,
        Object.entries(all.ended).map(([label, value]) => ({
          label,
          value,
          text: percent.format(value / all.games),
        })),
      ),
    ),
    contributions(
      t.cards,
      cards.filter(({ isOfTheGame }) => !isOfTheGame),
    ),
    contributions(
      t.encounters,
      cards.filter(({ isOfTheGame }) => isOfTheGame),
    ),
  ];
  const title = t.title(TITLES[plan.game]);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1>
<p>${escaped(t.played(number.format(all.games), number.format(summary.decisions)))} · ${escaped(t.seed)}: <code>${escaped(plan.seed)}</code> · ${escaped(t.bots)}: <code>${escaped(plan.bots.join(', '))}</code></p>
${parts.join('\n')}
</body></html>
`;
}
