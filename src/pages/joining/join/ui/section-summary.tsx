import { useUnit } from 'effector-react';
import { $fullName, $user } from '@/entities/customer';
import { formatOrdinal, formatPaymentType, formatPriceLabel } from '@/entities/membership';
import { $homeVenue } from '@/entities/venue';
import { formatLongDate } from '@/shared/lib';
import { Text } from '@/shared/ui/text';
import { listAnsweredRows } from '../lib/answered-rows';
import type { SectionKey } from '../lib/sections';
import { directDebit, questions, review, selection } from '../model/features';
import { $areAnswersGiven } from '../model/sending';
import { text } from './texts';

const SHOWN_DIGIT_COUNT = 4;

/** The answers of a finished section, in one line. */
export function SectionSummary({ section }: { section: SectionKey }) {
  switch (section) {
    case 'centre':
      return <CentreSummary />;
    case 'membership':
      return <MembershipSummary />;
    case 'details':
      return <DetailsSummary />;
    case 'dates':
      return <DatesSummary />;
    case 'direct-debit':
    case 'confirm':
      return <BankSummary />;
    case 'questions':
      return <AnswersSummary />;
    case 'checkout':
      return <SummaryLine parts={[text('joining.done')]} />;
  }
}

function SummaryLine({ parts }: { parts: readonly (string | null | undefined)[] }) {
  return <Text size="sm">{parts.filter(Boolean).join(' · ')}</Text>;
}

function CentreSummary() {
  const venue = useUnit($homeVenue);
  return venue && <SummaryLine parts={[venue.name, venue.postcode]} />;
}

function MembershipSummary() {
  const membership = useUnit(selection.$membership);
  if (!membership) return null;
  const { membershipType, paymentOption } = membership;
  return (
    <SummaryLine
      parts={[
        membershipType.name,
        formatPaymentType(paymentOption.paymentType),
        formatPriceLabel(paymentOption),
      ]}
    />
  );
}

function DetailsSummary() {
  const { name, user } = useUnit({ name: $fullName, user: $user });
  return <SummaryLine parts={[name, user?.email]} />;
}

function DatesSummary() {
  const { startDate, billingDay } = useUnit({
    startDate: review.$startDate,
    billingDay: review.$billingDay,
  });
  return (
    <SummaryLine
      parts={[
        text('sectionSummary.starts', { date: formatLongDate(startDate) }),
        billingDay === null ? null : text('summary.billingDay', { day: formatOrdinal(billingDay) }),
      ]}
    />
  );
}

function AnswersSummary() {
  const { groups, answers, areAnswersGiven } = useUnit({
    groups: questions.$groups,
    answers: questions.$answers,
    areAnswersGiven: $areAnswersGiven,
  });
  const { length: answerCount } = areAnswersGiven ? listAnsweredRows(groups, answers) : [];
  const countText =
    answerCount === 1 ? text('sectionSummary.oneAnswer') : text('sectionSummary.answers', { n: answerCount });
  return <SummaryLine parts={[answerCount === 0 ? text('joining.done') : countText]} />;
}

function BankSummary() {
  const bankDetails = useUnit(directDebit.$details);
  if (!bankDetails) return <SummaryLine parts={[text('joining.done')]} />;
  const lastDigits = bankDetails.accountDetails.accountNumber.slice(-SHOWN_DIGIT_COUNT);
  return (
    <SummaryLine parts={[bankDetails.accountHolder, text('summary.accountEnding', { ending: lastDigits })]} />
  );
}
