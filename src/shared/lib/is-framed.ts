/** Whether another page holds this one in a frame. */
export const isFramed = (): boolean => globalThis.parent !== globalThis.self;
