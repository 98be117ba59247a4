/** Sizes in pixels. */
const [WIDTH, MARGIN, BAR_HEIGHT] = [1080, 60, 260];
const FONT = 'bold 56px sans-serif';
const LINE_HEIGHT = 90;

/** A code of the card as a vector drawing: its view box and its path. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly path: string;
}

/** Draws the codes and texts of the card as a picture, and has the browser save it. */
export function savePicture(card: Element, lines: readonly string[], fileName: string): void {
  const drawings = [...card.querySelectorAll('svg[role=img]')].map(readDrawing);
  const canvas = document.createElement('canvas');
  const inner = WIDTH - 2 * MARGIN;
  const heights = drawings.map(({ width, height }) => (height === 1 ? BAR_HEIGHT : (inner * height) / width));
  canvas.width = WIDTH;
  canvas.height = heights.reduce((sum, height) => sum + height + MARGIN, MARGIN) + lines.length * LINE_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Pavilion: this browser has no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  let y = MARGIN;
  drawings.forEach(({ left, top, width, height, path }, index) => {
    const tall = heights[index] ?? 0;
    context.save();
    context.translate(MARGIN, y);
    context.scale(inner / width, tall / height);
    context.translate(-left, -top);
    context.fill(new Path2D(path));
    context.restore();
    y += tall + MARGIN;
  });
  context.font = FONT;
  for (const line of lines) {
    context.fillText(line, MARGIN, y + LINE_HEIGHT / 2, inner);
    y += LINE_HEIGHT;
  }
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}

function readDrawing(svg: Element): Drawing {
  const [left = 0, top = 0, width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return { left, top, width, height, path: svg.querySelector('path')?.getAttribute('d') ?? '' };
}
