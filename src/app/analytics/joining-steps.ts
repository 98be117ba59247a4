import { $shownSection, type SectionKey } from '@/pages/joining/join';
import type { AnalyticsEvent } from '@/shared/analytics';
import { isPresent } from '@/shared/lib';
import { observeStore } from './opening';

type Step = Extract<AnalyticsEvent, { event: 'joining_step' }>;

const step = (number: Step['step'], name: string): Step => ({
  event: 'joining_step',
  step: number,
  step_name: name,
});

/** Steps 1 to 7 by section; Checkout is not a step. Requirement S9.5. */
const STEPS = {
  centre: step(1, 'select centre'),
  membership: step(2, 'select membership'),
  details: step(3, 'your details'),
  questions: step(4, 'additional details'),
  dates: step(5, 'review dates'),
  'direct-debit': step(6, 'monthly payment'),
  confirm: step(7, 'confirm details'),
  checkout: null,
} as const satisfies Record<SectionKey, Step | null>;

export const stepReached = observeStore($shownSection)
  .map((section) => section && STEPS[section])
  .filter({ fn: isPresent });
