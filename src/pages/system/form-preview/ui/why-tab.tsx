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
import { formatVerdict, listRules, listRulesOfLeftOut, RULES_OF_MISSING } from '../lib/rules';
import { $centre, $membershipId } from '../model/catalogue';
import { $leftOut, $type, MISSING_REASON, questions } from '../model/unavailable-memberships';
import { text } from '../rule-texts';
import { CentreChoice, MembershipChoice } from './choices';
import { Rules } from './rules';

const PAYMENTS = PAYMENT_TYPES.map((value) => ({ value, label: formatPaymentType(value) }));

/** Why a membership is shown at a centre or not: each rule of the site, and the field that decides it. */
export function WhyTab() {
  const leftOut = useUnit($leftOut);
  const [paymentType, setPaymentType] = useState<PaymentType>(DEFAULT_PAYMENT_TYPE);
  const [born, setBorn] = useState('');
  const parsedBirth = readTypedDate(born);
  const otherMemberships = [
    ...leftOut.map(({ id, name }) => ({ value: id, label: text('why.leftOut', { name }) })),
    { value: MISSING_REASON, label: text('why.missing') },
  ];
  return (
    <Stack gap="6">
      <Card>
        <Stack gap="4">
          <Text>{text('why.intro')}</Text>
          <CentreChoice />
          <MembershipChoice others={otherMemberships} />
          <RadioGroup
            label={text('why.payment')}
            options={PAYMENTS}
            value={paymentType}
            onValueChange={(value) => isPaymentType(value) && setPaymentType(value)}
            appearance="plain"
            isRow
          />
          <Field
            label={text('why.birthday')}
            hint={text('why.birthdayHint')}
            error={parsedBirth.kind === 'problem' && born.length >= 10 ? text('why.birthdayWrong') : null}
          >
            {(control) => <DateInput {...control} value={born} onValueChange={setBorn} />}
          </Field>
        </Stack>
      </Card>
      <Answer paymentType={paymentType} dateOfBirth={parsedBirth.kind === 'date' ? parsedBirth.iso : null} />
    </Stack>
  );
}

type AnswerProps = { readonly paymentType: PaymentType; readonly dateOfBirth: IsoDate | null };

function Answer({ paymentType, dateOfBirth }: AnswerProps) {
  const { type, venue, id, leftOut, today, unaskable, failure, isLoading, onRetry } = useUnit({
    type: $type,
    venue: $centre,
    id: $membershipId,
    leftOut: $leftOut,
    today: $today,
    unaskable: questions.$data,
    failure: questions.$failure,
    isLoading: questions.$isLoading,
    onRetry: questions.retryClicked,
  });
  const because = leftOut.find((entry) => entry.id === id)?.because;
  if (id === MISSING_REASON) return <Rules verdict={text('verdict.hidden')} rules={RULES_OF_MISSING} />;
  if (because !== undefined)
    return <Rules verdict={text('verdict.hidden')} rules={listRulesOfLeftOut(because)} />;
  if (type === null || venue === null) return null;
  const saleCase = { type, venue, paymentType, dateOfBirth, today, unaskable };
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
        <Rules verdict={formatVerdict(saleCase)} rules={listRules(saleCase)} />
      )}
    </>
  );
}
