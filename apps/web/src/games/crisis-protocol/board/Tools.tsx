import { type ReactNode, useState } from 'react';
import { type Camera, rotated, tilted, whole, zoomed } from './camera.ts';
import { useSeen } from './context.ts';

interface Props {
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  readonly bands: boolean;
  readonly onBands: () => void;
  readonly ruler: boolean;
  readonly onRuler: () => void;
  readonly tilt: boolean;
}

const DRAWINGS = {
  tilt: 'M9 2l6 3.5v7L9 16l-6-3.5v-7zM3 5.500l6 3.500 6-3.500M9 9v7',
  in: 'M9 3v12M3 9h12',
  out: 'M3 9h12',
  fit: 'M3 7V3h4M11 3h4v4M15 11v4h-4M7 15H3v-4',
  left: 'M4 4v4h4M4.5 8a6 6 0 111 5',
  right: 'M14 4v4h-4M13.5 8a6 6 0 10-1 5',
  ruler: 'M2 12L12 2l4 4L6 16zM5 9l2 2M8 6l2 2M11 3l2 2',
  more: 'M3 9h1.600M8.200 9h1.600M13.400 9h1.600',
  bands: 'M9 6.5a2.5 2.5 0 110 5a2.5 2.5 0 110-5M9 2a7 7 0 110 14a7 7 0 110-14',
} as const;

function ToolButton({
  icon,
  label,
  pressed,
  onClick,
  children,
}: {
  readonly icon: keyof typeof DRAWINGS;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <button
      type="button"
      className="cp-tool-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d={DRAWINGS[icon]} />
      </svg>
      {children}
    </button>
  );
}

/** How the battlefield is looked at. */
export function FieldTools({ onCamera, bands, onBands, ruler, onRuler, tilt }: Props) {
  const { t, narrow } = useSeen();
  const [open, setOpen] = useState(false);
  return (
    <div className="cp-tools" role="toolbar" aria-label={t.tools}>
      {!narrow && <ToolButton icon="tilt" label={t.tilt} pressed={tilt} onClick={() => onCamera(tilted)} />}
      <ToolButton icon="fit" label={t.fit} onClick={() => onCamera((now) => whole(now.turn, now.tilt))} />
      <ToolButton icon="ruler" label={t.ruler} pressed={ruler} onClick={onRuler} />
      {narrow && <ToolButton icon="more" label={t.moreTools} pressed={open} onClick={() => setOpen(!open)} />}
      {(!narrow || open) && (
        <>
          <ToolButton icon="in" label={t.zoomIn} onClick={() => onCamera((now) => zoomed(now, 1.4))} />
          <ToolButton icon="out" label={t.zoomOut} onClick={() => onCamera((now) => zoomed(now, 1 / 1.4))} />
          <ToolButton icon="left" label={t.turnLeft} onClick={() => onCamera((now) => rotated(now, -45))} />
          <ToolButton icon="right" label={t.turnRight} onClick={() => onCamera((now) => rotated(now, 45))} />
          <ToolButton icon="bands" label={t.bands} pressed={bands} onClick={onBands} />
        </>
      )}
    </div>
  );
}
