import { e2ePort } from './addresses.ts';

const at = (label: string) => `http://${label}.pavilion.localhost:${e2ePort}`;

/** The three sites of one build, as the browser knows them. */
export const sites = {
  onlineJoining: at('online-joining'),
  bookings: at('bookings'),
  myAccount: at('my-account'),
} as const;
