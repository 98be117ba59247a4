/** Prints the built site's headers for a web server; `--help` lists the options. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { buildPageHeaders, buildPlainHeaders, type HeaderOptions, hashInlineCode } from './headers.ts';
import { OperatorError, readOrigin, readReporting } from './operator-config.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { listProviderHosts } from './provider-hosts.ts';

const USAGE = `Prints the headers of the built site for the web server in front of it.

Usage: npm run --silent headers -- [options]

  --format nginx|json   lines for nginx, or JSON by kind of document (default nginx)
  --dist DIR            the built site (default dist)
  --api ORIGIN          an API on another origin; repeat it for more
  --images ORIGIN       an origin of logos; repeat it for more
  --embed ORIGIN        an origin whose pages may embed the site; repeat it for more
  --provider NAME       a card provider in use: stripe, opayo, opayo-test, ryft, ryft-test, none (default stripe; repeat it
                        for more); NAME=ORIGIN for a substitute that serves everything from one origin
  --google-maps         allow Google Maps on the finder's pages
  --report URL          the address for policy reports of browsers
  --report-only         report violations without blocking them; frame-ancestors is still enforced
  --http                for a site on plain http, on one machine
  --help                this text
`;

await runCommand(USAGE, () => {
  const noValues: string[] = [];
  const repeatableOption = { type: 'string', multiple: true, default: noValues } as const;
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'nginx' },
      dist: { type: 'string', default: 'dist' },
      api: repeatableOption,
      images: repeatableOption,
      embed: repeatableOption,
      report: { type: 'string' },
      'report-only': { type: 'boolean', default: false },
      provider: { type: 'string', multiple: true, default: ['stripe'] },
      http: { type: 'boolean', default: false },
      'google-maps': { type: 'boolean', default: false },
    },
  });
  if (values.format !== 'nginx' && values.format !== 'json')
    throw new OperatorError(`--format ${values.format}: use nginx or json.`);
  const options: HeaderOptions = {
    ...hashInlineCode(readPage(values.dist)),
    apiOrigins: values.api.map((origin) => readOrigin(origin, '--api')),
    imageOrigins: values.images.map((origin) => readOrigin(origin, '--images')),
    embedOrigins: values.embed.map((origin) => readOrigin(origin, '--embed')),
    isHttps: !values.http,
    provider: listProviderHosts(values.provider),
    hasGoogleMaps: values['google-maps'],
    ...readReporting(values.report ?? null, values['report-only']),
  };
  const headerSets = {
    ...Object.fromEntries(PAGE_KINDS.map((kind) => [kind, buildPageHeaders(kind, options)])),
    other: buildPlainHeaders(options),
  };
  return values.format === 'json' ? `${JSON.stringify(headerSets, null, 2)}\n` : formatNginxLines(headerSets);
});

function formatNginxLines(headerSets: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const lines = Object.entries(headerSets).flatMap(([kind, headers]) => [
    `# ${kind}`,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`),
  ]);
  return `${lines.join('\n')}\n`;
}

function readPage(dist: string): string {
  const file = join(dist, 'index.html');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new OperatorError(
      `${file} cannot be read: build the site first (npm run build), or give its folder with --dist.`,
    );
  }
}
