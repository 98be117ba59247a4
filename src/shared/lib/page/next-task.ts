/** Yields to the browser between long pieces of work, so that the page stays responsive. */
export const waitForNextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
