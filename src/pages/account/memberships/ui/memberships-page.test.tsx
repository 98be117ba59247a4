import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $client } from '@/entities/client';
import { answerInTurn, type FakeAnswer, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import {
  buildAccountMembership,
  buildHeldBenefit,
} from '../../../../../tests/fixtures/account-memberships.ts';
import { buildMembershipFreezing, buildPlannedFreeze } from '../../../../../tests/fixtures/freezes.ts';
import { buildClient } from '../../../../../tests/fixtures/frontend.ts';
import { MembershipsPage } from './memberships-page';

const TAKE_BACK_CALL = 'DELETE /api/my-account/memberships/m-1/cancel';

function openMemberships(...answers: readonly FakeAnswer[]) {
  return openMembershipsWith({}, answers);
}

function openMembershipsWith(otherAnswers: Record<string, FakeAnswer>, answers: readonly FakeAnswer[]) {
  const calls = fakeOperator({
    'GET /api/my-account/memberships': answerInTurn(answers),
    'GET /api/my-account/memberships/m-1/freeze': { data: buildPlannedFreeze() },
    'DELETE /api/my-account/memberships/m-1/freeze': { data: buildMembershipFreezing() },
    ...otherAnswers,
  });
  const scope = fork({
    values: [[$client, toCamelCase(buildClient({ today: '2026-11-20' }))]],
    handlers: [[toastTimerFx, () => 0]],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/memberships']}>
          <MembershipsPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, user: userEvent.setup() };
}

const buildMembershipsAnswer = (...items: Parameters<typeof buildAccountMembership>[0][]) => ({
  data: { items: items.map((item) => buildAccountMembership(item)) },
});
const findMembership = async () => within(await screen.findByRole('region', { name: 'Total Fitness' }));
const buildRefusal = (message: string) => ({ allowed: false, message });

test('a membership shows its centre, start date, price, next payment and benefits', async () => {
  openMemberships(buildMembershipsAnswer({}));
  const card = await findMembership();
  expect(card.getByText('Riverside Leisure Centre')).toBeTruthy();
  expect(card.getByText('£36.50 a month')).toBeTruthy();
  expect(card.getByText('27 August 2026')).toBeTruthy();
  expect(card.getByText('£36.50 on 15 December 2026')).toBeTruthy();
  expect(card.getByText('1 of 2 left, renews 1 December 2026')).toBeTruthy();
});

test('a benefit without an allowance shows its description', async () => {
  openMemberships(buildMembershipsAnswer({ benefits: [buildHeldBenefit({ used: null, left: null })] }));
  expect((await findMembership()).getByText('Bring a friend')).toBeTruthy();
});

test('a benefit without an allowance or a description shows how often it may be used', async () => {
  const benefitOverrides = {
    used: null,
    left: null,
    description: null,
    total_uses: 1,
    frequency: 'days' as const,
  };
  openMemberships(buildMembershipsAnswer({ benefits: [buildHeldBenefit(benefitOverrides)] }));
  expect((await findMembership()).getByText('Guest pass').closest('dl')?.textContent).toContain('per day');
});

test('each available action links to its page', async () => {
  const allowed = { allowed: true, message: null };
  openMemberships(
    buildMembershipsAnswer({
      id: 'm-1',
      may: { change: allowed, renew: allowed, freeze: allowed, cancel: allowed },
    }),
  );
  const card = await findMembership();
  expect(card.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/memberships/m-1/change');
  expect(card.getByRole('link', { name: 'Freeze' }).getAttribute('href')).toBe('/memberships/m-1/freeze');
  expect(card.getByRole('link', { name: 'Renew' }).getAttribute('href')).toBe('/memberships/m-1/renew');
  expect(card.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/memberships/m-1/cancel');
});

test('the name of a membership links to its page', async () => {
  openMemberships(buildMembershipsAnswer({ id: 'm-1' }));
  const nameLink = (await findMembership()).getByRole('link', { name: 'Total Fitness' });
  expect(nameLink.getAttribute('href')).toBe('/memberships/m-1');
});

test('a blocked action shows the reason and no button', async () => {
  const message = 'Your membership is frozen.';
  const may = {
    change: buildRefusal(message),
    renew: buildRefusal('It goes on.'),
    freeze: buildRefusal(message),
    cancel: buildRefusal('Ask us.'),
  };
  openMemberships(buildMembershipsAnswer({ may }));
  const card = await findMembership();
  expect(card.getByText(message)).toBeTruthy();
  expect(card.getByText('Ask us.')).toBeTruthy();
  expect(card.queryByText('It goes on.')).toBeNull();
  const actions = within(card.getByRole('group', { name: 'What you can do with Total Fitness' }));
  expect(actions.queryByRole('link')).toBeNull();
});

test.each([
  [{ state: 'pending' as const }, 'This membership hasn’t started yet.'],
  [
    { state: 'pending' as const, requires_proof: true },
    'This membership starts when we’ve accepted your proof.',
  ],
  [{ freeze: { from: '2026-12-01', to: '2027-01-31' } }, 'Frozen from 1 December 2026 to 31 January 2027.'],
  [
    { state: 'cancelling' as const, cancels_on: '2026-12-25' },
    'Your membership ends on 25 December 2026. You can undo this until then.',
  ],
  [{ state: 'ended' as const, cancels_on: '2026-10-01' }, 'This membership has ended.'],
])('the state of a membership is shown: %j', async (overrides, sentence) => {
  openMemberships(buildMembershipsAnswer(overrides));
  expect((await findMembership()).getByText(sentence)).toBeTruthy();
});

test('a freeze can be ended from the list, which then reloads', async () => {
  const freeze = { from: '2026-12-01', to: '2099-01-31' };
  const { user, calls } = openMemberships(
    buildMembershipsAnswer({ id: 'm-1', freeze }),
    buildMembershipsAnswer({ id: 'm-1' }),
  );
  await user.click((await findMembership()).getByRole('button', { name: 'Undo the freeze' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the freeze?' }));
  expect(await dialog.findByText('It’s free to undo the freeze.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Undo the freeze' }));
  await waitFor(() => expect(screen.queryByText(/^Frozen from/)).toBeNull());
  expect(calls.some(({ call }) => call === 'DELETE /api/my-account/memberships/m-1/freeze')).toBe(true);
});

test('a customer without a membership sees a message', async () => {
  openMemberships(buildMembershipsAnswer());
  expect(await screen.findByText('You have no membership.')).toBeTruthy();
});

test('memberships that fail to load show an error with Try again', async () => {
  const { user } = openMemberships({ breaks: true }, buildMembershipsAnswer({}));
  expect(await screen.findByText('We couldn’t load your memberships.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findMembership()).toBeTruthy();
});

test('a cancellation can be withdrawn at once, and the list then reloads', async () => {
  const cancelling = { id: 'm-1', state: 'cancelling' as const, cancels_on: '2026-12-25' };
  const { user } = openMembershipsWith(
    { [TAKE_BACK_CALL]: { data: buildAccountMembership({ id: 'm-1' }) } },
    [buildMembershipsAnswer(cancelling), buildMembershipsAnswer({ id: 'm-1' })],
  );
  await user.click(
    (await findMembership()).getByRole('button', { name: 'Undo cancellation: Total Fitness' }),
  );
  await waitFor(() => expect(screen.queryByText(/You can undo this until then/)).toBeNull());
});

test('a failed withdrawal shows an error', async () => {
  const cancelling = { id: 'm-1', state: 'cancelling' as const, cancels_on: '2026-12-25' };
  const { user } = openMembershipsWith({ [TAKE_BACK_CALL]: { breaks: true } }, [
    buildMembershipsAnswer(cancelling),
  ]);
  await user.click(
    (await findMembership()).getByRole('button', { name: 'Undo cancellation: Total Fitness' }),
  );
  expect(await screen.findByText('We couldn’t undo this.')).toBeTruthy();
});
