import { encodeCode128 } from './code-128';

/** The margin that scanners need on each side, in modules (ISO/IEC 15417). */
const QUIET_ZONE_MODULES = 10;

/** A Code 128's bars as an SVG path: `width` modules wide including quiet zones, 1 high. Null if the text cannot be encoded. */
export function buildBarCodePath(text: string): { width: number; path: string } | null {
  const widths = encodeCode128(text);
  if (widths === null) return null;
  let position = QUIET_ZONE_MODULES;
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${position} 0h${width}v1h-${width}z` : '';
    position += width;
    return bar;
  });
  return { width: position + QUIET_ZONE_MODULES, path: bars.join('') };
}
