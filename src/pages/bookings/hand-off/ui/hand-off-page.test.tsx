import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { $token, $user, signedIn } from '@/entities/customer';
import { $isLoginRequested } from '@/features/sign-in';
import { carryHandOff } from '@/shared/api';
import { storeTokenFx } from '@/shared/auth';
import { navigatorReady } from '@/shared/routes';
import { aUser, type FakeAnswer, fakeOperator, listViolations } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { $handedBasket } from '@/widgets/carry-hand-off';
import { buildUser } from '../../../../../tests/fixtures/auth.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildHandOffPreview } from '../../../../../tests/fixtures/handoffs.ts';
import { HandOffCodePage } from './hand-off-code-page';
import { HandOffPage } from './hand-off-page';

const TOKEN = 'Zk3v0yq8RrGm1c5bT9wXeA';
const PREVIEW_CALL = `GET /api/handoffs/${TOKEN}`;
const CLAIM_CALL = `POST /api/handoffs/${TOKEN}/claim`;
const CLAIM_ANSWER: FakeAnswer = {
  data: {
    handoff_id: 'h1',
    venue_name: 'Kingsway Centre',
    expires_at: '2026-11-23T10:37:00Z',
    server_time: '2026-11-23T10:27:00Z',
    cart: buildCart(),
  },
};
const buildRefusal = (status: number, code: string): FakeAnswer => ({
  status,
  body: { message: 'No.', code },
});

afterEach(() => {
  carryHandOff(null);
  sessionStorage.clear();
});

interface OpenPageOptions {
  readonly path?: string;
  readonly isLoggedIn?: boolean;
  readonly answers?: Parameters<typeof fakeOperator>[0];
}

async function openPage({
  path = `/handoff/${TOKEN}`,
  isLoggedIn = true,
  answers = {},
}: OpenPageOptions = {}) {
  const calls = fakeOperator({
    'GET /api/auth/user': { data: buildUser() },
    'POST /api/auth/logout': { data: null },
    [PREVIEW_CALL]: { data: buildHandOffPreview() },
    [CLAIM_CALL]: CLAIM_ANSWER,
    ...answers,
  });
  const scope = fork({
    values: isLoggedIn
      ? [
          [$token, 'token'],
          [$user, aUser()],
        ]
      : [],
    handlers: [[storeTokenFx, (_: unknown, token: string) => token]],
  });
  const visitedPaths: string[] = [];
  await allSettled(navigatorReady, { scope, params: (to: string) => void visitedPaths.push(to) });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/handoff" element={<HandOffCodePage />} />
            <Route path="/handoff/:token" element={<HandOffPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const countCalls = (call: string) => calls.filter((request) => request.call === call).length;
  return { scope, visitedPaths, countCalls, user: userEvent.setup() };
}
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const getButton = (name: string) => screen.getByRole('button', { name });

test('the page shows the centre and the amount, and viewing it does not open the basket', async () => {
  const { countCalls } = await openPage();
  await findHeading('Basket from Kingsway Centre, £12.50');
  expect(countCalls(CLAIM_CALL)).toBe(0);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(await listViolations()).toEqual([]);
});

test('a logged-in customer opens the basket and goes to it', async () => {
  const { user, visitedPaths, scope } = await openPage();
  await findHeading('Basket from Kingsway Centre, £12.50');
  await user.click(getButton('Pay on this phone'));
  await vi.waitFor(() => expect(visitedPaths).toEqual(['/basket']));
  expect(scope.getState($handedBasket)).toMatchObject({ id: 'h1', token: TOKEN, customerId: aUser().id });
});

test('a visitor logs in on the page of the hand-off, and the basket opens automatically', async () => {
  const { user, scope, visitedPaths } = await openPage({ isLoggedIn: false });
  await findHeading('Basket from Kingsway Centre, £12.50');
  expect(await listViolations()).toEqual([]);
  await user.click(getButton('Log in to pay'));
  expect(scope.getState($isLoginRequested)).toBe(true);
  await allSettled(signedIn, { scope, params: 'token' });
  await vi.waitFor(() => expect(visitedPaths).toEqual(['/basket']));
});

test('logging in without pressing the button does not open the basket', async () => {
  const { scope, countCalls } = await openPage({ isLoggedIn: false });
  await findHeading('Basket from Kingsway Centre, £12.50');
  await allSettled(signedIn, { scope, params: 'token' });
  expect(countCalls(CLAIM_CALL)).toBe(0);
});

test('another customer sees that the basket is for a different account, and can log in with the right one', async () => {
  const { user, scope, visitedPaths } = await openPage({
    answers: { [CLAIM_CALL]: buildRefusal(403, 'other_customer') },
  });
  await findHeading('Basket from Kingsway Centre, £12.50');
  await user.click(getButton('Pay on this phone'));
  await screen.findByText(/^This basket is for another account\./);
  expect(await listViolations()).toEqual([]);
  expect(visitedPaths).toEqual([]);
  await user.click(getButton('Log in with another account'));
  await vi.waitFor(() => expect(scope.getState($token)).toBeNull());
  expect(await screen.findByRole('button', { name: 'Log in to pay' })).toBeTruthy();
});

test.each(['expired', 'cancelled', 'given_back'] as const)(
  'a code with the state %s is no longer valid',
  async (state) => {
    await openPage({ answers: { [PREVIEW_CALL]: { data: buildHandOffPreview({ state }) } } });
    await screen.findByText('This code no longer works. Ask at the desk.');
    expect(screen.getByRole('link', { name: 'Type another code' }).getAttribute('href')).toBe('/handoff');
    expect(await listViolations()).toEqual([]);
  },
);

test('the page shows that a basket has been paid', async () => {
  await openPage({ answers: { [PREVIEW_CALL]: { data: buildHandOffPreview({ state: 'paid' }) } } });
  await screen.findByText('This basket is paid. The desk can see it.');
  expect(await listViolations()).toEqual([]);
});

test('a code that does not exist is unknown', async () => {
  await openPage({ answers: { [PREVIEW_CALL]: buildRefusal(404, '') } });
  await screen.findByText(/^We don’t recognise this code/);
  expect(await listViolations()).toEqual([]);
});

test('an older page shows that another device has the basket, and can take it over again', async () => {
  const { user, visitedPaths } = await openPage({ path: `/handoff/${TOKEN}?elsewhere=true` });
  await screen.findByText(/^This basket has been opened on another device/);
  expect(await listViolations()).toEqual([]);
  await user.click(getButton('Pay here instead'));
  await vi.waitFor(() => expect(visitedPaths).toEqual(['/basket']));
});

test('the page shows that staff have taken the basket back while it was being opened', async () => {
  let isTakenBack = false;
  const { user } = await openPage({
    answers: {
      [PREVIEW_CALL]: () => ({ data: buildHandOffPreview({ state: isTakenBack ? 'cancelled' : 'waiting' }) }),
      [CLAIM_CALL]: () => {
        isTakenBack = true;
        return buildRefusal(410, 'cancelled');
      },
    },
  });
  await findHeading('Basket from Kingsway Centre, £12.50');
  await user.click(getButton('Pay on this phone'));
  await screen.findByText('This code no longer works. Ask at the desk.');
});

test('a failed request can be retried', async () => {
  let isDown = true;
  const { user } = await openPage({
    answers: { [PREVIEW_CALL]: () => (isDown ? { breaks: true } : { data: buildHandOffPreview() }) },
  });
  await screen.findByText('We couldn’t look for the basket.');
  expect(await listViolations()).toEqual([]);
  isDown = false;
  await user.click(getButton('Try again'));
  await findHeading('Basket from Kingsway Centre, £12.50');
});

test('opening the basket can be retried', async () => {
  let isDown = true;
  const { user, visitedPaths } = await openPage({
    answers: { [CLAIM_CALL]: () => (isDown ? { breaks: true } : CLAIM_ANSWER) },
  });
  await findHeading('Basket from Kingsway Centre, £12.50');
  await user.click(getButton('Pay on this phone'));
  await screen.findByText('We couldn’t open the basket.');
  expect(await listViolations()).toEqual([]);
  isDown = false;
  await user.click(getButton('Try again'));
  await vi.waitFor(() => expect(visitedPaths).toEqual(['/basket']));
});

test('a typed code opens its basket, and an invalid one shows an error beside the field', async () => {
  const { user } = await openPage({
    path: '/handoff',
    answers: { 'GET /api/handoffs/7KQ4-92MT': { data: buildHandOffPreview() } },
  });
  await findHeading('Pay for a basket from the desk');
  const codeField = screen.getByLabelText('Code');
  await user.type(codeField, '7kq4{Enter}');
  expect(await screen.findByText(/^Enter the 8 letters and digits/)).toBeTruthy();
  expect(document.activeElement).toBe(codeField);
  expect(await listViolations()).toEqual([]);
  await user.type(codeField, ' 92mt{Enter}');
  await findHeading('Basket from Kingsway Centre, £12.50');
});

test('a typed code is looked up once the customer has logged in', async () => {
  const CODE_CALL = 'GET /api/handoffs/7KQ4-92MT';
  const { user, countCalls, scope } = await openPage({
    path: '/handoff/7KQ4-92MT',
    isLoggedIn: false,
    answers: { [CODE_CALL]: { data: buildHandOffPreview() } },
  });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect([scope.getState($isLoginRequested), countCalls(CODE_CALL)]).toEqual([true, 0]);
  expect(await listViolations()).toEqual([]);
  await allSettled(signedIn, { scope, params: 'token' });
  await findHeading('Basket from Kingsway Centre, £12.50');
});
