import { serveCustomer } from '../../src/shared/api/index.ts';

/** Makes a call while staff serve a customer; afterwards they serve nobody. */
export async function callWhileServing(userId: string, call: () => Promise<unknown>): Promise<unknown> {
  serveCustomer(userId);
  return call().finally(() => serveCustomer(null));
}
