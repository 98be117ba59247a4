import { code128 } from './code-128';

/** The margin on each side that a reader needs, in modules (ISO/IEC 15417). */
const QUIET_ZONE = 10;

/** The bars of a Code 128 as a path: `width` modules wide with the quiet zones, 1 high. Null for a text that it cannot have. */
export function outlineOf(text: string): { width: number; path: string } | null {
  const widths = code128(text);
  if (widths === null) return null;
  let at = QUIET_ZONE;
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : '';
    at += width;
    return bar;
  });
  return { width: at + QUIET_ZONE, path: bars.join('') };
}
