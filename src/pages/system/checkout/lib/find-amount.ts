import type { Cart } from '@/shared/api';

/** The price of a place; null if the place is lost. */
export const findItemAmount = ({ hold, price }: Cart['items'][number]): string | null =>
  hold?.state === 'lost' ? null : price.formatted;
