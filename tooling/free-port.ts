import { createServer } from 'node:net';

/** Finds a free port of this machine. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : null;
      probe.close(() => (port === null ? reject(new Error('No free port.')) : resolve(port)));
    });
  });
}
