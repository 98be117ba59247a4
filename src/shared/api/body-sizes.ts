const MB = 1024 * 1024;

/** The API's limits for request bodies, in bytes. The page states them, and the proxies must allow them. */
export const BODY_SIZES = { photo: 2 * MB, document: 10 * MB } as const;
