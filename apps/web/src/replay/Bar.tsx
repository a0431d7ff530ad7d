import '../table/bar.css';
import { Segments } from '../shell/controls.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { Logo } from '../shell/Logo.tsx';
import { hrefTo } from '../shell/router.ts';
import { useDesk } from '../table/desk.ts';
import { MoreTools } from '../table/MoreTools.tsx';
import { Icon, icons, Tool, type ToolProps } from '../table/Tool.tsx';
import { StepBar } from '../table/TopBar.tsx';
import { useWide } from '../table/wide.ts';
import { useTableWords } from '../table/words/index.ts';
import type { Eyes } from './messages.ts';
import { useReplayWords } from './words/index.ts';

const SPECTATOR = -1;

/** The seats in their order, then whoever sits in none. */
const seatsFirst = (a: Eyes, b: Eyes): number => (a ?? 99) - (b ?? 99);

interface EyesProps {
  /** Whose eyes may be lent. */
  readonly lent: readonly Eyes[];
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
}

/** With whose eyes the match is seen. */
export function SeenBy({ lent, eyes, onEyes }: EyesProps) {
  const t = useReplayWords();
  const { seatNames } = useDesk();
  return (
    <div className="seen-by">
      <span aria-hidden="true">{t.seenBy}</span>
      <Segments
        label={t.seenBy}
        value={eyes ?? SPECTATOR}
        options={[...lent].sort(seatsFirst).map((seat) => ({
          value: seat ?? SPECTATOR,
          label: seat === null ? t.spectator : (seatNames[seat] ?? ''),
        }))}
        onChange={(seat) => onEyes(seat === SPECTATOR ? null : seat)}
      />
    </div>
  );
}

const linkIcon =
  'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.500-1.500';

interface Props extends EyesProps {
  readonly practice: boolean;
  readonly logOpen: boolean;
  readonly onLog: () => void;
  /** Null where there is no link to the step. */
  readonly onLink: (() => void) | null;
  readonly tools: readonly ToolProps[];
}

/** The bar of a replay: where it is, who looks, the link to the step, and further tools. */
export function Bar({ practice, logOpen, onLog, onLink, tools, ...eyes }: Props) {
  const t = useTableWords();
  const words = useReplayWords();
  const wide = useWide();
  const { face, view, locale, seatNames } = useDesk();
  const progress = face.progress(view, locale);
  const { Score } = face;
  const turn = (
    <p className="table-turn">
      <b>{progress.turn}</b>
      <span className="replay-title">{words.title}</span>
      {progress.active !== null && (
        <span className="seat-name" data-seat={progress.active}>
          {t.turnOf(seatNames[progress.active] ?? '')}
        </span>
      )}
      {practice && <span className="practice">{t.practice}</span>}
    </p>
  );
  return (
    <header className="table-bar replay-bar">
      <a className="table-home" href={hrefTo([])} aria-label={t.home} title={t.home}>
        <Logo />
      </a>
      {/* A score that takes the middle of the bar leaves no room for the steps. */}
      {Score === undefined ? (
        <>
          {turn}
          <StepBar progress={progress} />
        </>
      ) : (
        <Score view={view} locale={locale} seatNames={seatNames} me={eyes.eyes}>
          {turn}
        </Score>
      )}
      {wide && <SeenBy {...eyes} />}
      <div className="table-tools" role="toolbar" aria-label={t.tools}>
        {wide && <LanguageSwitch />}
        {onLink !== null && (
          <button
            type="button"
            className="replay-link"
            aria-label={words.copyLink}
            title={words.copyLink}
            onClick={onLink}
          >
            <Icon path={linkIcon} />
            <span>{words.copyLink}</span>
          </button>
        )}
        <Tool name={t.log} icon={icons.log} keys="L" pressed={logOpen} onClick={onLog} />
        <MoreTools tools={tools} />
      </div>
    </header>
  );
}
