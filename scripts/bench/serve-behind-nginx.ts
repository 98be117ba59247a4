import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSiteConf } from '../../deploy/nginx/site-conf.ts';
import { buildOperator, createCertificate, startNginx } from '../../deploy/nginx/testing.ts';
import { findFreePort } from '../../tooling/free-port.ts';
import { requireNginx } from '../../tooling/nginx.ts';

export interface SiteBehindNginx {
  /** The joining site, over TLS and HTTP/2 with a self-signed certificate. */
  readonly url: string;
  /** Whether nginx has its module for brotli; it sends gzip otherwise. */
  readonly isBrotli: boolean;
  stop(): Promise<void>;
}

/**
 * Serves the build with nginx as an operator would, and passes API requests to a running sandbox.
 *
 * @param api the sandbox's address
 * @throws Error if there is no nginx or no openssl
 */
export async function serveBehindNginx(api: string): Promise<SiteBehindNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const subSites = {
    onlineJoining: `https://online-joining.pavilion.localhost:${port}`,
    bookings: `https://bookings.pavilion.localhost:${port}`,
    myAccount: `https://my-account.pavilion.localhost:${port}`,
  };
  // The simulated providers' scripts are at addresses that an operator's policy does not allow.
  const config = { ...(await (await fetch(`${api}/config.json`)).json()), subSites, cardProviders: {} };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const isBrotli = requireNginx().brotliModule !== null;
  const operator = buildOperator(config, folder, port, {
    apiUpstreams: [api],
    providers: ['none'],
    tls: createCertificate(folder),
    redirectFrom: [`127.0.0.1:${plainPort}`],
    isBrotli,
  });
  const server = await startNginx(formatSiteConf(operator), plainPort, isBrotli);
  return {
    url: subSites.onlineJoining,
    isBrotli,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
