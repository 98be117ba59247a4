import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $client, clientReloaded } from '@/entities/client';
import { type FakeAnswer, type FakeCall, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { buildClient } from '../../../../../tests/fixtures/frontend.ts';
import {
  buildGuestAllowance,
  buildGuestPass,
  buildGuestPasses,
} from '../../../../../tests/fixtures/guest-passes.ts';
import { GuestPassesPage } from './guest-passes-page';

const PASSES_PATH = '/api/my-account/guest-passes';
const [LOAD_CALL, ISSUE_CALL] = [`GET ${PASSES_PATH}`, `POST ${PASSES_PATH}`];
const { id: passId } = buildGuestPass();
const passesAnswer = { data: buildGuestPasses() };
const annsPass = buildGuestPass({
  id: 'p-2',
  code: 'ABCD2345',
  guest: { first_name: 'Ann', last_name: 'Guest', email: 'ann@example.com' },
});
const issuedAnswer = { data: annsPass };

type AnswersByCall = Readonly<
  Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)>
>;

function openPasses(answers: AnswersByCall = {}) {
  const calls = fakeOperator({ [LOAD_CALL]: passesAnswer, [ISSUE_CALL]: issuedAnswer, ...answers });
  const scope = fork({
    values: [[$client, toCamelCase(buildClient({ today: '2026-11-25' }))]],
    handlers: [[toastTimerFx, () => 0]],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/guest-passes']}>
          <GuestPassesPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const listSentBodies = (callName: string) =>
    calls.filter(({ call }) => call === callName).map(({ body }) => body);
  const readToasts = () => scope.getState($toasts).map(({ content }) => content);
  const changeDay = (today: string) =>
    act(() => allSettled(clientReloaded, { scope, params: toCamelCase(buildClient({ today })) }));
  return { listSentBodies, readToasts, changeDay, user: userEvent.setup() };
}
type OpenedPage = ReturnType<typeof openPasses>;

async function fillInForm({ user }: OpenedPage) {
  await user.type(await screen.findByLabelText('Your guest’s first name'), 'Ann ');
  await user.type(screen.getByLabelText('Your guest’s last name'), 'Guest');
  await user.type(screen.getByLabelText('Your guest’s email address'), 'ann@example.com');
  await user.selectOptions(screen.getByLabelText('Day of the visit'), 'Friday 27 November');
  await user.click(screen.getByRole('checkbox', { name: 'My guest is 16 or over.' }));
}
const issuePass = ({ user }: OpenedPage) =>
  user.click(screen.getByRole('button', { name: 'Send guest pass' }));

// Proves A6.1.
test('the page shows the remaining passes with their expiry, and the rules for guests', async () => {
  openPasses();
  expect(await screen.findByText('1 of 2 guest passes left until 30 November 2026')).toBeTruthy();
  expect(screen.getByText('With Unlimited Fitness.')).toBeTruthy();
  expect(
    screen.getByText(
      'Guests must be 16 or over. Each guest can use 1 pass a month. Come together with your guest.',
    ),
  ).toBeTruthy();
});

// Proves A6.1.
test('an issued pass shows its code as text and as a QR code, and gets the focus', async () => {
  const page = openPasses();
  await fillInForm(page);
  await issuePass(page);
  const issuedNotice = await screen.findByText('Pass for Ann Guest, Friday 27 November: ABCD2345');
  expect(screen.getByText('We’ve sent the code to ann@example.com.')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of ABCD2345' })).toBeTruthy();
  expect(document.activeElement?.contains(issuedNotice)).toBe(true);
  expect(page.listSentBodies(ISSUE_CALL)).toEqual([
    {
      benefit_id: buildGuestAllowance().benefit_id,
      first_name: 'Ann',
      last_name: 'Guest',
      email: 'ann@example.com',
      visit_date: '2026-11-27',
      venue_id: '0197b1c2-6f7a-7c31-9a55-3e1f0c2d4b10',
      confirmed_of_age: true,
      attempt_id: expect.any(String),
    },
  ]);
  expect(page.listSentBodies(LOAD_CALL)).toHaveLength(2);
});

test('on a page opened yesterday the days start with today, a chosen day in the past is reported, and the other values stay', async () => {
  const page = openPasses();
  await fillInForm(page);
  await page.changeDay('2026-11-28');
  const dayOptions = within(screen.getByLabelText('Day of the visit')).getAllByRole('option');
  expect([dayOptions[1], dayOptions.at(-1)].map((day) => day?.textContent)).toEqual([
    'Saturday 28 November',
    'Monday 28 December',
  ]);
  expect(screen.getByText('The day you chose has passed. Choose another day.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your guest’s last name').value).toBe('Guest');
  await issuePass(page);
  expect(page.listSentBodies(ISSUE_CALL)).toEqual([]);
  await page.user.selectOptions(screen.getByLabelText('Day of the visit'), 'Saturday 28 November');
  expect(screen.queryByText('The day you chose has passed. Choose another day.')).toBeNull();
  await issuePass(page);
  expect(page.listSentBodies(ISSUE_CALL)).toEqual([expect.objectContaining({ visit_date: '2026-11-28' })]);
});

test('errors for missing values are shown beside each field, and the first field is focused', async () => {
  const page = openPasses();
  await screen.findByRole('button', { name: 'Send guest pass' });
  await issuePass(page);
  expect(screen.getByText('Enter your guest’s first name.')).toBeTruthy();
  expect(screen.getByText('Choose a day.')).toBeTruthy();
  expect(screen.getByText('Confirm that your guest is 16 or over.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Your guest’s first name'));
  expect(page.listSentBodies(ISSUE_CALL)).toEqual([]);
});

test('an invalid email address is reported together with missing values', async () => {
  const page = openPasses();
  await page.user.type(await screen.findByLabelText('Your guest’s email address'), 'ann at example');
  await issuePass(page);
  expect(screen.getByText('Enter an email address in the format name@example.com.')).toBeTruthy();
  expect(screen.getByText('Choose a day.')).toBeTruthy();
  expect(page.listSentBodies(ISSUE_CALL)).toEqual([]);
});

// Proves A6.2.
test('if another tab has issued the last pass, the error is shown beside the day and the values stay', async () => {
  const errorText = 'You have no guest pass left this month.';
  const page = openPasses({
    [ISSUE_CALL]: { status: 422, body: { message: errorText, errors: { visit_date: [errorText] } } },
  });
  await fillInForm(page);
  await issuePass(page);
  expect(await screen.findByText(errorText)).toBeTruthy();
  expect(screen.getByLabelText('Your guest’s first name').getAttribute('value')).toBe('Ann ');
});

test('a retry after a lost response is the same attempt, until a value changes', async () => {
  const answers: FakeAnswer[] = [{ breaks: true }, { breaks: true }, issuedAnswer];
  const page = openPasses({ [ISSUE_CALL]: () => answers.shift() ?? { breaks: true } });
  await fillInForm(page);
  await issuePass(page);
  await screen.findByText('We couldn’t check whether the guest pass was sent.');
  await issuePass(page);
  await screen.findByText('We couldn’t check whether the guest pass was sent.');
  await page.user.type(screen.getByLabelText('Your guest’s last name'), 's');
  await issuePass(page);
  await screen.findByText(/^Pass for Ann Guest/);
  const attemptIds = page.listSentBodies(ISSUE_CALL).map((body) => Reflect.get(Object(body), 'attempt_id'));
  expect(attemptIds[1]).toBe(attemptIds[0]);
  expect(attemptIds[2]).not.toBe(attemptIds[0]);
});

test('a pass whose response was lost is shown as issued if the list contains it', async () => {
  const loadAnswers: FakeAnswer[] = [passesAnswer];
  const answerWithAnnsPass = { data: buildGuestPasses({ issued: [annsPass, buildGuestPass()] }) };
  const page = openPasses({
    [LOAD_CALL]: () => loadAnswers.shift() ?? answerWithAnnsPass,
    [ISSUE_CALL]: { breaks: true },
  });
  await fillInForm(page);
  await issuePass(page);
  expect(await screen.findByText(/^Pass for Ann Guest/)).toBeTruthy();
  expect(screen.queryByText('We couldn’t check whether the guest pass was sent.')).toBeNull();
});

test('the customer chooses a centre if there are several', async () => {
  const rules = {
    ...buildGuestAllowance().rules,
    venues: [
      { id: 'v-1', name: 'Riverside' },
      { id: 'v-2', name: 'Hilltop' },
    ],
  };
  const page = openPasses({
    [LOAD_CALL]: { data: buildGuestPasses({ allowances: [buildGuestAllowance({ rules })] }) },
  });
  await fillInForm(page);
  await issuePass(page);
  expect(screen.getByText('Choose a centre.')).toBeTruthy();
  await page.user.selectOptions(screen.getByLabelText('Centre'), 'Hilltop');
  await issuePass(page);
  await screen.findByText(/^Pass for Ann Guest/);
  expect(page.listSentBodies(ISSUE_CALL)).toMatchObject([{ venue_id: 'v-2' }]);
});

test.each([
  ['used', 'Used.'],
  ['revoked', 'Cancelled.'],
  ['expired', 'Not used. You can send it again.'],
] as const)('a pass that is %s says so, and its code is gone', async (state, sentence) => {
  openPasses({ [LOAD_CALL]: { data: buildGuestPasses({ issued: [buildGuestPass({ state })] }) } });
  const list = within(await screen.findByRole('region', { name: 'Your guest passes' }));
  expect(list.getByText(sentence)).toBeTruthy();
  expect(list.queryByText(/7KQ2MDXA/)).toBeNull();
  expect(list.queryByRole('button')).toBeNull();
});

test('a pass can be sent again, and withdrawn', async () => {
  const page = openPasses({
    [`POST ${PASSES_PATH}/${passId}/resend`]: { data: buildGuestPass() },
    [`DELETE ${PASSES_PATH}/${passId}`]: { data: buildGuestPass({ state: 'revoked' }) },
  });
  expect(await screen.findByText('Code: 7KQ2MDXA')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Send again: Gil Guest' }));
  await expect.poll(page.readToasts).toContain('We’ve sent the code to your guest again.');
  await page.user.click(screen.getByRole('button', { name: 'Cancel pass: Gil Guest' }));
  await expect.poll(page.readToasts).toContain('We’ve cancelled the pass. You can send it to someone else.');
  expect(page.listSentBodies(LOAD_CALL)).toHaveLength(2);
});

test('a pass that cannot be withdrawn shows the reason', async () => {
  const errorText = 'This pass has already been used.';
  const { user } = openPasses({
    [`DELETE ${PASSES_PATH}/${passId}`]: { status: 422, body: { message: errorText, errors: {} } },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel pass: Gil Guest' }));
  expect(await screen.findByText(errorText)).toBeTruthy();
});

test('a membership without guest passes says so', async () => {
  openPasses({ [LOAD_CALL]: { data: buildGuestPasses({ allowances: [], issued: [] }) } });
  expect(await screen.findByText('Your membership doesn’t include guest passes.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send guest pass' })).toBeNull();
});

test('passes that fail to load show an error with Try again', async () => {
  const answers: FakeAnswer[] = [{ breaks: true }, passesAnswer];
  const { user } = openPasses({ [LOAD_CALL]: () => answers.shift() ?? passesAnswer });
  expect(await screen.findByText('We couldn’t load your guest passes.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Code: 7KQ2MDXA')).toBeTruthy();
});
