import type { Barrier } from '@assemble/kernel';
import { Suspense, use } from 'react';
import { gameById } from '../games/index.ts';
import { Choice } from '../shell/fields.tsx';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { Dialog } from './Dialog.tsx';
import { changeSettings, pauses, textSizes, useSettings } from './settings.ts';
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
  const own = entry.says[locale];
  return (
    <>
      <p className="says" lang={own === undefined ? 'en' : undefined}>
        {own ?? entry.says.en}
      </p>
      {own === undefined && <p className="remark">{t.onlyEnglish}</p>}
    </>
  );
}

/** The text of a rule, without leaving the table. */
export function RuleDialog({
  game,
  rule,
  onClose,
}: Closing & { readonly game: string; readonly rule: string }) {
  const t = useTableWords();
  return (
    <Dialog title={t.rule(rule)} onClose={onClose}>
      <Suspense fallback={<p>{useStrings().loading}</p>}>
        <RuleText game={game} rule={rule} />
      </Suspense>
      <p className="actions">
        <a className="button button-quiet" href={hrefTo(['rules', rule])} target="_blank" rel="noreferrer">
          {t.openRule} ↗
        </a>
      </p>
    </Dialog>
  );
}

export function SettingsDialog({
  onClose,
  onConcede,
  onFile,
}: Closing & { readonly onConcede: (() => void) | null; readonly onFile: () => void }) {
  const t = useTableWords();
  const { pause, textSize, motion, board } = useSettings();
  const speeds = { 0: t.speed0, 300: t.speed300, 900: t.speed900, 1800: t.speed1800 } as const;
  return (
    <Dialog title={t.settings} onClose={onClose}>
      <div className="settings">
        <Choice
          label={t.speed}
          value={String(pause)}
          options={pauses.map((one) => [String(one), speeds[one]] as const)}
          onChange={(value) => changeSettings({ pause: Number(value) })}
        />
        <Choice
          label={t.textSize}
          value={String(textSize)}
          options={textSizes.map((one) => [String(one), t.percent(one)] as const)}
          onChange={(value) => changeSettings({ textSize: Number(value) })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={motion === 'reduced'}
            onChange={(event) => changeSettings({ motion: event.target.checked ? 'reduced' : 'system' })}
          />
          {t.reducedMotion}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={board === 'text'}
            onChange={(event) => changeSettings({ board: event.target.checked ? 'text' : 'picture' })}
          />
          {t.textBoard}
        </label>
        <label className="check" title={t.soundLater}>
          <input type="checkbox" checked={false} disabled readOnly />
          {t.sound} <span className="remark">{t.soundLater}</span>
        </label>
      </div>
      <p className="actions">
        <button type="button" className="button button-quiet" onClick={onFile}>
          {t.save}
        </button>
        {onConcede && (
          <button type="button" className="button button-quiet" onClick={onConcede}>
            {t.concede}
          </button>
        )}
      </p>
    </Dialog>
  );
}

export function HelpDialog({ onClose }: Closing) {
  const t = useTableWords();
  const [enterKey = '', escapeKey = '', spaceKey = ''] = t.keyNames.split('|');
  const keys: readonly (readonly [string, string])[] = [
    [enterKey, t.keyConfirm],
    [escapeKey, t.keyNo],
    [spaceKey, t.keyPass],
    ['1 – 9', t.keyChoices],
    ['Z', t.keyUndo],
    ['Y', t.keyRedo],
    ['L', t.keyLog],
    ['I', t.keyInspect],
    ['?', t.keyHelp],
  ];
  return (
    <Dialog title={t.help} onClose={onClose}>
      <p>{t.helpText}</p>
      <h3>{t.keys}</h3>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface AskProps extends Closing {
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
  readonly yes: string;
  readonly onYes: () => void;
}

/** Asks once more before something that cannot be taken back, or changes what the match is. */
export function AskDialog({ title, text, points = [], yes, onYes, onClose }: AskProps) {
  const t = useTableWords();
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
      <p className="actions">
        <button type="button" className="button button-accent" onClick={onYes}>
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
  barriers: readonly Barrier[],
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
