import { bookings } from '@/shared/routes';

/** Whether Back or Forward has opened the basket from another document, such as the checkout or its confirmation. */
export function isBackFromOtherDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry instanceof PerformanceNavigationTiming &&
    entry.type === 'back_forward' &&
    new URL(entry.name).pathname === bookings.basket
  );
}
