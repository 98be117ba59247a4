import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '../../../tooling/free-port.ts';
import { bundleScript } from '../../vite/bundle-script.ts';

const PAGE = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain React</title><div id="root"></div><script src="/page.js" defer></script></html>`;

/** Serves a page of plain React with the same centres, whose start is the lower bound on this machine. */
export interface PlainReact {
  readonly url: string;
  close(): void;
}

/** @param centres the API's response with the centres, as JSON */
export async function servePlainReact(centres: string): Promise<PlainReact> {
  const script = await bundleScript('scripts/bench/plain-react/page.ts', {
    'process.env.NODE_ENV': '"production"',
  });
  const bodies: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/': ['text/html', gzipSync(PAGE)],
    '/page.js': ['text/javascript', gzipSync(script, { level: 9 })],
    '/centres': ['application/json', gzipSync(centres)],
  };
  const server = createServer(({ url = '' }, answer) => {
    const [type, body] = bodies[url] ?? [];
    if (!type) return answer.writeHead(404).end();
    return answer.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(body);
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
