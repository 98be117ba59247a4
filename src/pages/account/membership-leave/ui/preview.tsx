import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { LeavingPreview, Refusal } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { account, freezeMembershipPath } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink, Link } from '@/shared/ui/link';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { formatCollection, formatRefundPart } from '../lib/amounts';
import * as model from '../model/leaving';
import { text } from '../texts';
import { CreditInstead } from './credit-instead';
import { EndingItems } from './ending-items';
import { RefundChoices } from './refund-choices';

/** The longest reason that the server accepts. */
const MAX_REASON_LENGTH = 500;

interface PreviewAndConfirmProps {
  readonly membershipId: string;
  readonly membershipName: string;
  readonly mayFreeze: boolean;
  readonly preview: LeavingPreview;
}

/** The effect of cancelling now, and the button that cancels. */
export function PreviewAndConfirm({
  membershipId,
  membershipName,
  mayFreeze,
  preview,
}: PreviewAndConfirmProps) {
  const refusal = useUnit(model.$refusal);
  return (
    <Stack gap="6">
      {refusal?.isOutcomeChanged && <FocusedRefusal refusal={refusal} />}
      <Card as="section" aria-labelledby="what-happens">
        <Stack gap="4">
          <Heading level={2} size="md" id="what-happens">
            {text('leave.what')}
          </Heading>
          <LeavingOutcome membershipName={membershipName} preview={preview} />
          <EndingItems preview={preview} />
        </Stack>
      </Card>
      <RefundChoices choices={preview.refundChoices ?? []} />
      <Alert status="info" isLive={false}>
        {text('leave.bank')}
      </Alert>
      {mayFreeze && (
        <Text>
          <span>{text('leave.freezeWhy')}</span>{' '}
          <Link to={freezeMembershipPath(membershipId)}>{text('leave.freeze')}</Link>
        </Text>
      )}
      <ConfirmForm />
    </Stack>
  );
}

function LeavingOutcome({ membershipName, preview }: { membershipName: string; preview: LeavingPreview }) {
  const { endsOn, isCoolingOff, coolingOffUntil, lastCollection, refund, nextReview } = preview;
  const hasRefundChoice = (preview.refundChoices ?? []).length > 0;
  const lastDay = formatLongDate(endsOn);
  return (
    <Stack gap="3">
      <SummaryList
        label={text('leave.what')}
        rows={[
          { label: text('leave.membership'), value: membershipName },
          {
            label: text('leave.lastDay'),
            value: isCoolingOff ? text('leave.today', { day: lastDay }) : lastDay,
            isStrong: true,
          },
          { label: text('leave.lastCollection'), value: formatCollection(lastCollection) },
          {
            label: text('leave.refund'),
            value: refund && (hasRefundChoice ? refund.amount.formatted : formatRefundPart(refund)),
          },
          { label: text('leave.review'), value: nextReview && formatLongDate(nextReview) },
        ]}
      />
      {isCoolingOff && <Text>{text('leave.coolingOff', { day: formatLongDate(coolingOffUntil) })}</Text>}
      {!hasRefundChoice && <CreditInstead refund={refund} />}
    </Stack>
  );
}

/** Shows the refusal and takes the focus: above the changed outcome, or near the button. */
function FocusedRefusal({ refusal }: { refusal: Refusal }) {
  const frameRef = useRef<HTMLDivElement>(null);
  useEffect(() => frameRef.current?.focus(), []);
  return (
    <Box ref={frameRef} tabIndex={-1} outline="none">
      <RefusalAlert
        refusal={refusal}
        notDone={text('leave.notDone')}
        unknown={text('leave.outcomeUnknown')}
      />
    </Box>
  );
}

function ConfirmForm() {
  const { reason, refusal, isLoading, isSending, ...events } = useUnit({
    reason: model.$reason,
    refusal: model.$refusal,
    isLoading: model.$isLoading,
    isSending: model.$isSending,
    edit: model.reasonChanged,
    confirm: model.confirmClicked,
  });
  return (
    <Card>
      <Stack gap="4">
        <Field label={text('leave.reason')} isOptional>
          {(control) => (
            <TextInput
              {...control}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onValueChange={events.edit}
            />
          )}
        </Field>
        {refusal && !refusal.isOutcomeChanged && <FocusedRefusal refusal={refusal} />}
        <Stack direction="row" gap="3">
          <Button size="lg" isBusy={isSending || isLoading} onClick={() => events.confirm()}>
            {text('leave.confirm')}
          </Button>
          <ButtonLink variant="secondary" size="lg" to={account.memberships}>
            {text('leave.keep')}
          </ButtonLink>
        </Stack>
      </Stack>
    </Card>
  );
}
