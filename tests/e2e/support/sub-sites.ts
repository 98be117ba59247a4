import { e2ePort } from './addresses.ts';

const formatAddress = (label: string) => `http://${label}.pavilion.localhost:${e2ePort}`;

/** The three sites of one build, as the browser knows them. */
export const sites = {
  onlineJoining: formatAddress('online-joining'),
  bookings: formatAddress('bookings'),
  myAccount: formatAddress('my-account'),
} as const;
