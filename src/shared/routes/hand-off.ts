/** The pages of a basket that the desk hands over: where its code is typed, and what the QR code opens. */
export const handOff = {
  code: '/handoff',
  opened: '/handoff/:token',
} as const;

const ELSEWHERE = 'elsewhere';

/** The page of a code; it says so where another device, or another browser, has the basket now. */
export function handOffPath(token: string, { isElsewhere = false } = {}): string {
  return `${handOff.code}/${encodeURIComponent(token)}${isElsewhere ? `?${ELSEWHERE}=true` : ''}`;
}

export const isOpenedElsewhere = (search: string) => new URLSearchParams(search).has(ELSEWHERE);
