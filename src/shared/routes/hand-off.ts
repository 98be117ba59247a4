/** The pages of a hand-off: the one on which its code is typed, and the one that its QR code opens. */
export const handOff = {
  code: '/handoff',
  opened: '/handoff/:token',
} as const;

const ELSEWHERE = 'elsewhere';

/** The page of a hand-off code; with `isElsewhere` it says that another device or browser has the basket now. */
export function handOffPath(token: string, { isElsewhere = false } = {}): string {
  return `${handOff.code}/${encodeURIComponent(token)}${isElsewhere ? `?${ELSEWHERE}=true` : ''}`;
}

export const isOpenedElsewhere = (search: string) => new URLSearchParams(search).has(ELSEWHERE);
