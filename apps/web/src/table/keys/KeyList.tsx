import { useState } from 'react';
import { changeSettings, useSettings } from '../settings.ts';
import { useTableWords } from '../words/index.ts';
import { defaultBindings, type KeyAction, keyActions, keyName, mayBind, rivalsOf } from './bindings.ts';
import { actionNames, keyLabel } from './names.ts';

/** All keys that can be changed. A button waits for the key that is to be pressed. */
export function KeyList() {
  const t = useTableWords();
  const { keys } = useSettings();
  const [waiting, setWaiting] = useState<KeyAction | null>(null);
  const [refused, setRefused] = useState(false);
  const names = actionNames(t);
  const changed = keyActions.some((action) => keys[action] !== defaultBindings[action]);

  const take = (action: KeyAction, key: string): void => {
    setRefused(!mayBind(key));
    if (!mayBind(key)) return;
    changeSettings({ keys: { ...keys, [action]: keyName(key) } });
    setWaiting(null);
  };

  return (
    <>
      <ul className="key-list">
        {keyActions.map((action) => {
          const rivals = rivalsOf(keys, action).map((other) => names[other]);
          const waits = waiting === action;
          return (
            <li key={action}>
              <span>{names[action]}</span>
              <button
                type="button"
                className="key-button"
                aria-label={waits ? t.keyPress : t.keyChange(names[action], keyLabel(keys[action], t))}
                onClick={() => {
                  setRefused(false);
                  setWaiting(waits ? null : action);
                }}
                onBlur={() => setWaiting(null)}
                onKeyDown={(event) => {
                  // Tab leaves the button as everywhere; a lone shift belongs to the key that follows.
                  if (!waits || event.key === 'Tab' || event.key === 'Shift') return;
                  event.preventDefault();
                  event.stopPropagation();
                  take(action, event.key);
                }}
              >
                {waits ? t.keyPress : <kbd>{keyLabel(keys[action], t)}</kbd>}
              </button>
              {waits && refused && (
                <p className="remark" role="alert">
                  {t.keyRefused}
                </p>
              )}
              {rivals.length > 0 && <p className="key-conflict">{t.keyTaken(rivals.join(', '))}</p>}
            </li>
          );
        })}
      </ul>
      {changed && (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => changeSettings({ keys: defaultBindings })}
          >
            {t.keyReset}
          </button>
        </p>
      )}
    </>
  );
}
