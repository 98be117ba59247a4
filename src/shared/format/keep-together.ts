const NO_BREAK = '\u00a0';
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
/** An amount with its period, a day with its month, a number with its unit. */
const NUMBER = new RegExp(
  `(\\d) (?=(?:a (?:month|year|week)|${MONTH}|miles?|months?|days?|minutes?|hours?)\\b)`,
  'g',
);
const PERIOD = /(\d\u00a0a) (?=month|year|week)/g;
const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?) (?=\d[A-Z]{2}\b)/g;

/** Joins what must stay on one line with non-breaking spaces: "£36.50 a month", "26 Nov", "5 miles", "M12 6FZ". */
export function keepTogether(text: string): string {
  return text
    .replace(NUMBER, `$1${NO_BREAK}`)
    .replace(PERIOD, `$1${NO_BREAK}`)
    .replace(POSTCODE, `$1${NO_BREAK}`);
}
