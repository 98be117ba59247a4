import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildSectionTable,
  canOpenSection,
  type Progress,
  SECTION_KEYS,
  type SectionConditions,
  type SectionKey,
  START_PROGRESS,
} from '../lib/sections';
import { type FlowEvent, findMove, type HistoryEntry } from './flow';

const noConditions: SectionConditions = { hasQuestions: false, needsDirectDebit: false };
const allConditions: SectionConditions = { hasQuestions: true, needsDirectDebit: true };

const buildProgressUpTo = (open: SectionKey): Progress => ({
  open,
  edited: SECTION_KEYS.slice(0, SECTION_KEYS.indexOf(open)),
  isSent: false,
});
const SECTIONS_BEFORE_CHECKOUT = SECTION_KEYS.filter((key) => key !== 'checkout');
const SENT_PROGRESS: Progress = { open: 'checkout', edited: SECTIONS_BEFORE_CHECKOUT, isSent: true };

/** The progress after the event; unchanged if the event moves nothing. */
const applyEvent = (progress: Progress, event: FlowEvent, conditions: SectionConditions): Progress =>
  findMove(progress, event, conditions)?.progress ?? progress;

describe('with every section displayed', () => {
  test.each<[FlowEvent, Progress, SectionKey, readonly SectionKey[], HistoryEntry]>([
    [{ kind: 'centreChosen' }, buildProgressUpTo('dates'), 'membership', ['centre'], 'push'],
    [
      { kind: 'membershipChosen' },
      buildProgressUpTo('membership'),
      'details',
      ['centre', 'membership'],
      'push',
    ],
    [
      { kind: 'membershipChosen' },
      buildProgressUpTo('confirm'),
      'questions',
      ['centre', 'membership', 'details'],
      'push',
    ],
    [
      { kind: 'continued', section: 'details' },
      buildProgressUpTo('details'),
      'questions',
      ['centre', 'membership', 'details'],
      'push',
    ],
    [
      { kind: 'editRequested', section: 'centre' },
      buildProgressUpTo('details'),
      'centre',
      ['centre', 'membership'],
      'push',
    ],
    [
      { kind: 'savedCartEditRequested', section: 'dates' },
      SENT_PROGRESS,
      'dates',
      ['centre', 'membership', 'details', 'questions', 'dates'],
      'push',
    ],
    [
      { kind: 'historyTraversed', section: 'centre' },
      buildProgressUpTo('details'),
      'centre',
      ['centre', 'membership'],
      'none',
    ],
    [
      { kind: 'historyTraversed', section: 'confirm' },
      buildProgressUpTo('membership'),
      'membership',
      ['centre'],
      'none',
    ],
    [{ kind: 'centreRestored' }, buildProgressUpTo('details'), 'centre', [], 'replace'],
    [{ kind: 'pastCentreRestored' }, START_PROGRESS, 'membership', ['centre'], 'replace'],
    [
      { kind: 'membershipRestored', section: 'membership', edited: ['centre', 'membership'] },
      START_PROGRESS,
      'membership',
      ['centre', 'membership'],
      'replace',
    ],
    [
      { kind: 'membershipRestored', section: null, edited: ['centre', 'membership'] },
      START_PROGRESS,
      'details',
      ['centre', 'membership'],
      'replace',
    ],
    [{ kind: 'membershipNotFound' }, START_PROGRESS, 'membership', ['centre'], 'replace'],
    [{ kind: 'becameIneligible' }, buildProgressUpTo('dates'), 'centre', [], 'push'],
    [{ kind: 'customerLost' }, buildProgressUpTo('confirm'), 'details', ['centre', 'membership'], 'replace'],
    [{ kind: 'centreCleared' }, buildProgressUpTo('dates'), 'centre', [], 'none'],
  ])('%j of %j opens %s', (event, progress, open, edited, historyEntry) => {
    expect(findMove(progress, event, allConditions)).toEqual({
      progress: { open, edited, isSent: false },
      historyEntry,
    });
  });

  test.each<[FlowEvent, Progress]>([
    [{ kind: 'sent' }, buildProgressUpTo('confirm')],
    [{ kind: 'savedCartRestored' }, START_PROGRESS],
  ])('%j opens Checkout, with everything before it edited', (event, progress) => {
    expect(findMove(progress, event, allConditions)).toEqual({
      progress: SENT_PROGRESS,
      historyEntry: 'replace',
    });
  });

  test.each<[string, FlowEvent, Progress]>([
    [
      'Continue of a section that is not open',
      { kind: 'continued', section: 'details' },
      buildProgressUpTo('membership'),
    ],
    [
      'Edit of a section that is not edited',
      { kind: 'editRequested', section: 'dates' },
      buildProgressUpTo('membership'),
    ],
    [
      'another customer before a membership is chosen',
      { kind: 'customerLost' },
      buildProgressUpTo('membership'),
    ],
    [
      'other sections when the open one can stay open',
      { kind: 'sectionsChanged' },
      buildProgressUpTo('membership'),
    ],
  ])('%s moves nothing', (_, event, progress) => {
    expect(findMove(progress, event, allConditions)).toBeNull();
  });
});

test('Back from Checkout and then Forward keeps the membership sent', () => {
  const progressAfterBack = applyEvent(
    SENT_PROGRESS,
    { kind: 'historyTraversed', section: 'dates' },
    allConditions,
  );
  expect(
    applyEvent(progressAfterBack, { kind: 'historyTraversed', section: 'checkout' }, allConditions).open,
  ).toBe('checkout');
});

// Proves J1.6.
test('Continue marks the section edited and opens the next displayed one', () => {
  const atDetails: Progress = { open: 'details', edited: ['centre', 'membership'], isSent: false };
  expect(applyEvent(atDetails, { kind: 'continued', section: 'details' }, noConditions)).toEqual({
    open: 'dates',
    edited: ['centre', 'membership', 'details'],
    isSent: false,
  });
  expect(applyEvent(atDetails, { kind: 'continued', section: 'details' }, allConditions).open).toBe(
    'questions',
  );
});

test('a section that is not open cannot continue', () => {
  expect(applyEvent(START_PROGRESS, { kind: 'continued', section: 'dates' }, noConditions)).toBe(
    START_PROGRESS,
  );
});

test('an edited section opens again and Checkout closes until the membership is sent again', () => {
  const editedProgress = applyEvent(
    SENT_PROGRESS,
    { kind: 'editRequested', section: 'centre' },
    allConditions,
  );
  expect(editedProgress.open).toBe('centre');
  expect(canOpenSection(editedProgress, 'confirm', allConditions)).toBe(true);
  expect(canOpenSection(editedProgress, 'checkout', allConditions)).toBe(false);
});

test('questions that arrive late open before the dates', () => {
  const atDates: Progress = { open: 'dates', edited: ['centre', 'membership', 'details'], isSent: false };
  expect(applyEvent(atDates, { kind: 'sectionsChanged' }, { ...noConditions, hasQuestions: true }).open).toBe(
    'questions',
  );
  expect(applyEvent(atDates, { kind: 'sectionsChanged' }, noConditions).open).toBe('dates');
});

test('a section that is no longer displayed does not stay open', () => {
  const atBank: Progress = {
    open: 'direct-debit',
    edited: ['centre', 'membership', 'details', 'dates'],
    isSent: false,
  };
  expect(applyEvent(atBank, { kind: 'sectionsChanged' }, noConditions).open).toBe('dates');
});

// Proves J1.5.
test('whatever the customer does, one displayed section is open and all before it are edited', () => {
  const conditions = fc.record({ hasQuestions: fc.boolean(), needsDirectDebit: fc.boolean() });
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
        edited: fc.subarray(SECTIONS_BEFORE_CHECKOUT),
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
    fc.property(fc.array(fc.record({ event, conditions }), { maxLength: 60 }), (events) => {
      let progress = START_PROGRESS;
      for (const { event: eventOrContinue, conditions } of events) {
        progress = applyEvent(progress, { kind: 'sectionsChanged' }, conditions);
        progress = applyEvent(
          progress,
          eventOrContinue === 'continue' ? { kind: 'continued', section: progress.open } : eventOrContinue,
          conditions,
        );
        const rows = buildSectionTable(progress, conditions);
        const openIndex = rows.findIndex(({ status }) => status === 'open');
        expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1);
        expect(progress.open === 'checkout' && !progress.isSent).toBe(false);
        expect(rows.slice(0, openIndex).every(({ status }) => status === 'edited')).toBe(true);
      }
    }),
  );
});
