/** Sizes in pixels. */
const [PICTURE_WIDTH, PICTURE_MARGIN, BARCODE_HEIGHT] = [1080, 60, 260];
const TEXT_FONT = 'bold 56px sans-serif';
const LINE_HEIGHT = 90;

/** A code of the card as a vector drawing: its view box and its path. */
interface CodeDrawing {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly path: string;
}

/** Draws the codes and texts of the card as a picture, and has the browser save it. */
export function saveCardPicture(card: Element, textLines: readonly string[], fileName: string): void {
  const drawings = [...card.querySelectorAll('svg[role=img]')].map(readDrawing);
  const canvas = document.createElement('canvas');
  const contentWidth = PICTURE_WIDTH - 2 * PICTURE_MARGIN;
  const drawnHeights = drawings.map(({ width, height }) =>
    height === 1 ? BARCODE_HEIGHT : (contentWidth * height) / width,
  );
  canvas.width = PICTURE_WIDTH;
  canvas.height =
    drawnHeights.reduce((sum, height) => sum + height + PICTURE_MARGIN, PICTURE_MARGIN) +
    textLines.length * LINE_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Pavilion: this browser has no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  let y = PICTURE_MARGIN;
  drawings.forEach(({ left, top, width, height, path }, index) => {
    const drawnHeight = drawnHeights[index] ?? 0;
    context.save();
    context.translate(PICTURE_MARGIN, y);
    context.scale(contentWidth / width, drawnHeight / height);
    context.translate(-left, -top);
    context.fill(new Path2D(path));
    context.restore();
    y += drawnHeight + PICTURE_MARGIN;
  });
  context.font = TEXT_FONT;
  for (const line of textLines) {
    context.fillText(line, PICTURE_MARGIN, y + LINE_HEIGHT / 2, contentWidth);
    y += LINE_HEIGHT;
  }
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}

function readDrawing(svg: Element): CodeDrawing {
  const [left = 0, top = 0, width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return { left, top, width, height, path: svg.querySelector('path')?.getAttribute('d') ?? '' };
}
