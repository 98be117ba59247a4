import { useUnit } from 'effector-react';
import { $cart } from '@/entities/cart';
import type { OutstandingPayment, WaivedPayment } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { formatLongDate } from '@/shared/lib';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as paying from '../model/paying';
import * as model from '../model/payments';
import { text } from '../texts';

interface OutstandingPaymentsProps {
  readonly items: readonly OutstandingPayment[];
  /** Charges that no longer have to be paid. */
  readonly waived: readonly WaivedPayment[];
}

/** Outstanding payments with checkboxes; the ticked ones are added to the basket, where everything is paid. Nothing without any. */
export function OutstandingPayments({ items, waived }: OutstandingPaymentsProps) {
  if (items.length === 0 && waived.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="outstanding">
      <Stack gap="3">
        <Heading level={2} size="md" id="outstanding">
          {text('owed.heading')}
        </Heading>
        {waived.map(({ id, amount, label, date }) => (
          <Text key={id} tone="muted">
            {text('owed.waived', { amount: amount.formatted, label, date: formatLongDate(date) })}
          </Text>
        ))}
        {items.length === 0 ? <Text>{text('owed.none')}</Text> : <OutstandingItems items={items} />}
      </Stack>
    </Card>
  );
}

function OutstandingItems({ items }: { items: readonly OutstandingPayment[] }) {
  const { chosenItems, cart, refusal, tick } = useUnit({
    chosenItems: model.$chosenPayments,
    cart: $cart,
    refusal: paying.$refusal,
    tick: model.itemTicked,
  });
  const isInBasket = cart?.items.some(({ type }) => type === 'penalty') ?? false;
  return (
    <Stack gap="4">
      <Text>{text('owed.text')}</Text>
      <Stack gap="2">
        {items.map((item) => (
          <Stack key={item.id} gap="0">
            {item.canPayOnline && !isInBasket ? (
              <Checkbox
                isChecked={chosenItems.some(({ id }) => id === item.id)}
                onCheckedChange={(isTicked) => tick({ id: item.id, isTicked })}
              >
                <PaymentLabel item={item} />
              </Checkbox>
            ) : (
              <PaymentLabel item={item} />
            )}
            {!item.canPayOnline && <Text size="sm">{item.message ?? text('owed.notOnline')}</Text>}
          </Stack>
        ))}
      </Stack>
      {refusal !== null && !isInBasket && (
        <RefusalAlert
          refusal={refusal}
          notDone={text('owed.notAdded')}
          unknown={text('owed.outcomeUnknown')}
        />
      )}
      {items.some(({ canPayOnline }) => canPayOnline) && (isInBasket ? <BasketLink /> : <PayButton />)}
    </Stack>
  );
}

function PaymentLabel({ item: { amount, label, since, kind } }: { item: OutstandingPayment }) {
  const reasons = kind === 'failed_collection' ? [text('owed.failedCollection')] : [];
  return (
    <Stack as="span" gap="0">
      <Text as="span" tone="strong">
        {text('owed.item', { amount: amount.formatted, label })}
      </Text>
      <Text as="span" size="sm" tone="muted">
        {[...reasons, text('owed.since', { date: formatLongDate(since) })].join(' · ')}
      </Text>
    </Stack>
  );
}

function PayButton() {
  const { config, chosenItems, isAdding, pay } = useUnit({
    config: $config,
    chosenItems: model.$chosenPayments,
    isAdding: paying.$isAdding,
    pay: paying.payClicked,
  });
  if (chosenItems.length === 0) return <Text>{text('owed.choose')}</Text>;
  return (
    <Stack direction="row">
      <Button isBusy={isAdding} onClick={() => pay()}>
        {text('owed.pay', {
          amount: formatMoney(
            chosenItems.reduce((sum, { amount }) => sum + amount.amount, 0),
            config.currency,
          ),
        })}
      </Button>
    </Stack>
  );
}

function BasketLink() {
  const basketUrl = useUnit(paying.$basketUrl);
  return (
    <Stack gap="1" align="start">
      <Text>{text('owed.inBasket')}</Text>
      <Link href={basketUrl} isStandalone>
        {text('owed.toBasket')}
      </Link>
    </Stack>
  );
}
