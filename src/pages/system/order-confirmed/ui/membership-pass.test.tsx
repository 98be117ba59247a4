import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readText } from '@/shared/testing';
import { buildMembershipOrderItem, buildOrder } from '../../../../../tests/fixtures/orders.ts';
import { customerWithCode, openConfirmation } from '../testing/open-confirmation';

const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));

test('the new member is greeted by name, with the first day', async () => {
  openConfirmation(buildOrder({ items: [buildMembershipOrderItem({ start_date: '2099-12-01' })] }));
  expect(await screen.findByText('Welcome, Sam. You can start on 1 December.')).toBeDefined();
});

test('the pass shows the membership, the centre, the name and the code, also as a barcode', async () => {
  openConfirmation(buildOrder());
  const pass = await findRegion('Total Fitness');
  for (const content of ['Riverside Leisure Centre', 'Sam Taylor', '9000001234'])
    expect(pass.getByText(content)).toBeDefined();
  expect(await pass.findByRole('img', { name: 'QR code of 9000001234' })).toBeDefined();
});

test('a pass without a member code has no barcode, and the rest stays', async () => {
  openConfirmation(buildOrder(), { customer: { ...customerWithCode, barcode: null } });
  const pass = await findRegion('Total Fitness');
  expect(pass.getByText('Sam Taylor')).toBeDefined();
  expect(pass.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your member code' })).toBeNull();
});

test('what happens next is listed day by day', async () => {
  const item = buildMembershipOrderItem({ start_date: '2020-01-24', first_billing_date: '2020-02-01' });
  openConfirmation(buildOrder({ items: [item], created_at: '2020-01-20T10:00:00Z' }));
  const nextRegion = await findRegion('What happens next');
  expect(nextRegion.getAllByRole('listitem').map(readText)).toEqual([
    '20 January 2020You paid £27.42',
    '24 January 2020Total Fitness startsCome in and show your member code.',
    '1 February 2020Your first monthly payment by Direct Debit',
  ]);
});
