type FieldWidth = 'full' | 'half' | 'short' | 'top' | 'title' | 'given' | 'family';

/** Autocomplete tokens of fields that belong together and share a row; the longest rows first. */
const FIELD_ROWS: readonly (readonly (readonly [token: string, width: FieldWidth])[])[] = [
  [
    ['honorific-prefix', 'title'],
    ['given-name', 'given'],
    ['family-name', 'family'],
  ],
  [
    ['given-name', 'half'],
    ['family-name', 'half'],
  ],
  [
    ['email', 'half'],
    ['tel', 'half'],
  ],
  [
    ['tel', 'half'],
    ['email', 'half'],
  ],
  [
    ['address-line1', 'half'],
    ['address-line2', 'half'],
  ],
  [
    ['address-level2', 'short'],
    ['postal-code', 'short'],
  ],
  [
    ['new-password', 'top'],
    ['new-password', 'top'],
  ],
];

/** How wide each field of a section is; the fields of a row are next to each other if they fit. */
export function listFieldWidths(tokens: readonly string[]): FieldWidth[] {
  const widths: FieldWidth[] = [];
  while (widths.length < tokens.length) {
    const start = widths.length;
    const row = FIELD_ROWS.find((parts) => parts.every(([token], index) => tokens[start + index] === token));
    widths.push(...(row ? row.map(([, width]) => width) : ['full' as const]));
  }
  return widths;
}
