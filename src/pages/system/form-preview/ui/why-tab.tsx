import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $today } from '@/entities/client';
import {
  DEFAULT_PAYMENT_TYPE,
  formatPaymentType,
  isPaymentType,
  PAYMENT_TYPES,
  type PaymentType,
} from '@/entities/membership';
import { type IsoDate, readTypedDate } from '@/shared/lib';
import { Card } from '@/shared/ui/card';
import { DateInput } from '@/shared/ui/date-input';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import {
  formatVerdict,
  listRules,
  listRulesOfLeftOutMembership,
  RULES_OF_MISSING_MEMBERSHIP,
} from '../lib/rules';
import { $chosenCentre, $membershipId } from '../model/catalogue';
import {
  $chosenMembershipType,
  $leftOutMemberships,
  MISSING_MEMBERSHIP_ID,
  questionsRequest,
} from '../model/unavailable-memberships';
import { text } from '../rule-texts';
import { CentreChoice, MembershipChoice } from './choices';
import { RuleList } from './rules';

const PAYMENT_TYPE_OPTIONS = PAYMENT_TYPES.map((value) => ({ value, label: formatPaymentType(value) }));

/** Why a membership is shown at a centre or not: each rule of the site, and the field that decides it. */
export function WhyTab() {
  const leftOutMemberships = useUnit($leftOutMemberships);
  const [paymentType, setPaymentType] = useState<PaymentType>(DEFAULT_PAYMENT_TYPE);
  const [typedBirthDate, setTypedBirthDate] = useState('');
  const parsedBirth = readTypedDate(typedBirthDate);
  const otherMemberships = [
    ...leftOutMemberships.map(({ id, name }) => ({ value: id, label: text('why.leftOut', { name }) })),
    { value: MISSING_MEMBERSHIP_ID, label: text('why.missing') },
  ];
  return (
    <Stack gap="6">
      <Card>
        <Stack gap="4">
          <Text>{text('why.intro')}</Text>
          <CentreChoice />
          <MembershipChoice otherOptions={otherMemberships} />
          <RadioGroup
            label={text('why.payment')}
            options={PAYMENT_TYPE_OPTIONS}
            value={paymentType}
            onValueChange={(value) => isPaymentType(value) && setPaymentType(value)}
            appearance="plain"
            isRow
          />
          <Field
            label={text('why.birthday')}
            hint={text('why.birthdayHint')}
            error={
              parsedBirth.kind === 'problem' && typedBirthDate.length >= 10 ? text('why.birthdayWrong') : null
            }
          >
            {(control) => <DateInput {...control} value={typedBirthDate} onValueChange={setTypedBirthDate} />}
          </Field>
        </Stack>
      </Card>
      <VisibilityAnswer
        paymentType={paymentType}
        dateOfBirth={parsedBirth.kind === 'date' ? parsedBirth.iso : null}
      />
    </Stack>
  );
}

type VisibilityAnswerProps = { readonly paymentType: PaymentType; readonly dateOfBirth: IsoDate | null };

function VisibilityAnswer({ paymentType, dateOfBirth }: VisibilityAnswerProps) {
  const {
    membershipType,
    venue,
    membershipId,
    leftOutMemberships,
    today,
    unavailableFields,
    failure,
    isLoading,
    onRetry,
  } = useUnit({
    membershipType: $chosenMembershipType,
    venue: $chosenCentre,
    membershipId: $membershipId,
    leftOutMemberships: $leftOutMemberships,
    today: $today,
    unavailableFields: questionsRequest.$data,
    failure: questionsRequest.$failure,
    isLoading: questionsRequest.$isLoading,
    onRetry: questionsRequest.retryClicked,
  });
  const reason = leftOutMemberships.find((entry) => entry.id === membershipId)?.reason;
  if (membershipId === MISSING_MEMBERSHIP_ID)
    return <RuleList verdict={text('verdict.hidden')} rules={RULES_OF_MISSING_MEMBERSHIP} />;
  if (reason !== undefined)
    return <RuleList verdict={text('verdict.hidden')} rules={listRulesOfLeftOutMembership(reason)} />;
  if (membershipType === null || venue === null) return null;
  const saleCase = {
    membershipType,
    venue,
    paymentType,
    dateOfBirth,
    today,
    unavailableFields,
  };
  return (
    <>
      {failure && (
        <FailureAlert
          title={text('why.questionsFailed')}
          failure={failure}
          isBusy={isLoading}
          onRetry={() => onRetry()}
        />
      )}
      {isLoading && !failure ? (
        <Spinner label={text('why.loading')} isLabelShown />
      ) : (
        <RuleList verdict={formatVerdict(saleCase)} rules={listRules(saleCase)} />
      )}
    </>
  );
}
