import type { Cart } from '@/shared/api';

/** What is paid for a place; null for one that is lost. */
export const amountOf = ({ hold, price }: Cart['items'][number]): string | null =>
  hold?.state === 'lost' ? null : price.formatted;
