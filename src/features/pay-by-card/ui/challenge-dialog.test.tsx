import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import type { FakeAnswer } from '@/shared/testing';
import { buildScaCompletion } from '../../../../tests/fixtures/checkout.ts';
import { atTheBank, openedCheckout } from '../testing/opened-checkout';
import { showCardPayment } from '../testing/show-card-payment';

async function openChallenge(sca?: FakeAnswer) {
  const checkout = await openedCheckout({ authorise: async () => atTheBank, ...(sca ? { sca } : {}) });
  showCardPayment(checkout);
  await act(async () => checkout.happens('payClicked'));
  const dialog = await screen.findByRole('dialog', { name: 'Verifying your payment' });
  return { ...checkout, dialog, user: userEvent.setup() };
}

// Proves P3.1.
test('the bank’s page is shown in a labelled dialog that only its own buttons can close', async () => {
  const { dialog, user } = await openChallenge();
  const frame = dialog.querySelector('iframe');
  expect(frame?.title).toBe('Your bank');
  expect(new URL(frame?.src ?? '').pathname).toBe('/sca-frame.html');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('Cancel closes the dialog, and the form is as before', async () => {
  const { user, status } = await openChallenge({ data: buildScaCompletion({ status: 'failed' }) });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(status()).toBe('ready');
});

test('if the bank does not answer, Check and Cancel are offered and get the focus', async () => {
  const { bankReturns, dialog } = await openChallenge({ data: buildScaCompletion({ status: 'pending' }) });
  dialog.querySelector('iframe')?.focus();
  await act(async () => bankReturns());
  expect(screen.getByRole('status').textContent).toBe(
    'Your bank hasn’t answered yet. You can check again or cancel.',
  );
  expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  expect(dialog.querySelector('iframe')).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('a long wait is reported while the bank’s page is shown', async () => {
  const { model, scope, dialog } = await openChallenge();
  await act(async () => allSettled(model.challenge.timers.longWait.expired, { scope }));
  expect(screen.getByText('We’re still waiting for your bank. You can check or cancel.')).toBeTruthy();
  expect(dialog.querySelector('iframe')).not.toBeNull();
});

test('other tabs, including those opened later, know when a payment starts and ends', async () => {
  const announcements: unknown[] = [];
  let hear = () => {};
  class Channel extends EventTarget {
    postMessage(news: unknown): void {
      announcements.push(news);
    }
    close(): void {
      hear = () => {};
    }
    override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
      super.addEventListener(...given);
      hear = () => this.dispatchEvent(new MessageEvent('message', { data: 'asking' }));
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const { user } = await openChallenge({ data: buildScaCompletion({ status: 'failed' }) });
  expect(announcements).toEqual(['paying']);
  hear();
  expect(announcements).toEqual(['paying', 'paying']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(announcements).toEqual(['paying', 'paying', 'ended']);
  vi.unstubAllGlobals();
});
