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

const LAST_DIGITS = 4;

/** The answers of a finished section, in one line. */
export function SectionSummary({ section }: { section: SectionKey }) {
  switch (section) {
    case 'centre':
      return <Centre />;
    case 'membership':
      return <Membership />;
    case 'details':
      return <Details />;
    case 'dates':
      return <Dates />;
    case 'direct-debit':
    case 'confirm':
      return <Bank />;
    case 'questions':
      return <Answers />;
    case 'checkout':
      return <Line parts={[text('joining.done')]} />;
  }
}

function Line({ parts }: { parts: readonly (string | null | undefined)[] }) {
  return <Text size="sm">{parts.filter(Boolean).join(' · ')}</Text>;
}

function Centre() {
  const venue = useUnit($homeVenue);
  return venue && <Line parts={[venue.name, venue.postcode]} />;
}

function Membership() {
  const membership = useUnit(selection.$membership);
  if (!membership) return null;
  const { membershipType, paymentOption } = membership;
  return (
    <Line
      parts={[
        membershipType.name,
        formatPaymentType(paymentOption.paymentType),
        formatPriceLabel(paymentOption),
      ]}
    />
  );
}

function Details() {
  const { name, user } = useUnit({ name: $fullName, user: $user });
  return <Line parts={[name, user?.email]} />;
}

function Dates() {
  const { startDate, billingDay } = useUnit({
    startDate: review.$startDate,
    billingDay: review.$billingDay,
  });
  return (
    <Line
      parts={[
        text('sectionSummary.starts', { date: formatLongDate(startDate) }),
        billingDay === null ? null : text('summary.billingDay', { day: formatOrdinal(billingDay) }),
      ]}
    />
  );
}

function Answers() {
  const { groups, answers, areGiven } = useUnit({
    groups: questions.$groups,
    answers: questions.$answers,
    areGiven: $areAnswersGiven,
  });
  const { length: n } = areGiven ? listAnsweredRows(groups, answers) : [];
  const answerCount = n === 1 ? text('sectionSummary.oneAnswer') : text('sectionSummary.answers', { n });
  return <Line parts={[n === 0 ? text('joining.done') : answerCount]} />;
}

function Bank() {
  const details = useUnit(directDebit.$details);
  if (!details) return <Line parts={[text('joining.done')]} />;
  const lastDigits = details.accountDetails.accountNumber.slice(-LAST_DIGITS);
  return <Line parts={[details.accountHolder, text('summary.accountEnding', { ending: lastDigits })]} />;
}
