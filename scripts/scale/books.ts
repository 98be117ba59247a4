import type { CallSandbox } from '../../sandbox/testing/calls.ts';
import { listAt, readAt, readTextAt } from '../../sandbox/testing/json.ts';
import type { Check } from './checks.ts';
import type { JoinedCustomer } from './journey.ts';

/** Reads the ledger through one process and compares it with the responses that the customers got. */
export async function checkLedger(
  call: CallSandbox,
  joinedCustomers: readonly JoinedCustomer[],
  expectedCount: number,
): Promise<Check[]> {
  const { json } = await call('GET', '/_sandbox/ledger');
  const emails = new Set(joinedCustomers.map(({ email }) => email));
  const filterByCustomers = (rows: readonly unknown[]) =>
    rows.filter((row) => emails.has(readTextAt(row, 'customerEmail')));
  const listRows = (name: string) => filterByCustomers(listAt(json, 'data', name));
  const [orders, charges, memberships, mandates] = [
    listRows('orders'),
    listRows('charges'),
    listRows('memberships'),
    listRows('mandates'),
  ];
  const intents = new Set(charges.map((charge) => readTextAt(charge, 'intentId')));
  const providerCharges = listAt(json, 'data', 'providerCharges').filter((charge) =>
    intents.has(readTextAt(charge, 'intentId')),
  );
  const capturedTotal = sumOf(providerCharges, 'amount');
  const missingOrders = new Set(joinedCustomers.map(({ orderId }) => orderId));
  const checkOnePerCustomer = (thing: string, list: readonly unknown[], key: string): Check => {
    const distinctCount = new Set(list.map((row) => readAt(row, key))).size;
    return {
      statement: `${expectedCount} ${thing}, one for each customer`,
      isTrue: list.length === expectedCount && distinctCount === expectedCount,
      found: `${list.length} of ${distinctCount} customers`,
    };
  };
  return [
    {
      statement: `${expectedCount} journeys completed`,
      isTrue: joinedCustomers.length === expectedCount,
      found: String(joinedCustomers.length),
    },
    checkOnePerCustomer('orders', orders, 'customerEmail'),
    checkOnePerCustomer('charges', charges, 'customerEmail'),
    checkOnePerCustomer('memberships', memberships, 'customerEmail'),
    checkOnePerCustomer('direct debit instructions', mandates, 'customerEmail'),
    checkOnePerCustomer('payments captured by the card provider', providerCharges, 'intentId'),
    {
      statement: 'every order that a customer received is in the ledger',
      isTrue:
        orders.every((order) => missingOrders.delete(readTextAt(order, 'id'))) && missingOrders.size === 0,
      found: `${missingOrders.size} missing`,
    },
    {
      statement: 'every order reference is unique',
      isTrue: new Set(orders.map((order) => readTextAt(order, 'reference'))).size === orders.length,
      found: `${orders.length} orders`,
    },
    {
      statement: 'no money is held, released or failed in addition to what was charged',
      isTrue: listAt(json, 'data', 'providerCharges').every(
        (charge) => readAt(charge, 'status') === 'captured',
      ),
      found: [
        ...new Set(listAt(json, 'data', 'providerCharges').map((charge) => String(readAt(charge, 'status')))),
      ].join(', '),
    },
    {
      statement: 'orders, charges and the provider agree on the money',
      isTrue: sumOf(orders, 'total') === capturedTotal && sumOf(charges, 'amount') === capturedTotal,
      found: `${sumOf(orders, 'total')} ordered, ${sumOf(charges, 'amount')} charged, ${capturedTotal} captured`,
    },
  ];
}

function sumOf(rows: readonly unknown[], key: string): number {
  return rows.reduce<number>((total, row) => total + Number(readAt(row, key)), 0);
}
