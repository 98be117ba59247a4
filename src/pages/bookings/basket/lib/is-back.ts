import { bookings } from '@/shared/routes';

/** Whether Back, or Forward, has led to the basket from another document: the checkout with its confirmation is one. */
export function isBackFromOtherDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry instanceof PerformanceNavigationTiming &&
    entry.type === 'back_forward' &&
    new URL(entry.name).pathname === bookings.basket
  );
}
