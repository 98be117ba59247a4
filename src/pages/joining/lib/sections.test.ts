import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allSent,
  canOpen,
  continueFrom,
  displayedSections,
  editSection,
  type Needs,
  openSection,
  type Progress,
  SECTION_KEYS,
  START,
  sectionTable,
  settle,
} from './sections';

const plain: Needs = { hasQuestions: false, needsDirectDebit: false };
const full: Needs = { hasQuestions: true, needsDirectDebit: true };

describe('which sections are displayed', () => {
  test.each<[string, Needs, string[]]>([
    ['a single payment without questions', plain, ['centre', 'membership', 'details', 'dates', 'checkout']],
    [
      'a single payment with questions',
      { ...plain, hasQuestions: true },
      ['centre', 'membership', 'details', 'questions', 'dates', 'checkout'],
    ],
    [
      'a monthly membership of somebody without an instruction',
      { ...plain, needsDirectDebit: true },
      ['centre', 'membership', 'details', 'dates', 'direct-debit', 'confirm', 'checkout'],
    ],
    ['everything', full, [...SECTION_KEYS]],
  ])('%s has its sections in their order', (_, needs, keys) => {
    expect(displayedSections(needs)).toEqual(keys);
  });
});

test('sections are numbered from 1 over the displayed ones', () => {
  const rows = sectionTable(START, { hasQuestions: false, needsDirectDebit: true });
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(rows[3]).toEqual({ key: 'dates', number: 4, status: 'waiting' });
});

test('Continue marks the section edited and opens the next displayed one', () => {
  const atDetails: Progress = { open: 'details', edited: ['centre', 'membership'], isSent: false };
  expect(continueFrom(atDetails, 'details', plain)).toEqual({
    open: 'dates',
    edited: ['centre', 'membership', 'details'],
    isSent: false,
  });
  expect(continueFrom(atDetails, 'details', full).open).toBe('questions');
});

test('a section that is not open cannot continue', () => {
  expect(continueFrom(START, 'dates', plain)).toBe(START);
});

test('an edited section opens again and Checkout closes until the membership is sent again', () => {
  const edited = editSection(allSent(), 'centre', full);
  expect(edited.open).toBe('centre');
  expect(canOpen(edited, 'confirm', full)).toBe(true);
  expect(canOpen(edited, 'checkout', full)).toBe(false);
});

test('a section that is out of reach gives the first unfinished one instead', () => {
  const atMembership: Progress = { open: 'membership', edited: ['centre'], isSent: false };
  expect(openSection(atMembership, 'confirm', full).open).toBe('membership');
  expect(openSection(atMembership, 'centre', full).open).toBe('centre');
});

test('questions that arrive late open before the dates', () => {
  const atDates: Progress = { open: 'dates', edited: ['centre', 'membership', 'details'], isSent: false };
  expect(settle(atDates, { ...plain, hasQuestions: true }).open).toBe('questions');
  expect(settle(atDates, plain).open).toBe('dates');
});

test('a section that is no longer displayed does not stay open', () => {
  const atBank: Progress = {
    open: 'direct-debit',
    edited: ['centre', 'membership', 'details', 'dates'],
    isSent: false,
  };
  expect(settle(atBank, plain).open).toBe('dates');
});

test('whatever the customer does, one displayed section is open and all before it are edited', () => {
  const needs = fc.record({ hasQuestions: fc.boolean(), needsDirectDebit: fc.boolean() });
  const move = fc.record({
    kind: fc.constantFrom('continue', 'edit', 'open', 'send'),
    key: fc.constantFrom(...SECTION_KEYS),
    needs,
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let progress = START;
      for (const { kind, key, needs: current } of moves) {
        progress = settle(progress, current);
        if (kind === 'continue') progress = continueFrom(progress, progress.open, current);
        else if (kind === 'edit') progress = editSection(progress, key, current);
        else if (kind === 'send') progress = allSent();
        else progress = openSection(progress, key, current);
        const rows = sectionTable(progress, current);
        const open = rows.findIndex(({ status }) => status === 'open');
        expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1);
        expect(progress.open === 'checkout' && !progress.isSent).toBe(false);
        expect(rows.slice(0, open).every(({ status }) => status === 'edited')).toBe(true);
      }
    }),
  );
});
