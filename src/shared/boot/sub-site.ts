export type SubSite = 'online-joining' | 'bookings' | 'my-account';

const OTHERS: readonly SubSite[] = ['bookings', 'my-account'];

/** The sub-site, told by the first label of the host name; online joining where there is no such label. Spec, platform §1. */
export function subSiteOf(hostname: string): SubSite {
  const label = hostname.toLowerCase().split('.')[0];
  return OTHERS.find((site) => site === label) ?? 'online-joining';
}
