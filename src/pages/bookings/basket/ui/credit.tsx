import { useUnit } from 'effector-react';
import { $basketFailure, $changes, creditUsed } from '@/features/change-basket';
import type { Cart } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { Card } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { text } from '../texts';

type Credits = Cart['credits'];
type CreditKind = keyof Credits;

const CREDIT_KINDS: readonly CreditKind[] = ['membership', 'general'];

/**
 * The customer's credit: a checkbox for each kind, which uses as much as the basket allows. The server stores the
 * amounts.
 */
export function CreditChoices({ credits }: { credits: Credits }) {
  const usableKinds = CREDIT_KINDS.filter(
    (kind) => credits[kind].maxApplicable > 0 || credits[kind].applied > 0,
  );
  if (usableKinds.length === 0) return null;
  return (
    <Card>
      <Stack gap="2" align="stretch">
        <Heading level={2} size="sm">
          {text('credit.heading')}
        </Heading>
        {usableKinds.map((kind) => (
          <CreditCheckbox key={kind} kind={kind} credit={credits[kind]} />
        ))}
      </Stack>
    </Card>
  );
}

function CreditCheckbox({ kind, credit }: { kind: CreditKind; credit: Credits[CreditKind] }) {
  const { currency } = useUnit($config);
  const { changes, failure, applyCredit } = useUnit({
    changes: $changes,
    failure: $basketFailure,
    applyCredit: creditUsed,
  });
  const { totalAvailable, maxApplicable, applied } = credit;
  const pendingAmounts = changes.flatMap((change) =>
    change.kind === 'useCredit' && change.use.kind === kind ? [change.use.amount] : [],
  );
  const usedAmount = pendingAmounts.at(-1) ?? applied;
  const isOwnFailure = failure?.change.kind === 'useCredit' && failure.change.use.kind === kind;
  return (
    <Checkbox
      isChecked={usedAmount > 0}
      aria-busy={pendingAmounts.length > 0}
      error={isOwnFailure ? failure.message : null}
      onCheckedChange={(isTicked) => {
        if (pendingAmounts.length === 0) applyCredit({ kind, amount: isTicked ? maxApplicable : 0 });
      }}
    >
      {text(`credit.${kind}`, {
        amount: formatMoney(usedAmount > 0 ? usedAmount : maxApplicable, currency),
        available: formatMoney(totalAvailable, currency),
      })}
    </Checkbox>
  );
}
