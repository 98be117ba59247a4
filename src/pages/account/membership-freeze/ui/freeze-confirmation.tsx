import { useEffect, useRef } from 'react';
import type { MembershipFreezing } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { EndFreeze } from '@/widgets/end-freeze';
import { text } from '../texts';

interface FreezeConfirmationProps {
  readonly membershipId: string;
  readonly freezing: MembershipFreezing & { freeze: { from: string; to: string } };
}

/** Confirms that the membership has just been frozen. */
export function FreezeConfirmation({
  membershipId,
  freezing: { freeze, nextCollection },
}: FreezeConfirmationProps) {
  const confirmationRef = useRef<HTMLDivElement>(null);
  useEffect(() => confirmationRef.current?.focus(), []);
  return (
    <Stack gap="4" align="start">
      <div ref={confirmationRef} tabIndex={-1}>
        <Alert
          status="success"
          title={text('freeze.done', { from: formatLongDate(freeze.from), to: formatLongDate(freeze.to) })}
        >
          {nextCollection && (
            <Text>
              {text('freeze.doneNext', {
                amount: nextCollection.amount.formatted,
                day: formatLongDate(nextCollection.date),
              })}
            </Text>
          )}
        </Alert>
      </div>
      <EndFreeze membershipId={membershipId} freeze={freeze} />
    </Stack>
  );
}
