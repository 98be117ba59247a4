/** The sections of the joining page, in order. Requirement J1.1. */
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

/** A displayed section; its number counts only displayed sections. */
export interface SectionRow {
  readonly key: SectionKey;
  readonly number: number;
  readonly status: SectionStatus;
}

/** The conditions that determine which sections are displayed. */
export interface SectionConditions {
  readonly hasQuestions: boolean;
  readonly needsDirectDebit: boolean;
}

/**
 * The progress of the customer: the open section, the edited (finished) sections, and whether the membership has been
 * sent.
 */
export interface Progress {
  readonly open: SectionKey;
  readonly edited: readonly SectionKey[];
  readonly isSent: boolean;
}

export const START_PROGRESS: Progress = { open: 'centre', edited: [], isSent: false };

export function isSectionKey(value: unknown): value is SectionKey {
  return SECTION_KEYS.some((key) => key === value);
}

/**
 * Returns the sections to display: Additional details only if there are questions; Monthly payment and Confirm your
 * details only for a recurring membership of a customer without an instruction. Requirement J1.3.
 */
export function listDisplayedSections({ hasQuestions, needsDirectDebit }: SectionConditions): SectionKey[] {
  return SECTION_KEYS.filter((key) => {
    if (key === 'questions') return hasQuestions;
    if (key === 'direct-debit' || key === 'confirm') return needsDirectDebit;
    return true;
  });
}

/** The section whose Continue sends the membership: the last displayed one before Checkout. */
function findSubmittingSection(conditions: SectionConditions): SectionKey {
  return conditions.needsDirectDebit ? 'confirm' : 'dates';
}

/** The displayed sections, numbered from 1, each with its status. */
export function buildSectionTable(progress: Progress, conditions: SectionConditions): SectionRow[] {
  return listDisplayedSections(conditions).map((key, index) => ({
    key,
    number: index + 1,
    status: key === progress.open ? 'open' : progress.edited.includes(key) ? 'edited' : 'waiting',
  }));
}

/**
 * Whether a section can be opened: it is displayed and all displayed sections before it are edited; Checkout only if
 * the operator has exactly what the page shows.
 */
export function canOpenSection(progress: Progress, key: SectionKey, conditions: SectionConditions): boolean {
  if (key === 'checkout' && !progress.isSent) return false;
  const displayedKeys = listDisplayedSections(conditions);
  const position = displayedKeys.indexOf(key);
  return position >= 0 && displayedKeys.slice(0, position).every((key) => progress.edited.includes(key));
}

/** Opens a section, or the first unfinished one if that section cannot be opened yet. */
export function openSection(progress: Progress, key: SectionKey, conditions: SectionConditions): Progress {
  if (canOpenSection(progress, key, conditions)) return { ...progress, open: key };
  const firstUnfinishedKey =
    listDisplayedSections(conditions).find((key) => !progress.edited.includes(key)) ?? 'checkout';
  const isUnsent = firstUnfinishedKey === 'checkout' && !progress.isSent;
  return { ...progress, open: isUnsent ? findSubmittingSection(conditions) : firstUnfinishedKey };
}
