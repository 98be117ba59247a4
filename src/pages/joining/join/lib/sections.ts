/** The sections of the joining page, in their order. Requirement J1.1. */
export const SECTION_KEYS = [
  'centre',
  'membership',
  'details',
  'questions',
  'dates',
  'direct-debit',
  'confirm',
  'checkout',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

type SectionStatus = 'waiting' | 'open' | 'edited';

/** One displayed section: its number counts only the sections that are displayed. */
export interface SectionRow {
  readonly key: SectionKey;
  readonly number: number;
  readonly status: SectionStatus;
}

/** What decides which sections are displayed. */
export interface SectionConditions {
  readonly hasQuestions: boolean;
  readonly needsDirectDebit: boolean;
}

/** Where the customer is: one section is open, some are edited (finished), and the membership may have been sent. */
export interface Progress {
  readonly open: SectionKey;
  readonly edited: readonly SectionKey[];
  readonly isSent: boolean;
}

export const START: Progress = { open: 'centre', edited: [], isSent: false };

export function isSectionKey(value: unknown): value is SectionKey {
  return SECTION_KEYS.some((key) => key === value);
}

/**
 * The sections to display: Additional details only with questions; Monthly payment and Confirm your details only for a
 * recurring membership of a customer without an instruction. Requirement J1.3.
 */
export function displayedSections({ hasQuestions, needsDirectDebit }: SectionConditions): SectionKey[] {
  return SECTION_KEYS.filter((key) => {
    if (key === 'questions') return hasQuestions;
    if (key === 'direct-debit' || key === 'confirm') return needsDirectDebit;
    return true;
  });
}

/** The section whose Continue sends the membership: the last one before Checkout. */
function submittingSection(needs: SectionConditions): SectionKey {
  return needs.needsDirectDebit ? 'confirm' : 'dates';
}

/** The table that the page draws: the displayed sections, numbered from 1, each in one status. */
export function sectionTable(progress: Progress, needs: SectionConditions): SectionRow[] {
  return displayedSections(needs).map((key, index) => ({
    key,
    number: index + 1,
    status: key === progress.open ? 'open' : progress.edited.includes(key) ? 'edited' : 'waiting',
  }));
}

/**
 * A section can be opened when it is displayed and everything displayed before it is edited; Checkout only when what was
 * sent to the operator is still what the page shows.
 */
export function canOpen(progress: Progress, key: SectionKey, needs: SectionConditions): boolean {
  if (key === 'checkout' && !progress.isSent) return false;
  const shown = displayedSections(needs);
  const position = shown.indexOf(key);
  return position >= 0 && shown.slice(0, position).every((before) => progress.edited.includes(before));
}

/** Opens a section, or the first unfinished one when that section cannot be opened yet. */
export function openSection(progress: Progress, key: SectionKey, needs: SectionConditions): Progress {
  if (canOpen(progress, key, needs)) return { ...progress, open: key };
  const unfinished = displayedSections(needs).find((shown) => !progress.edited.includes(shown)) ?? 'checkout';
  const isUnsent = unfinished === 'checkout' && !progress.isSent;
  return { ...progress, open: isUnsent ? submittingSection(needs) : unfinished };
}
