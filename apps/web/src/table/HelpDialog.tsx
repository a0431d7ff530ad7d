import './settings-sheet/more.css';
import { Dialog } from '../shell/Dialog.tsx';
import { keyActions } from './keys/bindings.ts';
import { actionNames, keyLabel } from './keys/names.ts';
import { useSettings } from './settings.ts';
import { useTableWords } from './words/index.ts';

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTableWords();
  const { keys } = useSettings();
  const names = actionNames(t);
  const lines: readonly (readonly [string, string])[] = [
    ...keyActions.map((action) => [keyLabel(keys[action], t), names[action]] as const),
    ['1 – 9', t.keyChoices],
    ['Alt 1 – 4', t.keySeats],
    ['Ctrl', t.keyFast],
  ];
  return (
    <Dialog title={t.help} onClose={onClose}>
      <p>{t.helpText}</p>
      <h3>{t.keys}</h3>
      <dl className="keys">
        {lines.map(([key, meaning]) => (
          <div key={meaning}>
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
