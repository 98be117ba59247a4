import { useUnit } from 'effector-react';
import { hasLostPlace } from '@/entities/cart';
import type { Cart } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { paths } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { $isMissing } from '../model/waivers';
import { text } from '../texts';

/** On a phone the way on stays in sight, at the lower edge. */
const Bar = styled('div', {
  base: {
    position: { base: 'sticky', lg: 'static' },
    bottom: '0',
    display: 'grid',
    gridColumn: { lg: '2' },
    marginX: { base: '-4', lg: '0' },
    padding: { base: '4', lg: '0' },
    background: { base: 'surface', lg: 'transparent' },
    borderTop: { base: '1px solid', lg: 'none' },
    borderColor: { base: 'line', lg: 'line' },
  },
});

/** What is to pay, then what it is made of, where that differs. What is no longer available is in none of the sums. */
export function Summary({ cart: { totals, items } }: { cart: Cart }) {
  const { currency } = useUnit($config);
  const { total, taxTotal, balance, formattedTotal, formattedBalance } = totals;
  const credit = total - balance;
  return (
    <Card isRaised>
      <Stack gap="3" align="stretch">
        <Heading level={2} size="sm">
          {text('totals.heading')}
        </Heading>
        <SummaryList
          label={text('totals.heading')}
          rows={[
            { label: text('totals.toPay'), value: formattedBalance, isStrong: true },
            { label: text('totals.total'), value: credit > 0 ? formattedTotal : null },
            { label: text('totals.credit'), value: credit > 0 ? `−${formatMoney(credit, currency)}` : null },
            { label: text('totals.vat'), value: taxTotal > 0 ? formatMoney(taxTotal, currency) : null },
          ]}
        />
        {hasLostPlace({ items }) && <Text size="sm">{text('totals.lost')}</Text>}
      </Stack>
    </Card>
  );
}

/** The way to pay, with the amount; not while something in the basket is full, or has to be accepted. */
export function ProceedToCheckout({ cart: { items, totals } }: { cart: Cart }) {
  const { balance, formattedBalance } = totals;
  const isUnsigned = useUnit($isMissing);
  const isLost = hasLostPlace({ items });
  const isFormMissing = items.some(({ needsForm }) => needsForm);
  return (
    <Bar>
      {isLost ? (
        <Text tone="strong">{text('basket.lostBefore')}</Text>
      ) : isUnsigned || isFormMissing ? (
        <Text tone="strong">{text(isUnsigned ? 'waivers.first' : 'forms.first')}</Text>
      ) : (
        <ButtonLink to={paths.checkout()}>
          {balance > 0 ? text('basket.payAmount', { amount: formattedBalance }) : text('basket.confirm')}
        </ButtonLink>
      )}
    </Bar>
  );
}
