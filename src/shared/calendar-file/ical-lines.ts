import { OPERATOR_ZONE } from '../lib/date.ts';

// Lines of an iCalendar file (RFC 5545), for the site and the sandbox.

/** Lines are folded after so many octets (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** The operator's time zone, with its two changes a year as they have been since 1996. */
export const LONDON_ZONE: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${OPERATOR_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Text as a property takes it: backslash, semicolon, comma and line break are escaped; other control characters go. */
export function escapeText(value: string): string {
  const marked = value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
  return [...marked].filter((character) => character >= ' ' && character !== '\u007f').join('');
}

/** A line in pieces of at most 75 octets, never through a character; the next ones begin with a space. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let written = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}
