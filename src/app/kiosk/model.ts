import { combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { $token } from '@/entities/customer';
import { $order } from '@/entities/order';
import { createIdleTimer, findIdleSchedule, type KioskScreen } from '@/features/reset-idle-kiosk';
import type { Source } from '@/shared/api';
import { $config } from '@/shared/config';
import { $subSite, activityDetected, startOverRequested, visitEnded } from '@/shared/mode';
import { $isNavigationLocked, $location, isCheckout, paths, patterns } from '@/shared/routes';
import { $startUp } from '../start-up/model';
import { $isClearingVisit, clearVisitFx } from './clear-visit';
import { disableHistory } from './disable-history';
import { enlargeText } from './large-print';
import { storedNoticeRequested } from './notice';
import { $visitSources, visitCartRequested } from './visit-cart';

export const kioskStarted = createEvent();
export const homeClicked = createEvent();
const pageRestored = createEvent();

const enlargeTextFx = createEffect(enlargeText);
const disableHistoryFx = createEffect(() => {
  disableHistory(scopeBind(pageRestored, { safe: true }));
});

const CONFIRMATION_PATHS = [paths.orderConfirmed(''), paths.bookingConfirmed('')];

export const $kioskScreen = combine(
  { startUp: $startUp, location: $location, token: $token, order: $order },
  ({ startUp, location: { pathname }, token, order }): KioskScreen => {
    if (startUp !== 'ready') return 'system';
    if (isCheckout(pathname)) return 'checkout';
    if (CONFIRMATION_PATHS.some((path) => pathname.startsWith(path)))
      return order === null ? 'joining' : 'confirmation';
    // A customer who logged in at the kiosk home and walked away is cleared too.
    return pathname.replace(/\/+$/, '') === patterns.kiosk && token === null ? 'home' : 'joining';
  },
);
const $idleTimes = $config.map(({ kiosk }) => kiosk);

export const idleTimer = createIdleTimer({
  $schedule: combine($kioskScreen, $idleTimes, findIdleSchedule),
  $isPaused: $isNavigationLocked,
});

sample({
  clock: kioskStarted,
  target: [enlargeTextFx, disableHistoryFx, idleTimer.started, storedNoticeRequested, visitCartRequested],
});
sample({ clock: activityDetected, target: idleTimer.inputSeen });

// Joining is cleared with a notice, the checkout asks first, the confirmation closes. Requirements F5.1, F5.2, F5.3.
sample({ clock: idleTimer.startOverAsked, target: startOverRequested });
export const customerLeft = createEvent();
sample({ clock: idleTimer.visitEnded, target: customerLeft });
const clearVisitRequested = createEvent<{
  noticeDelayMs: number | null;
  clearedSources: readonly Source[];
}>();
sample({
  clock: customerLeft,
  source: {
    screen: $kioskScreen,
    times: $idleTimes,
    sources: $visitSources,
    isLocked: $isNavigationLocked,
    subSite: $subSite,
  },
  fn: ({ screen, times: { noticeAfterMs, resetAfterMs }, sources, isLocked, subSite }) => ({
    // Only online joining has a form to clear.
    noticeDelayMs:
      screen === 'joining' && subSite === 'online-joining' ? Math.max(0, noticeAfterMs - resetAfterMs) : null,
    // An abandoned cart is cleared, unless it is being paid for.
    clearedSources: isLocked || screen === 'confirmation' ? [] : sources,
  }),
  target: clearVisitRequested,
});

// Leaving, logging out and finishing also end the visit. The checkout asks first, and a payment is not interrupted.
sample({
  clock: homeClicked,
  source: { screen: $kioskScreen, isLocked: $isNavigationLocked },
  filter: ({ screen, isLocked }) => screen === 'checkout' && !isLocked,
  target: startOverRequested,
});
sample({
  clock: homeClicked,
  source: $kioskScreen,
  filter: (screen) => screen !== 'checkout',
  target: visitEnded,
});
// A customer who ends the visit themselves keeps the items in their cart.
sample({
  clock: visitEnded,
  source: $isNavigationLocked,
  filter: (isLocked) => !isLocked,
  fn: () => ({ noticeDelayMs: null, clearedSources: [] }),
  target: clearVisitRequested,
});

sample({
  clock: clearVisitRequested,
  source: $isClearingVisit,
  filter: (isClearing) => !isClearing,
  fn: (_, visitEnding) => visitEnding,
  target: clearVisitFx,
});
// A page restored from the back-forward cache is cleared before it is seen.
sample({
  clock: pageRestored,
  fn: () => ({ noticeDelayMs: null, clearedSources: [] }),
  target: clearVisitFx,
});
