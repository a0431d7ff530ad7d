import { plain } from '@assemble/language';
import { useMemo } from 'react';
import { useLocale } from '../shell/preferences.ts';
import { navigate } from '../shell/router.ts';
import { BigButton } from '../table/stage/BigButton.tsx';
import '../table/stage/dock.css';
import type { Opened } from './Builder.tsx';
import type { Violation } from './Violations.tsx';
import { useCollectionWords } from './words.ts';

type Counts = Readonly<Record<string, number>>;

/** How many cards come in and go out from one to the other. */
function inAndOut(before: Counts, after: Counts): readonly [number, number] {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(
    (id) => (after[id] ?? 0) - (before[id] ?? 0),
  );
  const sum = (sign: 1 | -1): number => changes.reduce((all, by) => all + Math.max(0, by * sign), 0);
  return [sum(1), sum(-1)];
}

interface Props<One extends { readonly name: string }> extends Opened<One> {
  readonly violations: readonly Violation<One>[];
  readonly onChange: (one: One) => void;
  /** Opens the list of what is wrong. */
  readonly onList: () => void;
}

/** The foot of a builder: one sentence on legality, and the one primary act, which is to play or to mend. */
export function BuildDock<One extends { readonly name: string }>(props: Props<One>) {
  const { maker, one, violations, onChange, onList } = props;
  const { blank, playHref } = maker;
  const t = useCollectionWords();
  const locale = useLocale();
  const words = maker.words[locale];
  const wrong = violations.length;
  const whyNot = maker.whyNot?.(one, locale) ?? null;
  const mended = useMemo(() => (wrong === 0 ? null : maker.mended(one)), [maker, one, wrong]);
  const isPlayable = wrong === 0 && whyNot === null;
  const { count, state } = maker.sentence(one, locale);
  const [more, fewer] = mended === null ? [0, 0] : inAndOut(maker.counts(one), maker.counts(mended));
  const play = (
    <a className="big-button" data-size="short" href={playHref(one)}>
      <span>{t.play}</span> <small>{words.playWith}</small>
    </a>
  );
  return (
    <footer className="build-dock" data-stage="dock">
      <div className="build-says" role="status" data-legal={isPlayable}>
        <p>
          <b>{isPlayable ? count : `${t.notYet}`}</b> {isPlayable ? state : t.toMend(Math.max(1, wrong))}
        </p>
        <p className="build-why">
          {wrong > 0 ? violations.map(({ text }) => plain(text)).join(' · ') : (whyNot ?? words.intro)}
        </p>
      </div>
      {wrong > 0 && (
        <button type="button" className="build-list" onClick={onList} aria-label={t.listMends}>
          <span aria-hidden="true">›</span>
        </button>
      )}
      <div className="build-chips">
        {blank && (
          <button type="button" className="build-chip" onClick={() => navigate(maker.hrefOf(blank(one)))}>
            {words.fresh}
          </button>
        )}
        {!isPlayable && (
          <button type="button" className="build-chip" aria-disabled="true">
            {t.play} <small>{t.onceLegal}</small>
          </button>
        )}
      </div>
      <div className="dock-primary" data-stage="primary">
        {isPlayable ? (
          play
        ) : mended !== null ? (
          <BigButton
            label={wrong === 1 ? t.mend : wrong === 2 ? t.mendBoth : t.mendAll}
            then={t.inOut(more, fewer)}
            onClick={() => onChange(mended)}
          />
        ) : (
          <BigButton label={t.play} then={t.onceLegal} disabled />
        )}
      </div>
    </footer>
  );
}
