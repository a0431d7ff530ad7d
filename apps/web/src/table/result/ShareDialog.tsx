import { useEffect, useRef, useState } from 'react';
import { gameById } from '../../games/index.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { useDesk } from '../desk.ts';
import { drawPicture, SIZE } from './picture.ts';
import type { Story } from './useStory.ts';
import { useResultWords } from './words.ts';

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface Props {
  readonly story: Story;
  readonly why: string;
  readonly onClose: () => void;
}

/** A picture of the result, drawn here, and a line of text. */
export function ShareDialog({ story, why, onClose }: Props) {
  const t = useResultWords();
  const { face, view, seatNames, locale } = useDesk();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [said, setSaid] = useState('');
  const game = gameById(face.id)?.name ?? face.id;
  const scores = face
    .glance(view, story.me ?? 0, seatNames)
    .scores.map(({ name, value }) => ({ name: name[locale], value }));
  const text = t.shareText(story.words, scores.map(({ name, value }) => `${name}: ${value}`).join(', '));
  const { verdict, won, hero } = story;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const emblem = hero === null ? null : face.afterwards.emblem(hero);
    const fonts = ['400 40px Bangers', '600 30px Barlow', '900 50px Barlow'];
    void Promise.all(fonts.map((font) => document.fonts.load(font))).then(() =>
      drawPicture(context, { game, verdict, why, won, scores, emblem }),
    );
  });
  const withPicture = async (use: (blob: Blob) => void | Promise<void>): Promise<void> => {
    const blob = canvas.current === null ? null : await blobOf(canvas.current);
    if (blob !== null) await use(blob);
  };
  const send = (blob: Blob): Promise<void> => {
    const files = [new File([blob], `${face.id}.png`, { type: 'image/png' })];
    // Whoever closes the sheet of the system has not failed.
    return navigator.share({ files, text }).catch(() => undefined);
  };
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid(t.shareCopied),
      () => setSaid(t.shareNotCopied),
    );
  return (
    <Dialog title={t.share} onClose={onClose}>
      <canvas
        ref={canvas}
        width={SIZE.width}
        height={SIZE.height}
        className="result-share"
        role="img"
        aria-label={t.pictureOf(verdict)}
      />
      <p>{text}</p>
      <p className="actions">
        <button
          type="button"
          className="button button-accent"
          onClick={() => void withPicture((blob) => download(blob, `${face.id}.png`))}
        >
          {t.sharePicture}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={() => void withPicture(send)}>
            {t.shareSend}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={copy}>
          {t.shareCopy}
        </button>
        <span role="status">{said}</span>
      </p>
    </Dialog>
  );
}
