/** What is told of a solution: when, which game, how many tries, how many stars. Nothing of the position. */
export const starLine = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(3 - stars);

const COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  champions: ['#c2453b', '#4d0d18'],
  'crisis-protocol': ['#5a4fcf', '#1b1440'],
  'dice-masters': ['#1f9c88', '#0a4540'],
};

/** The same as a picture. */
async function pictureOf(game: string, lines: readonly string[]): Promise<File | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1200, 630];
  const c = canvas.getContext('2d');
  if (c === null) return null;
  const [light, deep] = COLOURS[game] ?? ['#5a4fcf', '#1b1440'];
  const ground = c.createRadialGradient(600, 250, 60, 600, 315, 700);
  ground.addColorStop(0, light);
  ground.addColorStop(1, deep);
  c.fillStyle = ground;
  c.fillRect(0, 0, 1200, 630);
  c.textAlign = 'center';
  c.fillStyle = '#fffaf0';
  const sizes = [64, 92, 48, 110];
  lines.forEach((line, i) => {
    c.font = `700 ${sizes[i] ?? 48}px system-ui, sans-serif`;
    c.fillText(line, 600, 130 + i * 140, 1120);
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? null : new File([blob], 'assemble-puzzle.png', { type: 'image/png' });
}

/** Hands a solution on with whatever this device shares with, else copies its text. Answers whether it was copied. */
export async function shareSolved(game: string, text: string, lines: readonly string[]): Promise<boolean> {
  const picture = await pictureOf(game, lines);
  const data = picture === null ? { text } : { text, files: [picture] };
  if (typeof navigator.share === 'function' && navigator.canShare?.(data)) {
    await navigator.share(data).catch(() => undefined);
    return false;
  }
  await navigator.clipboard.writeText(text);
  return true;
}
