export const isFramed = (): boolean => globalThis.parent !== globalThis.self;
