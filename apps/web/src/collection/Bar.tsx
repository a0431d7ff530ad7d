import { type ReactNode, type RefObject, useState } from 'react';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { Logo } from '../shell/Logo.tsx';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { MoreTools } from '../table/MoreTools.tsx';
import '../table/bar.css';
import { Icon, icons, Tool, type ToolProps } from '../table/Tool.tsx';
import { useWide } from '../table/wide.ts';
import type { Opened } from './Builder.tsx';
import type { History } from './history.ts';
import { useOwnedWords } from './owned/words.ts';
import type { Sheet } from './Sheets.tsx';
import { useCollectionWords } from './words.ts';

const pictures = {
  kept: 'M3 19V5h6l2 3h10v11zM3 11h18',
  import: 'M12 3v11M7.500 10l4.500 4.500 4.500-4.500M4 16v4h16v-4',
  share:
    'M8 12l8-5M8 12l8 5M6 12m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M18 6m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M18 18m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  compare: 'M9 4v16M15 4v16M3 8h3M3 12h3M3 16h3M18 8h3M18 12h3M18 16h3',
  owned: 'M4 8h16v12H4zM3 4h18v4H3zM9 12h6',
} as const;

interface Props<One extends { readonly name: string }> extends Opened<One> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isSaved: boolean;
  readonly history: Pick<History, 'undo' | 'redo'>;
  readonly onName: (name: string) => void;
  /** Answers whether the device keeps it. */
  readonly onSave: () => boolean;
  readonly onSheet: (sheet: Sheet) => void;
  readonly children: ReactNode;
}

/** The name of what is being made, whether it is saved, and what can be done with the whole of it. */
export function Bar<One extends { readonly name: string }>(props: Props<One>) {
  const { maker, one, heading, isSaved, history, onName, onSave, onSheet, children } = props;
  const t = useCollectionWords();
  const own = useOwnedWords();
  const locale = useLocale();
  const words = maker.words[locale];
  const wide = useWide();
  const [isRefused, setRefused] = useState(false);
  const count = maker.store.use().length;
  const whyNot = maker.whyNot?.(one, locale) ?? null;
  const sheets: readonly ToolProps[] = [
    { name: words.mine(count), icon: pictures.kept, onClick: () => onSheet('kept') },
    { name: t.import, icon: pictures.import, onClick: () => onSheet('import') },
    { name: t.share, icon: pictures.share, onClick: () => onSheet('share') },
  ];
  const more: readonly ToolProps[] = [
    ...(maker.lines
      ? [{ name: own.compare, icon: pictures.compare, onClick: () => onSheet('compare') }]
      : []),
    ...(maker.owned ? [{ name: own.short, icon: pictures.owned, onClick: () => onSheet('owned') }] : []),
  ];
  const redo: ToolProps = {
    name: t.redo,
    icon: icons.redo,
    keys: 'Control+Shift+Z',
    disabled: history.redo === null,
    onClick: () => history.redo?.(),
  };
  return (
    <header className="build-bar">
      <a className="table-home" href={hrefTo([])} aria-label={t.home} title={t.home}>
        <Logo />
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <label className="build-name">
        <span className="hidden">{words.name}</span>
        <input
          type="text"
          value={one.name}
          maxLength={40}
          placeholder={words.noName}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      {!isSaved && (
        <button
          type="button"
          className="build-save"
          disabled={whyNot !== null}
          onClick={() => setRefused(!onSave())}
        >
          {t.save}
        </button>
      )}
      <span
        role="status"
        className={isSaved || isRefused || whyNot !== null ? 'build-saved' : 'hidden'}
        data-saved={isSaved}
      >
        {whyNot ?? (isRefused ? t.cannotSave : isSaved ? t.saved : t.notSaved)}
      </span>
      {children}
      <div className="table-tools" role="toolbar" aria-label={t.tools}>
        {wide &&
          sheets.map(({ name, icon, onClick }) => (
            <button key={name} type="button" className="build-tool" onClick={onClick}>
              <Icon path={icon} />
              {name}
            </button>
          ))}
        {wide && more.map((tool) => <Tool key={tool.name} {...tool} />)}
        {wide && <LanguageSwitch />}
        <Tool
          name={t.undo}
          icon={icons.undo}
          keys="Control+Z"
          disabled={history.undo === null}
          onClick={() => history.undo?.()}
        />
        {wide ? <Tool {...redo} /> : <MoreTools tools={[redo, ...sheets, ...more]} />}
      </div>
    </header>
  );
}
