import { useSettings } from '../settings.ts';
import type { TableWords } from '../words/index.ts';
import type { KeyAction } from './bindings.ts';

export const actionNames = (t: TableWords): Readonly<Record<KeyAction, string>> => ({
  confirm: t.keyConfirm,
  cancel: t.keyNo,
  pass: t.keyPass,
  undo: t.keyUndo,
  redo: t.keyRedo,
  log: t.keyLog,
  rules: t.keyRules,
  hint: t.keyHint,
  odds: t.keyOdds,
  inspect: t.keyInspect,
  peek: t.keyPeek,
  help: t.keyHelp,
});

/** A key as it stands on the keyboard. */
export function keyLabel(key: string, t: TableWords): string {
  const [enterKey = '', escapeKey = '', spaceKey = ''] = t.keyNames.split('|');
  switch (key) {
    case 'Enter':
      return enterKey;
    case 'Escape':
      return escapeKey;
    case ' ':
      return spaceKey;
    default:
      return key.length === 1 ? key.toUpperCase() : key;
  }
}

/** The key of an action as `aria-keyshortcuts` wants it. */
export function useShortcut(action: KeyAction): string {
  const key = useSettings().keys[action];
  return key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
}
