import { useMemo } from 'react';
import { useServerNow } from '@/entities/session';
import type { HandOff } from '@/shared/api';
import { getPageTime } from '@/shared/lib';

/** The remaining time of the code, in milliseconds, by the server's clock. */
export function useLeft({ serverTime, expiresAt }: Pick<HandOff, 'serverTime' | 'expiresAt'>): number {
  const clock = useMemo(
    () => ({ serverTime: Date.parse(serverTime), receivedAt: getPageTime() }),
    [serverTime],
  );
  return Date.parse(expiresAt) - useServerNow(clock, true);
}
