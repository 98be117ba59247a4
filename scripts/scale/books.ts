import type { CallSandbox } from '../../sandbox/testing/calls.ts';
import { listAt, readAt, readTextAt } from '../../sandbox/testing/json.ts';
import type { Check } from './checks.ts';
import type { JoinedCustomer } from './journey.ts';

/** Reads the ledger through one process and compares it with the responses that the customers got. */
export async function checkBooks(
  call: CallSandbox,
  joined: readonly JoinedCustomer[],
  expectedCount: number,
): Promise<Check[]> {
  const { json } = await call('GET', '/_sandbox/ledger');
  const emails = new Set(joined.map(({ email }) => email));
  const ofCustomers = (rows: readonly unknown[]) =>
    rows.filter((row) => emails.has(readTextAt(row, 'customerEmail')));
  const rows = (name: string) => ofCustomers(listAt(json, 'data', name));
  const [orders, charges, memberships, mandates] = [
    rows('orders'),
    rows('charges'),
    rows('memberships'),
    rows('mandates'),
  ];
  const intents = new Set(charges.map((charge) => readTextAt(charge, 'intentId')));
  const atProvider = listAt(json, 'data', 'providerCharges').filter((charge) =>
    intents.has(readTextAt(charge, 'intentId')),
  );
  const takenTotal = sum(atProvider, 'amount');
  const missingOrders = new Set(joined.map(({ orderId }) => orderId));
  const count = (what: string, list: readonly unknown[], key: string): Check => {
    const distinctCount = new Set(list.map((row) => readAt(row, key))).size;
    return {
      what: `${expectedCount} ${what}, one for each customer`,
      isTrue: list.length === expectedCount && distinctCount === expectedCount,
      found: `${list.length} of ${distinctCount} customers`,
    };
  };
  return [
    {
      what: `${expectedCount} journeys completed`,
      isTrue: joined.length === expectedCount,
      found: String(joined.length),
    },
    count('orders', orders, 'customerEmail'),
    count('charges', charges, 'customerEmail'),
    count('memberships', memberships, 'customerEmail'),
    count('direct debit instructions', mandates, 'customerEmail'),
    count('payments captured by the card provider', atProvider, 'intentId'),
    {
      what: 'every order that a customer received is in the ledger',
      isTrue:
        orders.every((order) => missingOrders.delete(readTextAt(order, 'id'))) && missingOrders.size === 0,
      found: `${missingOrders.size} missing`,
    },
    {
      what: 'every order reference is unique',
      isTrue: new Set(orders.map((order) => readTextAt(order, 'reference'))).size === orders.length,
      found: `${orders.length} orders`,
    },
    {
      what: 'no money is held, released or failed in addition to what was charged',
      isTrue: listAt(json, 'data', 'providerCharges').every(
        (charge) => readAt(charge, 'status') === 'captured',
      ),
      found: [
        ...new Set(listAt(json, 'data', 'providerCharges').map((charge) => String(readAt(charge, 'status')))),
      ].join(', '),
    },
    {
      what: 'orders, charges and the provider agree on the money',
      isTrue: sum(orders, 'total') === takenTotal && sum(charges, 'amount') === takenTotal,
      found: `${sum(orders, 'total')} ordered, ${sum(charges, 'amount')} charged, ${takenTotal} captured`,
    },
  ];
}

function sum(rows: readonly unknown[], key: string): number {
  return rows.reduce<number>((total, row) => total + Number(readAt(row, key)), 0);
}
