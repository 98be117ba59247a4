import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LeavingCancellation, MembershipLeaving } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Card } from '@/shared/ui/card';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { TakeBack } from '@/widgets/take-membership-back';
import { formatCollection, formatRefundPart, formatRefundParts } from '../lib/amounts';
import { $outcome } from '../model/leaving';
import { text } from '../texts';
import { CreditInstead } from './credit-instead';
import { PreviewAndConfirm } from './preview';

/** A preview of the cancellation; afterwards its reference, until it is withdrawn. */
export function LeavingContent({
  membershipId,
  leaving,
}: {
  membershipId: string;
  leaving: MembershipLeaving;
}) {
  const outcome = useUnit($outcome);
  if (outcome === 'kept')
    return (
      <FocusedOnceShown>
        <Alert status="success" title={text('leave.kept')} />
      </FocusedOnceShown>
    );
  const { cancellation, preview, name } = leaving;
  if (cancellation) {
    const confirmation = (
      <CancellationConfirmation
        membershipId={membershipId}
        membershipName={name}
        cancellation={cancellation}
      />
    );
    return outcome === 'left' ? <FocusedOnceShown>{confirmation}</FocusedOnceShown> : confirmation;
  }
  return (
    preview && (
      <PreviewAndConfirm
        membershipId={membershipId}
        membershipName={name}
        mayFreeze={leaving.mayFreeze}
        preview={preview}
      />
    )
  );
}

/** Takes the focus from the pressed button, which has disappeared. */
function FocusedOnceShown({ children }: { children: ReactNode }) {
  const frameRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frameRef.current?.focus({ preventScroll: true });
    frameRef.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Box ref={frameRef} tabIndex={-1} outline="none">
      {children}
    </Box>
  );
}

function CancellationConfirmation({
  membershipId,
  membershipName,
  cancellation,
}: {
  membershipId: string;
  membershipName: string;
  cancellation: LeavingCancellation;
}) {
  const { reference, endsOn, lastCollection, refund, refundParts = [], canTakeBack = true } = cancellation;
  const lastDay = formatLongDate(endsOn);
  return (
    <Stack gap="6">
      <Alert status="success" title={text('leave.done')}>
        <Text>{text(canTakeBack ? 'leave.doneText' : 'leave.doneForGood', { date: lastDay })}</Text>
        <Text>{text('leave.mailed')}</Text>
      </Alert>
      <Card>
        <SummaryList
          label={membershipName}
          rows={[
            { label: text('leave.membership'), value: membershipName },
            { label: text('leave.reference'), value: reference },
            { label: text('leave.lastDay'), value: lastDay },
            { label: text('leave.lastCollection'), value: formatCollection(lastCollection) },
            {
              label: text('leave.refund'),
              value:
                refundParts.length > 0 ? formatRefundParts(refundParts) : refund && formatRefundPart(refund),
            },
          ]}
        />
      </Card>
      <Stack gap="4" align="start">
        {refundParts.length === 0 && <CreditInstead refund={refund} />}
        <Text>{text('leave.bank')}</Text>
        {canTakeBack && <TakeBack id={membershipId} />}
      </Stack>
    </Stack>
  );
}
