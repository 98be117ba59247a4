/** The pages of a hand-off: the one on which its code is typed, and the one that its QR code opens. */
export const handOffPaths = {
  code: '/handoff',
  opened: '/handoff/:token',
} as const;

const ELSEWHERE_PARAMETER = 'elsewhere';

/** The page of a hand-off code; with `isElsewhere` it says that another device or browser has the basket now. */
export function handOffPath(token: string, { isElsewhere = false } = {}): string {
  return `${handOffPaths.code}/${encodeURIComponent(token)}${isElsewhere ? `?${ELSEWHERE_PARAMETER}=true` : ''}`;
}

export const isOpenedElsewhere = (search: string) => new URLSearchParams(search).has(ELSEWHERE_PARAMETER);
