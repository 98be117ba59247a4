/** True inside a frame. */
export const isFramed = (): boolean => globalThis.parent !== globalThis.self;
