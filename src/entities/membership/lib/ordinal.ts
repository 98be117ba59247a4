const SUFFIX_BY_RULE: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 1st, 2nd, 3rd, 4th … */
export function formatOrdinal(day: number): string {
  const rule = new Intl.PluralRules('en-GB', { type: 'ordinal' }).select(day);
  return `${day}${SUFFIX_BY_RULE[rule] ?? 'th'}`;
}
