/**
 * Prints the headers of the built site for the web server in front of it.
 *
 * Usage: node deploy/print-headers.ts [--format nginx|json] [--dist dist] [--api ORIGIN]… [--images ORIGIN]…
 *        [--embed ORIGIN]… [--report URL] [--http]
 *        [--provider stripe|opayo|opayo-test|ryft|ryft-test]… or [--provider none]; stripe by default
 *        [--google-maps]: the finder's pages let Google Maps in
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type HeaderOptions, inlineHashes, PAGE_KINDS, pageHeaders, plainHeaders } from './headers.ts';
import { hostsOf, type ProviderHosts } from './provider-hosts.ts';

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'nginx' },
    dist: { type: 'string', default: 'dist' },
    api: { type: 'string', multiple: true, default: [] },
    images: { type: 'string', multiple: true, default: [] },
    embed: { type: 'string', multiple: true, default: [] },
    report: { type: 'string' },
    provider: { type: 'string', multiple: true, default: ['stripe'] },
    http: { type: 'boolean', default: false },
    'google-maps': { type: 'boolean', default: false },
  },
});

function providerHosts(names: readonly string[]): ProviderHosts | null {
  try {
    return hostsOf(names);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

const options: HeaderOptions = {
  ...inlineHashes(readFileSync(join(values.dist, 'index.html'), 'utf8')),
  apiOrigins: values.api,
  imageOrigins: values.images,
  embedOrigins: values.embed,
  isHttps: !values.http,
  provider: providerHosts(values.provider),
  hasGoogleMaps: values['google-maps'],
  reportUrl: values.report ?? null,
};

const sets = {
  ...Object.fromEntries(PAGE_KINDS.map((kind) => [kind, pageHeaders(kind, options)])),
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
