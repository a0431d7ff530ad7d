export const icons = {
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2',
  redo: 'm15 5 5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2',
  log: 'M5 6h14M5 12h14M5 18h9',
  settings:
    'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.800 2.800M16.200 16.200 19 19M5 19l2.800-2.800M16.200 7.800 19 5',
  peek: 'M2 12s4-6.500 10-6.500S22 12 22 12s-4 6.500-10 6.500S2 12 2 12zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  turn: 'M4 8a9 9 0 0 1 15-1.500M20 3v4.500h-4.500M20 16a9 9 0 0 1-15 1.500M4 21v-4.500h4.500',
  help: 'M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300v.5M12 18.500v.5',
  fold: 'm9 6 6 6-6 6',
  unfold: 'm15 6-6 6 6 6',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
} as const;

export function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export interface ToolProps {
  readonly name: string;
  readonly title?: string;
  readonly icon: string;
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
}

/** A button of the bar: a picture whose name is told and shown on demand. */
export function Tool({ name, title, icon, keys, disabled, pressed, className, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={`tool ${className ?? ''}`}
      disabled={disabled}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      aria-label={name}
      title={keys === undefined ? (title ?? name) : `${title ?? name} (${keys})`}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  );
}
