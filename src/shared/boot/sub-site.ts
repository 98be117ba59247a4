export type SubSite = 'online-joining' | 'bookings' | 'my-account';

const LABELLED_SITES: readonly SubSite[] = ['bookings', 'my-account'];

/** The sub-site of the first host label; online joining by default. Requirement S1.1. */
export function findSubSite(hostname: string): SubSite {
  const label = hostname.toLowerCase().split('.')[0];
  return LABELLED_SITES.find((site) => site === label) ?? 'online-joining';
}
