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
import { Preview } from './preview';

/** A preview of the cancellation; afterwards its reference, until it is withdrawn. */
export function Leaving({ id, leaving }: { id: string; leaving: MembershipLeaving }) {
  const outcome = useUnit($outcome);
  if (outcome === 'kept')
    return (
      <Focused>
        <Alert status="success" title={text('leave.kept')} />
      </Focused>
    );
  const { cancellation, preview, name } = leaving;
  if (cancellation) {
    const leftNotice = <Left id={id} name={name} cancellation={cancellation} />;
    return outcome === 'left' ? <Focused>{leftNotice}</Focused> : leftNotice;
  }
  return preview && <Preview id={id} name={name} mayFreeze={leaving.mayFreeze} preview={preview} />;
}

/** Takes the focus from the pressed button, which has disappeared. */
function Focused({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Box ref={frame} tabIndex={-1} outline="none">
      {children}
    </Box>
  );
}

function Left({ id, name, cancellation }: { id: string; name: string; cancellation: LeavingCancellation }) {
  const { reference, endsOn, lastCollection, refund, refundParts = [], canTakeBack = true } = cancellation;
  const date = formatLongDate(endsOn);
  return (
    <Stack gap="6">
      <Alert status="success" title={text('leave.done')}>
        <Text>{text(canTakeBack ? 'leave.doneText' : 'leave.doneForGood', { date })}</Text>
        <Text>{text('leave.mailed')}</Text>
      </Alert>
      <Card>
        <SummaryList
          label={name}
          rows={[
            { label: text('leave.membership'), value: name },
            { label: text('leave.reference'), value: reference },
            { label: text('leave.lastDay'), value: date },
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
        {canTakeBack && <TakeBack id={id} />}
      </Stack>
    </Stack>
  );
}
