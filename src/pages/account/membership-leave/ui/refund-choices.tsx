import { useUnit } from 'effector-react';
import type { LeavingPreview } from '@/shared/api';
import { RadioGroup } from '@/shared/ui/radio-group';
import { formatRefundParts } from '../lib/amounts';
import { $refundWay, refundWayChosen } from '../model/leaving';
import { text } from '../texts';

const REFUND_WAY_LABELS = {
  payment: text('leave.refundPayment'),
  credit: text('leave.refundAsCredit'),
} as const;

/**
 * Lets the customer choose how the refund is paid: within 14 days it goes to the original payment method by default.
 */
export function RefundChoices({ choices }: { choices: NonNullable<LeavingPreview['refundChoices']> }) {
  const { refundWay, choose } = useUnit({ refundWay: $refundWay, choose: refundWayChosen });
  if (choices.length === 0) return null;
  return (
    <RadioGroup
      label={text('leave.refundHow')}
      hint={text('leave.refundDays')}
      value={refundWay}
      options={choices.map(({ way, parts }) => ({
        value: way,
        label: REFUND_WAY_LABELS[way],
        hint: formatRefundParts(parts),
      }))}
      onValueChange={(value) => {
        const choice = choices.find(({ way }) => way === value);
        if (choice) choose(choice.way);
      }}
    />
  );
}
