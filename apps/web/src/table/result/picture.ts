import type { DrawnEmblem } from '../../emblems/emblem.ts';

/** What the picture of a result tells. */
export interface Telling {
  readonly game: string;
  readonly verdict: string;
  readonly why: string;
  readonly won: boolean | null;
  readonly scores: readonly { readonly name: string; readonly value: number }[];
  readonly emblem: DrawnEmblem | null;
}

export const SIZE = { width: 1200, height: 630 } as const;
const INK = '#0c0a1c';

/** Words with a thick outline, as large as their room lets them be. */
function shout(
  c: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  room: number,
  size: number,
): void {
  c.font = `400 ${size}px Bangers, sans-serif`;
  const fitting = Math.min(size, (size * room) / c.measureText(text).width);
  c.font = `400 ${fitting}px Bangers, sans-serif`;
  c.lineJoin = 'round';
  c.strokeStyle = INK;
  c.lineWidth = fitting * 0.18;
  c.strokeText(text, x, y);
  c.fillStyle = '#fff';
  c.fillText(text, x, y);
}

/** Breaks a text into lines of a width, at most three. */
function broken(c: CanvasRenderingContext2D, text: string, room: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (c.measureText(longer).width <= room || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].slice(0, 3);
}

function ground(c: CanvasRenderingContext2D, won: boolean | null): void {
  const [light, mid, dark] =
    won === false ? ['#7f93c4', '#43558c', '#1b2350'] : (['#ffd84a', '#ff9d1c', '#c7361d'] as const);
  const paint = c.createRadialGradient(330, 300, 40, 330, 300, 900);
  paint.addColorStop(0, light ?? INK);
  paint.addColorStop(0.5, mid ?? INK);
  paint.addColorStop(1, dark ?? INK);
  c.fillStyle = paint;
  c.fillRect(0, 0, SIZE.width, SIZE.height);
  c.fillStyle = 'rgb(255 255 255 / 18%)';
  for (let i = 0; i < 22; i++) {
    const [from, to] = [(i * Math.PI) / 11, ((i + 0.5) * Math.PI) / 11];
    c.beginPath();
    c.moveTo(330, 330);
    c.lineTo(330 + 1400 * Math.cos(from), 330 + 1400 * Math.sin(from));
    c.lineTo(330 + 1400 * Math.cos(to), 330 + 1400 * Math.sin(to));
    c.fill();
  }
}

/** The emblem in a burst. */
function figure(c: CanvasRenderingContext2D, { outline, colours }: DrawnEmblem): void {
  c.save();
  c.translate(330, 330);
  c.beginPath();
  for (let i = 0; i < 36; i++) {
    const radius = i % 2 === 0 ? 265 : 205;
    c.lineTo(radius * Math.sin((i * Math.PI) / 18), -radius * Math.cos((i * Math.PI) / 18));
  }
  c.closePath();
  c.fillStyle = '#fff6d8';
  c.fill();
  c.strokeStyle = INK;
  c.lineWidth = 9;
  c.stroke();
  c.beginPath();
  c.arc(0, 0, 176, 0, 2 * Math.PI);
  c.fillStyle = colours[1];
  c.fill();
  c.scale(0.56, 0.56);
  c.translate(-256, -256);
  const shape = new Path2D(outline);
  c.lineJoin = 'round';
  c.lineWidth = 40;
  c.stroke(shape);
  c.fillStyle = colours[2];
  c.fill(shape);
  c.restore();
}

/** Draws it all. The fonts of the page must have come. */
export function drawPicture(c: CanvasRenderingContext2D, telling: Telling): void {
  ground(c, telling.won);
  if (telling.emblem !== null) figure(c, telling.emblem);
  shout(c, telling.verdict, 640, 190, 510, 130);
  c.fillStyle = '#fbf7ec';
  c.strokeStyle = INK;
  c.lineWidth = 7;
  c.beginPath();
  c.roundRect(640, 240, 510, 170, 22);
  c.fill();
  c.stroke();
  c.fillStyle = '#17122e';
  c.font = '600 32px Barlow, sans-serif';
  broken(c, telling.why, 460).forEach((line, i) => {
    c.fillText(line, 665, 292 + i * 42);
  });
  const shown = telling.scores.slice(0, 4);
  const width = 510 / Math.max(shown.length, 1);
  shown.forEach(({ name, value }, i) => {
    const x = 640 + i * width;
    c.fillStyle = i === shown.length - 1 ? '#8c1832' : '#1f56c9';
    c.beginPath();
    c.roundRect(x, 440, width - 10, 110, 18);
    c.fill();
    c.stroke();
    c.fillStyle = '#fff';
    c.font = '600 22px Barlow, sans-serif';
    c.fillText(name, x + 18, 474, width - 44);
    c.font = '900 58px Barlow, sans-serif';
    c.fillText(String(value), x + 18, 532, width - 44);
  });
  c.fillStyle = '#fff';
  c.font = '400 34px Bangers, sans-serif';
  c.lineWidth = 6;
  c.strokeText(`Assemble · ${telling.game}`, 640, 600);
  c.fillText(`Assemble · ${telling.game}`, 640, 600);
}
