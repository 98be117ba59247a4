/** Gives way to what the browser has to do before the next piece of work: in one piece they would keep a phone from answering. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
