const MB = 1024 * 1024;

/** The largest bodies that the API takes, in bytes: what the page promises, and what servers in front have to let through. */
export const BODY_SIZES = { photo: 2 * MB, document: 10 * MB } as const;
