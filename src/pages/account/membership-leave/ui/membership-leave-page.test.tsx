import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $token } from '@/entities/customer';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildAccountMembership } from '../../../../../tests/fixtures/account-memberships.ts';
import {
  buildCancelledMembership,
  buildCoolingOffPreview,
  buildLeavingCancellation,
  buildLeavingPreview,
  buildMembershipLeaving,
} from '../../../../../tests/fixtures/membership-leaving.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import { MembershipLeavePage } from './membership-leave-page';

const CANCEL_PATH = '/api/my-account/memberships/m-1/cancel';
const CHANGED_OUTCOME_MESSAGE = 'What happens if you cancel has changed. Please check it again.';

interface LeaveAnswers {
  readonly loadAnswers?: readonly FakeAnswer[];
  readonly sendAnswers?: readonly FakeAnswer[];
  readonly takeBackAnswers?: readonly FakeAnswer[];
}

function openLeavePage({ loadAnswers = [], sendAnswers = [], takeBackAnswers = [] }: LeaveAnswers) {
  const [loadAnswersLeft, sendAnswersLeft, takeBackAnswersLeft] = [
    [...loadAnswers],
    [...sendAnswers],
    [...takeBackAnswers],
  ];
  const calls = fakeOperator({
    [`GET ${CANCEL_PATH}`]: () => loadAnswersLeft.shift() ?? { breaks: true },
    [`POST ${CANCEL_PATH}`]: () => sendAnswersLeft.shift() ?? { breaks: true },
    [`DELETE ${CANCEL_PATH}`]: () => takeBackAnswersLeft.shift() ?? { breaks: true },
    'GET /api/auth/user': { breaks: true },
  });
  render(
    <Provider value={fork({ values: [[$token, 't-1']], handlers: [[toastTimerFx, () => 0]] })}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/memberships/m-1/cancel']}>
          <Routes>
            <Route path="/memberships/:membershipId/cancel" element={<MembershipLeavePage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const listSentBodies = () =>
    calls.filter(({ call }) => call === `POST ${CANCEL_PATH}`).map(({ body }) => body);
  return { calls, listSentBodies, user: userEvent.setup() };
}

const buildLeavingAnswer = (overrides: Parameters<typeof buildMembershipLeaving>[0] = {}) => ({
  data: buildMembershipLeaving(overrides),
});
const leftAnswer = { data: buildCancelledMembership() };
const findConfirmButton = () => screen.findByRole('button', { name: 'Cancel my membership' });
const findText = (content: string | RegExp) => screen.findByText(content);

// Proves A3.9.
test('the last day, the last payment and what ends are shown before anything is done', async () => {
  openLeavePage({ loadAnswers: [buildLeavingAnswer()] });
  expect(await findText('25 December 2026')).toBeTruthy();
  expect(screen.getByText('£36.50 on 15 December 2026')).toBeTruthy();
  expect(screen.getByText('Guest pass')).toBeTruthy();
  expect(screen.getByText(/Please don’t just cancel the Direct Debit with your bank/)).toBeTruthy();
  expect(screen.queryByText('Refund')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Freeze instead?' })).toBeNull();
});

test('within 14 days the refund and the bookings and passes that end are shown', async () => {
  openLeavePage({ loadAnswers: [buildLeavingAnswer({ preview: buildCoolingOffPreview() })] });
  expect(await findText('Today, 25 November 2026')).toBeTruthy();
  expect(screen.getByText('No more payments are due.')).toBeTruthy();
  expect(screen.getByText('£45.20 as credit on your account')).toBeTruthy();
  expect(screen.getByText(/You don’t have to take credit/)).toBeTruthy();
  expect(screen.getByText(/You can change your mind until 6 December 2026/)).toBeTruthy();
  const bookingSentence =
    'Yoga, 26 November 2026 at 12:00, for Ann Example. Refund: £7.50 as credit on your account.';
  expect(screen.getByText(bookingSentence)).toBeTruthy();
  expect(screen.getByText('Gil Guest, 26 November 2026')).toBeTruthy();
});

test('the next review is shown if the operator provides one, and that nothing else ends', async () => {
  openLeavePage({
    loadAnswers: [
      buildLeavingAnswer({ preview: buildLeavingPreview({ next_review: '2027-03-01', benefits: [] }) }),
    ],
  });
  expect(await findText('1 March 2027')).toBeTruthy();
  expect(screen.getByText('Nothing else ends with it.')).toBeTruthy();
});

test('a membership that may be frozen has a link to the freeze', async () => {
  openLeavePage({ loadAnswers: [buildLeavingAnswer({ may_freeze: true })] });
  const freezeLink = await screen.findByRole('link', { name: 'Freeze instead?' });
  expect(freezeLink.getAttribute('href')).toBe('/memberships/m-1/freeze');
});

const REFUND_CHOICES = [
  {
    way: 'payment',
    parts: [
      { to: 'card', amount: buildPrice(4020) },
      { to: 'membership_credit', amount: buildPrice(500) },
    ],
  },
  {
    way: 'credit',
    parts: [
      { to: 'credit', amount: buildPrice(4020) },
      { to: 'membership_credit', amount: buildPrice(500) },
    ],
  },
] as const;
const refundChoiceOverrides = {
  preview: buildCoolingOffPreview({
    refund_choices: REFUND_CHOICES.map((choice) => ({ ...choice, parts: [...choice.parts] })),
  }),
};

test('money is refunded to the original payment method unless the customer chooses credit, and a refunded cancellation cannot be withdrawn', async () => {
  const refundParts = [...REFUND_CHOICES[0].parts];
  const cancellation = buildLeavingCancellation({
    refund: { to: 'credit', amount: buildPrice(4520) },
    refund_parts: refundParts,
    can_take_back: false,
  });
  const { listSentBodies, user } = openLeavePage({
    loadAnswers: [buildLeavingAnswer(refundChoiceOverrides)],
    sendAnswers: [{ data: buildCancelledMembership({ cancellation }) }],
  });
  const paymentRadio = await screen.findByRole('radio', { name: /^The way you paid/ });
  expect(paymentRadio).toHaveProperty('checked', true);
  expect(screen.getByText(/^Refunds arrive within 14 days/)).toBeTruthy();
  const refundSentence = '£40.20 to the card you paid with, £5.00 as credit for memberships';
  expect(screen.getByText(refundSentence)).toBeTruthy();
  expect(screen.queryByText(/You don’t have to take credit/)).toBeNull();
  await user.click(await findConfirmButton());
  expect(await findText('LV4T7KQ2MX')).toBeTruthy();
  expect(screen.getByText(refundSentence)).toBeTruthy();
  expect(screen.getByText('Your membership ends on 25 December 2026.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo cancellation' })).toBeNull();
  expect(listSentBodies()).toMatchObject([{ refund_to: 'payment' }]);
});

test('a customer who chooses credit gets credit', async () => {
  const { listSentBodies, user } = openLeavePage({
    loadAnswers: [buildLeavingAnswer(refundChoiceOverrides)],
    sendAnswers: [leftAnswer],
  });
  await user.click(await screen.findByRole('radio', { name: /^As credit on your account/ }));
  await user.click(await findConfirmButton());
  expect(await findText('LV4T7KQ2MX')).toBeTruthy();
  expect(listSentBodies()).toMatchObject([{ refund_to: 'credit' }]);
});

test('the previewed outcome is sent with the reason, and the reference is shown', async () => {
  const { listSentBodies, user } = openLeavePage({
    loadAnswers: [buildLeavingAnswer()],
    sendAnswers: [leftAnswer],
  });
  await user.type(await screen.findByLabelText(/^Why are you leaving\?/), ' I am moving. ');
  await user.dblClick(await findConfirmButton());
  expect(await findText('LV4T7KQ2MX')).toBeTruthy();
  const endSentence = 'Your membership ends on 25 December 2026. You can undo this until then.';
  expect(screen.getByText(endSentence)).toBeTruthy();
  const { ends_on, expected } = buildLeavingPreview();
  expect(listSentBodies()).toEqual([
    { ends_on, expected, reason: 'I am moving.', attempt_id: expect.any(String) },
  ]);
  expect(document.activeElement?.textContent).toContain('Your membership is cancelled');
});

test('a changed outcome is shown before anything is done', async () => {
  const changedPreview = buildLeavingPreview({ ends_on: '2026-12-26', expected: 'e-2' });
  const { listSentBodies, user } = openLeavePage({
    loadAnswers: [buildLeavingAnswer(), buildLeavingAnswer({ preview: changedPreview })],
    sendAnswers: [
      {
        status: 422,
        body: { message: CHANGED_OUTCOME_MESSAGE, errors: { expected: [CHANGED_OUTCOME_MESSAGE] } },
      },
      leftAnswer,
    ],
  });
  await user.type(await screen.findByLabelText(/^Why are you leaving\?/), 'Too dear');
  await user.click(await findConfirmButton());
  expect(await findText('26 December 2026')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(CHANGED_OUTCOME_MESSAGE);
  expect(document.activeElement?.textContent).toContain(CHANGED_OUTCOME_MESSAGE);
  await user.click(await findConfirmButton());
  expect(await findText('LV4T7KQ2MX')).toBeTruthy();
  expect(listSentBodies()).toMatchObject([
    {},
    { ends_on: '2026-12-26', expected: 'e-2', reason: 'Too dear' },
  ]);
});

test('a retry after a lost response is the same attempt, with the same values', async () => {
  const { listSentBodies, user } = openLeavePage({
    loadAnswers: [buildLeavingAnswer()],
    sendAnswers: [{ breaks: true }, leftAnswer],
  });
  await user.type(await screen.findByLabelText(/^Why are you leaving\?/), 'Too far');
  await user.click(await findConfirmButton());
  expect(await findText('We couldn’t check whether your membership was cancelled.')).toBeTruthy();
  expect(screen.getByDisplayValue('Too far')).toBeTruthy();
  await user.click(await findConfirmButton());
  expect(await findText('LV4T7KQ2MX')).toBeTruthy();
  const [firstBody, secondBody] = listSentBodies();
  expect(secondBody).toEqual(firstBody);
});

test('an earlier cancellation can be withdrawn, and the membership continues', async () => {
  const { user } = openLeavePage({
    loadAnswers: [leftAnswer],
    takeBackAnswers: [{ data: buildAccountMembership() }],
  });
  await user.click(await screen.findByRole('button', { name: 'Undo cancellation' }));
  expect(await findText('Your membership continues as normal.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failed withdrawal shows the reason and can be retried', async () => {
  const refusalMessage = 'You’ve spent the £45.20 we refunded, so you can’t undo this.';
  const { user } = openLeavePage({
    loadAnswers: [leftAnswer],
    takeBackAnswers: [{ status: 422, body: { message: refusalMessage } }, { data: buildAccountMembership() }],
  });
  const getTakeBackButton = () => screen.getByRole('button', { name: 'Undo cancellation' });
  await findText('LV4T7KQ2MX');
  await user.click(getTakeBackButton());
  expect(await findText(refusalMessage)).toBeTruthy();
  await waitFor(() => expect(getTakeBackButton().getAttribute('aria-busy')).not.toBe('true'));
  await user.click(getTakeBackButton());
  expect(await findText('Your membership continues as normal.')).toBeTruthy();
});

test('a membership that ends by itself says so and has no button', async () => {
  const message = 'This membership ends automatically on 4 December 2026.';
  openLeavePage({ loadAnswers: [{ status: 422, body: { message } }] });
  expect(await findText(message)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

// Proves A1.5.
test('another customer’s membership is not found', async () => {
  const message = 'Unable to complete request, item not found.';
  openLeavePage({ loadAnswers: [{ status: 404, body: { message } }] });
  expect(await findText('We can’t find that membership.')).toBeTruthy();
});

test('a preview that fails to load can be retried', async () => {
  const { user } = openLeavePage({ loadAnswers: [{ breaks: true }, buildLeavingAnswer()] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await findConfirmButton()).toBeTruthy();
});
