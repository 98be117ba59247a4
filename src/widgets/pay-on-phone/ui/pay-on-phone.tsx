import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { GatedButton } from '@/shared/ui/gated-button';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/hand-off';
import { text } from '../texts';

interface PayOnPhoneProps {
  /** What has to be done first, for example removing lapsed places. */
  readonly blockers: readonly string[];
  /** Whether money was already taken for the basket, so that it cannot be paid twice. */
  readonly isMoneyTaken: boolean;
}

/**
 * The button beside the tenders that lets the customer pay on their own device; nothing if the operator does not offer
 * it.
 */
export function PayOnPhone({ blockers, isMoneyTaken }: PayOnPhoneProps) {
  const { isOffered, isStarting, notice, start } = useUnit({
    isOffered: model.$isSupported,
    isStarting: model.$isStarting,
    notice: model.$startNotice,
    start: model.startClicked,
  });
  if (!isOffered) return notice === null ? null : <Alert status="info">{notice}</Alert>;
  return (
    <Stack gap="3" align="stretch">
      {notice !== null && (
        <Alert status="danger" title={text('handOff.notStarted')}>
          {notice}
        </Alert>
      )}
      <GatedButton
        variant="secondary"
        width="100%"
        blockers={isMoneyTaken ? [...blockers, text('handOff.noMoney')] : blockers}
        isBusy={isStarting}
        busyLabel={text('handOff.starting')}
        onClick={() => start()}
      >
        {text('handOff.start')}
      </GatedButton>
    </Stack>
  );
}
