/**
 * Prints the headers of the built site for the web server in front of it.
 *
 * Usage: node deploy/print-headers.ts [--format nginx|json] [--dist dist] [--api ORIGIN] [--images ORIGIN]…
 *        [--embed ORIGIN]… [--report URL] [--provider stripe|none] [--http]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type HeaderOptions, inlineHashes, pageHeaders, plainHeaders, STRIPE_HOSTS } from './headers.ts';

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'nginx' },
    dist: { type: 'string', default: 'dist' },
    api: { type: 'string' },
    images: { type: 'string', multiple: true, default: [] },
    embed: { type: 'string', multiple: true, default: [] },
    report: { type: 'string' },
    provider: { type: 'string', default: 'stripe' },
    http: { type: 'boolean', default: false },
  },
});

const options: HeaderOptions = {
  ...inlineHashes(readFileSync(join(values.dist, 'index.html'), 'utf8')),
  apiOrigin: values.api ?? null,
  imageOrigins: values.images,
  embedOrigins: values.embed,
  isHttps: !values.http,
  provider: values.provider === 'stripe' ? STRIPE_HOSTS : null,
  reportUrl: values.report ?? null,
};

const sets = {
  page: pageHeaders('page', options),
  checkout: pageHeaders('checkout', options),
  embedded: pageHeaders('embedded', options),
  challenge: pageHeaders('challenge', options),
  other: plainHeaders(options),
};

if (values.format === 'json') console.log(JSON.stringify(sets, null, 2));
else {
  for (const [kind, headers] of Object.entries(sets)) {
    console.log(`# ${kind}`);
    for (const [name, value] of Object.entries(headers)) {
      console.log(`add_header ${name} ${JSON.stringify(value)} always;`);
    }
  }
}
