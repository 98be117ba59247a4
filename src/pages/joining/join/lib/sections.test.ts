import { describe, expect, test } from 'vitest';
import {
  buildSectionTable,
  listDisplayedSections,
  openSection,
  type Progress,
  SECTION_KEYS,
  type SectionConditions,
  START_PROGRESS,
} from './sections';

const noConditions: SectionConditions = { hasQuestions: false, needsDirectDebit: false };
const allConditions: SectionConditions = { hasQuestions: true, needsDirectDebit: true };

describe('which sections are displayed', () => {
  // Proves J1.4.
  test.each<[string, SectionConditions, string[]]>([
    [
      'a single payment without questions',
      noConditions,
      ['centre', 'membership', 'details', 'dates', 'checkout'],
    ],
    [
      'a single payment with questions',
      { ...noConditions, hasQuestions: true },
      ['centre', 'membership', 'details', 'questions', 'dates', 'checkout'],
    ],
    [
      'a monthly membership of a customer without an instruction',
      { ...noConditions, needsDirectDebit: true },
      ['centre', 'membership', 'details', 'dates', 'direct-debit', 'confirm', 'checkout'],
    ],
    ['everything', allConditions, [...SECTION_KEYS]],
  ])('%s has its sections in order', (_, conditions, keys) => {
    expect(listDisplayedSections(conditions)).toEqual(keys);
  });
});

// Proves J1.4.
test('the displayed sections are numbered from 1', () => {
  const rows = buildSectionTable(START_PROGRESS, { hasQuestions: false, needsDirectDebit: true });
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(rows[3]).toEqual({ key: 'dates', number: 4, status: 'waiting' });
});

test('for a section that cannot be opened yet the first unfinished one opens instead', () => {
  const atMembership: Progress = { open: 'membership', edited: ['centre'], isSent: false };
  expect(openSection(atMembership, 'confirm', allConditions).open).toBe('membership');
  expect(openSection(atMembership, 'centre', allConditions).open).toBe('centre');
});
