import { $shownSection, type SectionKey } from '@/pages/joining/join';
import type { AnalyticsEvent } from '@/shared/analytics';
import { isPresent } from '@/shared/lib';
import { observeStore } from './opening';

type JoiningStep = Extract<AnalyticsEvent, { event: 'joining_step' }>;

const buildStep = (number: JoiningStep['step'], name: string): JoiningStep => ({
  event: 'joining_step',
  step: number,
  step_name: name,
});

/** Steps 1 to 7 by section; Checkout is not a step. Requirement S9.5. */
const STEP_BY_SECTION = {
  centre: buildStep(1, 'select centre'),
  membership: buildStep(2, 'select membership'),
  details: buildStep(3, 'your details'),
  questions: buildStep(4, 'additional details'),
  dates: buildStep(5, 'review dates'),
  'direct-debit': buildStep(6, 'monthly payment'),
  confirm: buildStep(7, 'confirm details'),
  checkout: null,
} as const satisfies Record<SectionKey, JoiningStep | null>;

export const stepReached = observeStore($shownSection)
  .map((section) => section && STEP_BY_SECTION[section])
  .filter({ fn: isPresent });
