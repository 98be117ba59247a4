interface Address {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly postcode: string | null;
}

/** Formats an address in one line: "12 Riverside Walk, Norwich, NR1 1EF". Missing parts are left out. */
export function formatAddressLine({ address1, address2, postcode }: Address): string {
  return [address1, address2, postcode].filter(Boolean).join(', ');
}
