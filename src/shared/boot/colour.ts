/** RGB channels, 0–255. */
export type Rgb = readonly [number, number, number];

/** The default header colour. Requirement S4.2. */
export const DEFAULT_HEADER_RGB: Rgb = [0x26, 0x27, 0x31];

/** Parses #RGB or #RRGGBB (alpha is dropped); null for anything else. */
export function parseColour(value: unknown): Rgb | null {
  const digits = typeof value === 'string' && /^#?([0-9a-f]{3,8})$/i.exec(value.trim())?.[1];
  if (!digits || digits.length === 5 || digits.length === 7) return null;
  const isShort = digits.length < 6;
  const readChannel = (index: number) => {
    const channelDigits = isShort ? digits.charAt(index).repeat(2) : digits.slice(index * 2, index * 2 + 2);
    return Number.parseInt(channelDigits, 16);
  };
  return [readChannel(0), readChannel(1), readChannel(2)];
}

export function formatColour(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
