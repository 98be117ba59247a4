import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { buildQrCodePath, QUIET_ZONE_MODULES } from './outline';

/** Pixels per module. */
const SCALE = 3;

/** Rasterises the image as RGBA: black inside the outline, by the nonzero winding rule, white elsewhere. */
function raster({ size, path }: { size: number; path: string }) {
  const side = (size + 2 * QUIET_ZONE_MODULES) * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const windings = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  for (const loop of path.split('Z').filter(Boolean)) {
    const corners = loop
      .slice(1)
      .split('L')
      .map((corner) => corner.split(' ').map(Number));
    corners.forEach(([x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
      if (x !== nextX) return;
      const row = (at: number) => windings[at] ?? [];
      for (let at = Math.min(y, nextY); at < Math.max(y, nextY); at += 1)
        row(at)[x] = (row(at)[x] ?? 0) + Math.sign(nextY - y);
    });
  }
  windings.forEach((crossings, y) => {
    let winding = 0;
    crossings.forEach((crossing, x) => {
      winding += crossing;
      if (winding === 0) return;
      for (let dy = 0; dy < SCALE; dy += 1)
        for (let dx = 0; dx < SCALE; dx += 1) {
          const left = (x + QUIET_ZONE_MODULES) * SCALE + dx;
          const top = (y + QUIET_ZONE_MODULES) * SCALE + dy;
          data.fill(0, (top * side + left) * 4, (top * side + left) * 4 + 3);
        }
    });
  });
  return { data, side };
}

function read(value: string): string | undefined {
  const outline = buildQrCodePath(value);
  if (outline === null) return undefined;
  const { data, side } = raster(outline);
  return jsQR(data, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

// Proves A7.1.
test('1,000 random codes are decoded correctly', () => {
  const code = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 4, maxLength: 40 });
  fc.assert(
    fc.property(code, (value) => read(value) === value),
    { numRuns: 1000 },
  );
}, 60_000);

test.each(['9000001234', '5010000045218', 'https://gocardless.com/privacy/payers/'])(
  '%s is decoded',
  (value) => {
    expect(read(value)).toBe(value);
  },
);

test('a text that is too long has no QR code', () => {
  expect(buildQrCodePath('x'.repeat(3000))).toBeNull();
});
