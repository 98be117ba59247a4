import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { activityDetected, visitEnded } from '@/shared/mode';
import { $isNavigationLocked, locationChanged, navigationLocked } from '@/shared/routes';
import { createDesignSystem } from '@/shared/theme';
import { ContinueOnPhone } from './continue-on-phone';

const BUTTON_NAME = 'Continue on your phone';

async function openKiosk(pathname: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const scope = fork();
  await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '', state: null } });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <ContinueOnPhone />
      </Provider>
    </ChakraProvider>,
  );
  const spyOnUnit = (unit: typeof activityDetected) => {
    const listener = vi.fn();
    onTestFinished(createWatch({ unit, fn: listener, scope }));
    return listener;
  };
  return { scope, spyOnUnit, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

test('the open dialog delays the idle timeout by a minute', async () => {
  const { spyOnUnit, user } = await openKiosk('/centre/riverside');
  const activity = spyOnUnit(activityDetected);
  await user.click(screen.getByRole('button', { name: BUTTON_NAME }));
  await screen.findByRole('dialog');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const within = activity.mock.calls.length;
  expect(within).toBeGreaterThan(3);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(activity).toHaveBeenCalledTimes(within);
});

test('a customer who has the page on their phone can end the visit', async () => {
  const { spyOnUnit, user } = await openKiosk('/centre/riverside');
  const visitEndedSpy = spyOnUnit(visitEnded);
  await user.click(screen.getByRole('button', { name: BUTTON_NAME }));
  await user.click(await screen.findByRole('button', { name: 'I have it on my phone' }));
  expect(visitEndedSpy).toHaveBeenCalledOnce();
});

test('the phone button is unavailable during a payment', async () => {
  const { scope } = await openKiosk('/centre/riverside');
  expect(screen.getByRole('button', { name: BUTTON_NAME })).toBeTruthy();
  await act(() => allSettled(navigationLocked, { scope, params: true }));
  expect(scope.getState($isNavigationLocked)).toBe(true);
  expect(screen.queryByRole('button', { name: BUTTON_NAME })).toBeNull();
});
