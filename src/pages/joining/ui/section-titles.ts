import type { MessageKey } from '@/shared/messages';
import type { SectionKey } from '../lib/sections';

/** The sections' headings. Source: Spec, joining §2. */
export const SECTION_TITLES = {
  centre: 'joining.section.centre',
  membership: 'joining.section.membership',
  details: 'joining.section.details',
  questions: 'joining.section.additional',
  dates: 'joining.dates.title',
  'direct-debit': 'joining.section.payment',
  confirm: 'joining.section.confirm',
  checkout: 'joining.section.checkout',
} as const satisfies Record<SectionKey, MessageKey>;
