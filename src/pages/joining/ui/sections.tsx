import { useUnit } from 'effector-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { type MessageKey, text } from '@/shared/messages';
import { Section } from '@/shared/ui/section';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import type { SectionKey } from '../lib/sections';
import { progress, selection } from '../model/parts';
import { CentreBody } from './bodies/centre-body';
import { Restoring } from './restoring';
import { SectionSummary } from './section-summary';

// Only the centre section stands on the first screen; the others' code comes when they open.
const MembershipBody = lazy(() =>
  import('./bodies/membership-body').then(({ MembershipBody: Body }) => ({ default: Body })),
);
const DetailsBody = lazy(() =>
  import('./bodies/details-body').then(({ DetailsBody: Body }) => ({ default: Body })),
);
const QuestionsBody = lazy(() =>
  import('./bodies/questions-body').then(({ QuestionsBody: Body }) => ({ default: Body })),
);
const DatesBody = lazy(() =>
  import('./bodies/dates-body').then(({ DatesBody: Body }) => ({ default: Body })),
);
const DirectDebitBody = lazy(() =>
  import('./bodies/direct-debit-body').then(({ DirectDebitBody: Body }) => ({ default: Body })),
);
const ConfirmBody = lazy(() =>
  import('./bodies/confirm-body').then(({ ConfirmBody: Body }) => ({ default: Body })),
);
const CheckoutBody = lazy(() =>
  import('./bodies/checkout-body').then(({ CheckoutBody: Body }) => ({ default: Body })),
);

const SECTIONS = {
  centre: { title: 'joining.section.centre', Body: CentreBody },
  membership: { title: 'joining.section.membership', Body: MembershipBody },
  details: { title: 'joining.section.details', Body: DetailsBody },
  questions: { title: 'joining.section.additional', Body: QuestionsBody },
  dates: { title: 'joining.dates.title', Body: DatesBody },
  'direct-debit': { title: 'joining.section.payment', Body: DirectDebitBody },
  confirm: { title: 'joining.section.confirm', Body: ConfirmBody },
  checkout: { title: 'joining.section.checkout', Body: CheckoutBody },
} as const satisfies Record<SectionKey, { title: MessageKey; Body: ComponentType }>;

/** The displayed sections, numbered, one of them open. */
export function Sections() {
  const { sections, isRestoring, editClicked } = useUnit({
    sections: progress.$sections,
    isRestoring: selection.$isRestoring,
    editClicked: progress.editClicked,
  });
  if (isRestoring) return <Restoring />;
  return (
    <Stack gap="4">
      {sections.map(({ key, number, status }) => {
        const { title, Body } = SECTIONS[key];
        return (
          <Section
            key={key}
            number={number}
            title={text(title)}
            isOpen={status === 'open'}
            isDone={status === 'edited'}
            summary={<SectionSummary section={key} />}
            onEdit={() => editClicked(key)}
          >
            <Suspense fallback={<Spinner />}>
              <Body />
            </Suspense>
          </Section>
        );
      })}
    </Stack>
  );
}
