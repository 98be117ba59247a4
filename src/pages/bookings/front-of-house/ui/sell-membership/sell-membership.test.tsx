import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { $venues } from '@/entities/venue';
import { $config, readConfig } from '@/shared/config';
import { $selectedVenueSlug } from '@/shared/mode';
import { aVenue, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildMembershipType, buildPaymentOption } from '../../../../../../tests/fixtures/memberships.ts';
import { SellMembership } from './sell-membership';
// Imports the dialog's code, so that it is loaded before it is needed.
import './sell-membership-dialog';

const TYPES_CALL = 'GET /api/memberships/types';
const BUTTON_NAME = 'Sell a membership on the customer’s device';
const venue = aVenue({ slug: 'ardwick', name: 'Ardwick' });
const membershipType = buildMembershipType({
  provides_access_to: null,
  payment_options: [
    buildPaymentOption(),
    buildPaymentOption({ id: 'fixed', payment_type: 'fixed', global_base_price: null }),
  ],
});

function openAtDesk(answers: Parameters<typeof fakeOperator>[0], joiningSite = 'https://join.club.example') {
  fakeOperator(answers);
  const scope = fork({
    values: [
      [$venues, [venue]],
      [$selectedVenueSlug, venue.slug],
      [$config, readConfig({ subSites: { onlineJoining: joiningSite } })],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <SellMembership />
      </ChakraProvider>
    </Provider>,
  );
  return userEvent.setup();
}

test('a membership of the centre is shown as a QR code of its page, with the address as text', async () => {
  const user = openAtDesk({ [TYPES_CALL]: { data: [membershipType] } });
  await user.click(screen.getByRole('button', { name: BUTTON_NAME }));
  const membershipSelect = await screen.findByRole('combobox', { name: 'Membership' });
  expect(screen.queryByRole('img')).toBeNull();
  await user.selectOptions(membershipSelect, 'Total Fitness · Monthly · £35.00 a month');
  const address = 'join.club.example/centre/ardwick/membership/total-fitness/recurring';
  expect(await screen.findByRole('img', { name: `QR code of ${address}` })).toBeTruthy();
  screen.getByText(address);
  await user.selectOptions(membershipSelect, 'Total Fitness · Single payment · £35.00');
  screen.getByText('join.club.example/centre/ardwick/membership/total-fitness/fixed');
  // Closing the dialog does not ask for confirmation, because no input is lost.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('memberships that fail to load can be retried', async () => {
  let isDown = true;
  const user = openAtDesk({ [TYPES_CALL]: () => (isDown ? { breaks: true } : { data: [membershipType] }) });
  await user.click(screen.getByRole('button', { name: BUTTON_NAME }));
  await screen.findByText('We couldn’t load the memberships.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Membership' })).toBeTruthy();
});

test('a centre without memberships shows a message', async () => {
  const user = openAtDesk({ [TYPES_CALL]: { data: [] } });
  await user.click(screen.getByRole('button', { name: BUTTON_NAME }));
  expect(await screen.findByText('This centre sells no memberships online.')).toBeTruthy();
});

test('without a joining site there is no button', () => {
  openAtDesk({}, '');
  expect(screen.queryByRole('button', { name: BUTTON_NAME })).toBeNull();
});
