import { formatPriceLabel, listOptionFeeLines, membershipText } from '@/entities/membership';
import type { PaymentOption } from '@/shared/api';
import { Heading } from '@/shared/ui/heading';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/** What joining today would cost and what follows, from the operator's prices for the option, before any date is chosen. */
export function FirstPayments({ option }: { option: PaymentOption }) {
  const { totalToPayNow: total, paymentType } = option;
  const price = formatPriceLabel(option);
  if (!total || price === null) return null;
  const fees = listOptionFeeLines(option).map(({ label, amount }) => ({ label, value: amount }));
  const isFixed = paymentType === 'fixed';
  return (
    <section>
      <Heading level={3} size="md">
        {text('membership.example')}
      </Heading>
      <Text tone="muted" size="sm">
        {text('membership.exampleText')}
      </Text>
      <SummaryList
        label={text('membership.example')}
        rows={[
          ...(isFixed ? [{ label: membershipText('costs.membershipFee'), value: price }] : []),
          ...fees,
          { label: membershipText('costs.total'), value: total.formatted, isStrong: true },
          ...(isFixed ? [] : [{ label: text('membership.everyMonth'), value: price }]),
        ]}
      />
    </section>
  );
}
