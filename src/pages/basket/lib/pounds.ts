/** An amount in the smallest unit, as it is written: 1250 → "£12.50". */
export function written(minorUnits: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minorUnits / 100);
}

/** The amount that was typed, in pence; null when it is none: "12.5", "£12.50", "1,250". */
export function typedAmount(typed: string): number | null {
  const plain = typed.replace(/[£,\s]/g, '');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
