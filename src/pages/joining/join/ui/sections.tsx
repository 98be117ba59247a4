import { useUnit } from 'effector-react';
import { type ComponentType, Suspense } from 'react';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Section } from '@/shared/ui/section';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { formatStepName } from '@/widgets/join-steps';
import type { SectionKey } from '../lib/sections';
import { findStepNumber } from '../lib/steps';
import { $isAccountDoubtful, progress } from '../model/features';
import { $isWaiting } from '../model/page-history';
import { editPressed } from '../model/stale-toasts';
import { checkPaymentClicked, unfinishedPayment } from '../model/tab-memory/unfinished-payment';
import { CentreBody } from './bodies/centre-body';
import { Notices } from './notices';
import { Restoring } from './restoring';
import { SectionSummary } from './section-summary';
import { SECTION_TITLES } from './section-titles';

// The code of a section loads while the customer fills in the one before, or when it opens.
const BODY_LOADERS = {
  membership: () => import('./bodies/membership-body').then((code) => code.MembershipBody),
  details: () => import('./bodies/details-body').then((code) => code.DetailsBody),
  questions: () => import('./bodies/questions-body').then((code) => code.QuestionsBody),
  dates: () => import('./bodies/dates-body').then((code) => code.DatesBody),
  'direct-debit': () => import('./bodies/direct-debit-body').then((code) => code.DirectDebitBody),
  confirm: () => import('./bodies/confirm-body').then((code) => code.ConfirmBody),
  checkout: () => import('./bodies/checkout-body').then((code) => code.CheckoutBody),
} as const satisfies Record<Exclude<SectionKey, 'centre'>, () => Promise<ComponentType>>;

const BODIES = {
  centre: CentreBody,
  membership: createLazyComponent(BODY_LOADERS.membership),
  details: createLazyComponent(BODY_LOADERS.details),
  questions: createLazyComponent(BODY_LOADERS.questions),
  dates: createLazyComponent(BODY_LOADERS.dates),
  'direct-debit': createLazyComponent(BODY_LOADERS['direct-debit']),
  confirm: createLazyComponent(BODY_LOADERS.confirm),
  checkout: createLazyComponent(BODY_LOADERS.checkout),
} as const satisfies Record<SectionKey, ComponentType>;

function prefetchCode(key: SectionKey | undefined): void {
  if (key === undefined || key === 'centre') return;
  BODY_LOADERS[key]().catch(() => {
    // A failure is ignored here: the code is loaded again when it is needed, and the failure is reported then.
  });
}

/** Loaded on demand: only customers who left the checkout during a payment need it. */
const CheckingNotice = createLazyComponent(() =>
  import('./checking-notice').then((code) => code.CheckingNotice),
);

/** The displayed sections, or a placeholder until it is known which one is open. */
export function Sections() {
  const { isWaiting, paymentStatus, checkAgain } = useUnit({
    isWaiting: $isWaiting,
    paymentStatus: unfinishedPayment.$status,
    checkAgain: checkPaymentClicked,
  });
  if (paymentStatus !== 'none')
    return (
      <Suspense fallback={<Spinner />}>
        <CheckingNotice state={paymentStatus} onCheckAgain={() => checkAgain()} />
      </Suspense>
    );
  return isWaiting ? <Restoring /> : <NumberedSections />;
}

/** The displayed sections, numbered, with one of them open. */
function NumberedSections() {
  const {
    sections,
    open,
    isAccountDoubtful,
    editPressed: onEdit,
  } = useUnit({
    sections: progress.$sections,
    open: progress.$open,
    editPressed,
    isAccountDoubtful: $isAccountDoubtful,
  });
  const nextKey = sections[sections.findIndex(({ key }) => key === open) + 1]?.key;
  const prefetchNext = () => prefetchCode(nextKey);
  return (
    <Stack gap="0" onFocus={prefetchNext} onPointerOver={prefetchNext}>
      {sections.map(({ key, number, status }) => {
        const Body = BODIES[key];
        return (
          <Section
            key={key}
            number={number}
            title={SECTION_TITLES[key]}
            step={formatStepName(findStepNumber(key))}
            isOpen={status === 'open'}
            isDone={status === 'edited'}
            hasWarning={isAccountDoubtful && (key === 'direct-debit' || key === 'confirm')}
            takesLostFocus
            summary={<SectionSummary section={key} />}
            onEdit={() => onEdit(key)}
          >
            <Notices />
            <Suspense fallback={<Spinner />}>
              <Body />
            </Suspense>
          </Section>
        );
      })}
    </Stack>
  );
}
