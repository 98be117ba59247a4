import type { SectionKey } from '../lib/sections';
import { text } from './texts';

/** The headings of the sections. Requirement J1.1. */
export const SECTION_TITLES = {
  centre: text('joining.section.centre'),
  membership: text('joining.section.membership'),
  details: text('joining.section.details'),
  questions: text('joining.section.additional'),
  dates: text('joining.dates.title'),
  'direct-debit': text('joining.section.payment'),
  confirm: text('joining.section.confirm'),
  checkout: text('joining.section.checkout'),
} as const satisfies Record<SectionKey, string>;
