import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildSectionTable,
  canOpen,
  type Progress,
  SECTION_KEYS,
  type SectionConditions,
  type SectionKey,
  START,
} from '../lib/sections';
import { type FlowEvent, type HistoryEntry, move } from './flow';

const plain: SectionConditions = { hasQuestions: false, needsDirectDebit: false };
const full: SectionConditions = { hasQuestions: true, needsDirectDebit: true };

const upTo = (open: SectionKey): Progress => ({
  open,
  edited: SECTION_KEYS.slice(0, SECTION_KEYS.indexOf(open)),
  isSent: false,
});
const ALL = SECTION_KEYS.filter((key) => key !== 'checkout');
const SENT: Progress = { open: 'checkout', edited: ALL, isSent: true };

/** The progress after the event; unchanged if the event moves nothing. */
const after = (progress: Progress, event: FlowEvent, needs: SectionConditions): Progress =>
  move(progress, event, needs)?.progress ?? progress;

describe('with every section displayed', () => {
  test.each<[FlowEvent, Progress, SectionKey, readonly SectionKey[], HistoryEntry]>([
    [{ kind: 'centreChosen' }, upTo('dates'), 'membership', ['centre'], 'push'],
    [{ kind: 'membershipChosen' }, upTo('membership'), 'details', ['centre', 'membership'], 'push'],
    [{ kind: 'membershipChosen' }, upTo('confirm'), 'questions', ['centre', 'membership', 'details'], 'push'],
    [
      { kind: 'continued', section: 'details' },
      upTo('details'),
      'questions',
      ['centre', 'membership', 'details'],
      'push',
    ],
    [
      { kind: 'editRequested', section: 'centre' },
      upTo('details'),
      'centre',
      ['centre', 'membership'],
      'push',
    ],
    [
      { kind: 'savedCartEditRequested', section: 'dates' },
      SENT,
      'dates',
      ['centre', 'membership', 'details', 'questions', 'dates'],
      'push',
    ],
    [
      { kind: 'historyTraversed', section: 'centre' },
      upTo('details'),
      'centre',
      ['centre', 'membership'],
      'none',
    ],
    [{ kind: 'historyTraversed', section: 'confirm' }, upTo('membership'), 'membership', ['centre'], 'none'],
    [{ kind: 'centreRestored' }, upTo('details'), 'centre', [], 'replace'],
    [{ kind: 'pastCentreRestored' }, START, 'membership', ['centre'], 'replace'],
    [
      { kind: 'membershipRestored', section: 'membership', edited: ['centre', 'membership'] },
      START,
      'membership',
      ['centre', 'membership'],
      'replace',
    ],
    [
      { kind: 'membershipRestored', section: null, edited: ['centre', 'membership'] },
      START,
      'details',
      ['centre', 'membership'],
      'replace',
    ],
    [{ kind: 'membershipNotFound' }, START, 'membership', ['centre'], 'replace'],
    [{ kind: 'becameIneligible' }, upTo('dates'), 'centre', [], 'push'],
    [{ kind: 'customerLost' }, upTo('confirm'), 'details', ['centre', 'membership'], 'replace'],
    [{ kind: 'centreCleared' }, upTo('dates'), 'centre', [], 'none'],
  ])('%j of %j opens %s', (event, progress, open, edited, trace) => {
    expect(move(progress, event, full)).toEqual({ progress: { open, edited, isSent: false }, trace });
  });

  test.each<[FlowEvent, Progress]>([
    [{ kind: 'sent' }, upTo('confirm')],
    [{ kind: 'savedCartRestored' }, START],
  ])('%j opens Checkout, with everything before it edited', (event, progress) => {
    expect(move(progress, event, full)).toEqual({ progress: SENT, trace: 'replace' });
  });

  test.each<[string, FlowEvent, Progress]>([
    ['Continue of a section that is not open', { kind: 'continued', section: 'details' }, upTo('membership')],
    ['Edit of a section that is not edited', { kind: 'editRequested', section: 'dates' }, upTo('membership')],
    ['another customer before a membership is chosen', { kind: 'customerLost' }, upTo('membership')],
    ['other sections when the open one can stay open', { kind: 'sectionsChanged' }, upTo('membership')],
  ])('%s moves nothing', (_, event, progress) => {
    expect(move(progress, event, full)).toBeNull();
  });
});

test('Back from Checkout and then Forward keeps the membership sent', () => {
  const back = after(SENT, { kind: 'historyTraversed', section: 'dates' }, full);
  expect(after(back, { kind: 'historyTraversed', section: 'checkout' }, full).open).toBe('checkout');
});

// Proves J1.6.
test('Continue marks the section edited and opens the next displayed one', () => {
  const atDetails: Progress = { open: 'details', edited: ['centre', 'membership'], isSent: false };
  expect(after(atDetails, { kind: 'continued', section: 'details' }, plain)).toEqual({
    open: 'dates',
    edited: ['centre', 'membership', 'details'],
    isSent: false,
  });
  expect(after(atDetails, { kind: 'continued', section: 'details' }, full).open).toBe('questions');
});

test('a section that is not open cannot continue', () => {
  expect(after(START, { kind: 'continued', section: 'dates' }, plain)).toBe(START);
});

test('an edited section opens again and Checkout closes until the membership is sent again', () => {
  const edited = after(SENT, { kind: 'editRequested', section: 'centre' }, full);
  expect(edited.open).toBe('centre');
  expect(canOpen(edited, 'confirm', full)).toBe(true);
  expect(canOpen(edited, 'checkout', full)).toBe(false);
});

test('questions that arrive late open before the dates', () => {
  const atDates: Progress = { open: 'dates', edited: ['centre', 'membership', 'details'], isSent: false };
  expect(after(atDates, { kind: 'sectionsChanged' }, { ...plain, hasQuestions: true }).open).toBe(
    'questions',
  );
  expect(after(atDates, { kind: 'sectionsChanged' }, plain).open).toBe('dates');
});

test('a section that is no longer displayed does not stay open', () => {
  const atBank: Progress = {
    open: 'direct-debit',
    edited: ['centre', 'membership', 'details', 'dates'],
    isSent: false,
  };
  expect(after(atBank, { kind: 'sectionsChanged' }, plain).open).toBe('dates');
});

// Proves J1.5.
test('whatever the customer does, one displayed section is open and all before it are edited', () => {
  const needs = fc.record({ hasQuestions: fc.boolean(), needsDirectDebit: fc.boolean() });
  const section = fc.constantFrom(...SECTION_KEYS);
  const event: fc.Arbitrary<FlowEvent | 'continue'> = fc.oneof(
    { weight: 3, arbitrary: fc.constant('continue' as const) },
    { weight: 2, arbitrary: fc.constant({ kind: 'sent' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'editRequested' as const,
          'savedCartEditRequested' as const,
          'historyTraversed' as const,
        ),
        section,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('membershipRestored' as const),
        section: fc.oneof(section, fc.constant(null)),
        edited: fc.subarray(ALL),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'centreChosen' as const,
          'membershipChosen' as const,
          'pastCentreRestored' as const,
          'savedCartRestored' as const,
          'membershipNotFound' as const,
          'becameIneligible' as const,
          'customerLost' as const,
        ),
      }),
    },
  );
  fc.assert(
    fc.property(fc.array(fc.record({ event, needs }), { maxLength: 60 }), (events) => {
      let progress = START;
      for (const { event: happened, needs: current } of events) {
        progress = after(progress, { kind: 'sectionsChanged' }, current);
        progress = after(
          progress,
          happened === 'continue' ? { kind: 'continued', section: progress.open } : happened,
          current,
        );
        const rows = buildSectionTable(progress, current);
        const open = rows.findIndex(({ status }) => status === 'open');
        expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1);
        expect(progress.open === 'checkout' && !progress.isSent).toBe(false);
        expect(rows.slice(0, open).every(({ status }) => status === 'edited')).toBe(true);
      }
    }),
  );
});
