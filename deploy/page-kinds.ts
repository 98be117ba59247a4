export const PAGE_KINDS = ['page', 'finder', 'checkout', 'embedded', 'challenge', 'preview'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
