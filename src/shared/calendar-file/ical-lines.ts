import { OPERATOR_ZONE } from '../lib/date.ts';

// Formats the lines of an iCalendar file (RFC 5545), for the site and the sandbox.

/** The length in octets at which lines are folded (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

/** The definition of the operator's time zone, with its two clock changes a year since 1996. */
export const LONDON_ZONE_LINES: readonly string[] = [
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

/** Escapes a property's text: backslash, semicolon, comma and line break; removes other control characters. */
export function escapeText(value: string): string {
  const escapedText = value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
  return [...escapedText].filter((character) => character >= ' ' && character !== '\u007f').join('');
}

/** Folds a line into pieces of at most 75 octets without splitting characters; continuation lines begin with a space. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let lineOctets = 0;
  let foldedLine = '';
  for (const character of line) {
    const characterOctets = encoder.encode(character).length;
    if (lineOctets + characterOctets > MAX_LINE_OCTETS) {
      foldedLine += '\r\n ';
      lineOctets = 1;
    }
    foldedLine += character;
    lineOctets += characterOctets;
  }
  return foldedLine;
}
