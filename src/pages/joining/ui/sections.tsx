import { useUnit } from 'effector-react';
import { type ComponentType, Suspense } from 'react';
import { CheckingNotice } from '@/entities/payment';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Section } from '@/shared/ui/section';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { stepName } from '@/widgets/join-steps';
import type { SectionKey } from '../lib/sections';
import { stepOf } from '../lib/steps';
import { $isAccountDoubtful, progress } from '../model/features';
import { $isWaiting } from '../model/page-history';
import { editPressed } from '../model/stale-toasts';
import { checkPaymentClicked, unfinishedPayment } from '../model/tab-memory/unfinished-payment';
import { CentreBody } from './bodies/centre-body';
import { Notices } from './notices';
import { Restoring } from './restoring';
import { SectionSummary } from './section-summary';
import { SECTION_TITLES } from './section-titles';

// The code of a section comes when it opens.
const MembershipBody = lazyComponent(() =>
  import('./bodies/membership-body').then((code) => code.MembershipBody),
);
const DetailsBody = lazyComponent(() => import('./bodies/details-body').then((code) => code.DetailsBody));
const QuestionsBody = lazyComponent(() =>
  import('./bodies/questions-body').then((code) => code.QuestionsBody),
);
const DatesBody = lazyComponent(() => import('./bodies/dates-body').then((code) => code.DatesBody));
const DirectDebitBody = lazyComponent(() =>
  import('./bodies/direct-debit-body').then((code) => code.DirectDebitBody),
);
const ConfirmBody = lazyComponent(() => import('./bodies/confirm-body').then((code) => code.ConfirmBody));
const CheckoutBody = lazyComponent(() => import('./bodies/checkout-body').then((code) => code.CheckoutBody));

const BODIES = {
  centre: CentreBody,
  membership: MembershipBody,
  details: DetailsBody,
  questions: QuestionsBody,
  dates: DatesBody,
  'direct-debit': DirectDebitBody,
  confirm: ConfirmBody,
  checkout: CheckoutBody,
} as const satisfies Record<SectionKey, ComponentType>;

/** The displayed sections, or what is shown until it is known which one is open. */
export function Sections() {
  const { isWaiting, payment, checkAgain } = useUnit({
    isWaiting: $isWaiting,
    payment: unfinishedPayment.$status,
    checkAgain: checkPaymentClicked,
  });
  if (payment !== 'none') return <CheckingNotice state={payment} onCheckAgain={() => checkAgain()} />;
  return isWaiting ? <Restoring /> : <Numbered />;
}

/** The displayed sections, numbered, one of them open. */
function Numbered() {
  const {
    sections,
    isAccountDoubtful,
    editPressed: onEdit,
  } = useUnit({
    sections: progress.$sections,
    editPressed,
    isAccountDoubtful: $isAccountDoubtful,
  });
  return (
    <Stack gap="0">
      {sections.map(({ key, number, status }) => {
        const Body = BODIES[key];
        return (
          <Section
            key={key}
            number={number}
            title={SECTION_TITLES[key]}
            step={stepName(stepOf(key))}
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
