import { useId, useRef } from 'react';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { Icon, icons, type ToolProps } from './Tool.tsx';
import { useTableWords } from './words/index.ts';

/** The tools for which a narrow bar has no room, with their names, in a menu that Escape or a tap beside it closes. */
export function MoreTools({ tools }: { readonly tools: readonly ToolProps[] }) {
  const t = useTableWords();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="tool table-more" aria-label={t.more} title={t.more} popoverTarget={id}>
        <Icon path={icons.more} />
      </button>
      <div id={id} ref={menu} popover="auto" className="panel more-tools">
        <ul>
          {tools.map(({ name, icon, disabled, pressed, onClick }) => (
            <li key={name}>
              <button
                type="button"
                className="more-tool"
                disabled={disabled}
                aria-pressed={pressed}
                onClick={() => {
                  menu.current?.hidePopover();
                  onClick();
                }}
              >
                <Icon path={icon} /> {name}
              </button>
            </li>
          ))}
        </ul>
        <LanguageSwitch />
      </div>
    </>
  );
}
