import type { BarrierSeen } from '@assemble/protocol';
import { Suspense, use, useState } from 'react';
import { gameById } from '../games/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { changeSettings, useSettings } from './settings.ts';
import type { Caution } from './stored-settings.ts';
import { type TableWords, useTableWords } from './words/index.ts';

interface Closing {
  readonly onClose: () => void;
}

const loaded = new Map<
  string,
  Promise<ReadonlyMap<string, { says: { en: string; es?: string; de?: string } }>>
>();

function rulesOf(game: string) {
  const known = loaded.get(game);
  if (known) return known;
  const loading = (gameById(game)?.ledger() ?? Promise.resolve({ rules: [] })).then(
    ({ rules }) => new Map(rules.map((entry) => [entry.id as string, entry])),
  );
  loading.catch(() => loaded.delete(game));
  loaded.set(game, loading);
  return loading;
}

function RuleText({ game, rule }: { readonly game: string; readonly rule: string }) {
  const t = useStrings();
  const locale = useLocale();
  const entry = use(rulesOf(game)).get(rule);
  if (entry === undefined) return <p>{t.ruleMissing(rule)}</p>;
  return <p className="says">{entry.says[locale]}</p>;
}

interface RulesProps extends Closing {
  readonly game: string;
  readonly rules: readonly string[];
}

/** The text of rules, without leaving the table. */
export function RulesDialog({ game, rules, onClose }: RulesProps) {
  const t = useTableWords();
  const [only] = rules;
  const single = rules.length === 1 && only !== undefined;
  return (
    <Dialog title={single ? t.rule(only) : t.promptRules} onClose={onClose}>
      <Suspense fallback={<p>{useStrings().loading}</p>}>
        {rules.map((rule) => (
          <section key={rule}>
            {!single && <h3>{t.rule(rule)}</h3>}
            <RuleText game={game} rule={rule} />
            <p className="actions">
              <a
                className="button button-quiet"
                href={hrefTo(['rules', rule])}
                target="_blank"
                rel="noreferrer"
              >
                {t.openRule} ↗
              </a>
            </p>
          </section>
        ))}
      </Suspense>
    </Dialog>
  );
}

interface AskProps extends Closing {
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
  readonly yes: string;
  /** What can be switched off; left out: it is always asked. */
  readonly caution?: Caution;
  readonly onYes: () => void;
}

/** Asks once more before something that cannot be taken back, or changes what the match is. */
export function AskDialog({ title, text, points = [], yes, caution, onYes, onClose }: AskProps) {
  const t = useTableWords();
  const { unasked } = useSettings();
  const [enough, setEnough] = useState(false);
  const sure = (): void => {
    if (enough && caution !== undefined) changeSettings({ unasked: [...unasked, caution] });
    onYes();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {points.length > 0 && (
        <ul className="bullets">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {caution !== undefined && (
        <label className="check">
          <input type="checkbox" checked={enough} onChange={(event) => setEnough(event.target.checked)} />
          {t.dontAsk}
        </label>
      )}
      <p className="actions">
        <button type="button" className="button button-accent" onClick={sure}>
          {yes}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t.cancel}
        </button>
      </p>
    </Dialog>
  );
}

/** Why a step back is not free, each reason once. */
export function barrierWords(
  barriers: readonly BarrierSeen[],
  t: TableWords,
  seatNames: readonly string[],
): readonly string[] {
  const words = barriers.map((barrier) => {
    if (barrier.kind === 'reveal') return t.barrierReveal(seatNames[barrier.seat] ?? '');
    if (barrier.kind === 'foreign') return t.decides(seatNames[barrier.seat] ?? '');
    if (barrier.stream === 'dice') return t.barrierDice;
    return barrier.stream === 'shuffle' ? t.barrierShuffle : t.barrierChance;
  });
  return [...new Set(words)];
}
