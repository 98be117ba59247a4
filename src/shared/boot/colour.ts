/** RGB channels, 0–255. */
export type Rgb = readonly [number, number, number];

/** The default header colour. Requirement S4.2. */
export const DEFAULT_HEADER: Rgb = [0x26, 0x27, 0x31];

/** Parses #RGB or #RRGGBB (alpha is dropped); null for anything else. */
export function readColour(value: unknown): Rgb | null {
  const digits = typeof value === 'string' && /^#?([0-9a-f]{3,8})$/i.exec(value.trim())?.[1];
  if (!digits || digits.length === 5 || digits.length === 7) return null;
  const isShort = digits.length < 6;
  const channel = (index: number) => {
    const part = isShort ? digits.charAt(index).repeat(2) : digits.slice(index * 2, index * 2 + 2);
    return Number.parseInt(part, 16);
  };
  return [channel(0), channel(1), channel(2)];
}

export function writeColour(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
