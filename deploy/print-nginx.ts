/** Prints the nginx configuration of one operator, from `config.json` and the built site; `--help` lists the options. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfig } from './check-config-text.ts';
import { runCommand } from './command.ts';
import { requireListenAddress } from './nginx/listen.ts';
import { listOldWorkers } from './nginx/old-workers.ts';
import { type ServerOptions, toOperator } from './nginx/operator.ts';
import { listResolvers } from './nginx/resolvers.ts';
import { formatSiteConf } from './nginx/site-conf.ts';
import { OperatorError, readOrigin } from './operator-config.ts';

const USAGE = `Prints the nginx configuration of one operator, from the operator's config.json and the built site.

Usage: npm run --silent nginx -- --config config.json --dist dist [options] > /etc/nginx/conf.d/pavilion.conf

  --config FILE           the operator's configuration, served as /config.json (default config.json)
  --dist DIR              the built site (default dist)
  --root DIR              the path of the built site on the server, if it differs from --dist
  --config-at FILE        the path of config.json on the server, if it differs from --config
  --api-upstream URL      proxy /api/ to this address if apiBase is empty; repeat it for more servers
  --provider NAME         a card provider in use: stripe, opayo, opayo-test, ryft, ryft-test, none (default: those of
                          config.json); repeat it for more
  --images ORIGIN         an origin of logos; repeat it for more
  --report URL            the address for policy reports of browsers
  --report-only           report violations without blocking them; frame-ancestors is still enforced
  --listen [ADDRESS:]PORT a port on all addresses, IPv4 and IPv6, or on one; repeat it for more (default 443 with a
                          certificate, otherwise 8080)
  --resolver ADDRESS      the name server that resolves --api-upstream; repeat it for more (default: those of this machine's
                          /etc/resolv.conf). With "none", nginx resolves it only when it starts
  --certificate FILE, --key FILE   for TLS; without them a proxy in front must terminate TLS
  --redirect-from [ADDRESS:]PORT  redirect plain HTTP on this port to TLS; repeat it for more (default 80)
  --brotli                serve the .br files; needs the nginx module brotli_static
  --well-known DIR        serve /.well-known/ from this folder
  --trusted-proxy CIDR    a proxy in front whose X-Forwarded-For is trusted; repeat it for more
  --old-worker PATH       remove the service worker that an earlier site had at this path; repeat it for more. "usual" stands
                          for the most common paths: /sw.js and eight others
  --access-log FILE       default /var/log/nginx/pavilion.log
  --no-catch-all          do not answer unknown host names here
  --help                  this text
`;

await runCommand(USAGE, printConf);

function printConf(): string {
  const noValues: string[] = [];
  const repeatableOption = { type: 'string', multiple: true, default: noValues } as const;
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: 'config.json' },
      dist: { type: 'string', default: 'dist' },
      root: { type: 'string' },
      'config-at': { type: 'string' },
      'api-upstream': repeatableOption,
      provider: repeatableOption,
      images: repeatableOption,
      report: { type: 'string' },
      'report-only': { type: 'boolean', default: false },
      listen: repeatableOption,
      resolver: repeatableOption,
      certificate: { type: 'string' },
      key: { type: 'string' },
      'redirect-from': { type: 'string', multiple: true, default: ['80'] },
      brotli: { type: 'boolean', default: false },
      'well-known': { type: 'string' },
      'trusted-proxy': repeatableOption,
      'old-worker': repeatableOption,
      'access-log': { type: 'string', default: '/var/log/nginx/pavilion.log' },
      'no-catch-all': { type: 'boolean', default: false },
    },
  });
  const tls = requireTls(values.certificate, values.key);
  const listen = values.listen.length > 0 ? values.listen : [tls ? '443' : '8080'];
  const apiUpstreams = values['api-upstream'].map((address) => readOrigin(address, '--api-upstream'));
  const options: ServerOptions = {
    root: values.root ?? resolve(values.dist),
    configFile: values['config-at'] ?? resolve(values.config),
    apiUpstreams,
    imageOrigins: values.images,
    reportUrl: values.report ?? null,
    isReportOnly: values['report-only'],
    providers: values.provider,
    listen: listen.map((address) => requireListenAddress(address, '--listen')),
    resolvers: listResolvers(values.resolver, apiUpstreams),
    tls,
    redirectFrom: tls
      ? values['redirect-from'].map((address) => requireListenAddress(address, '--redirect-from'))
      : [],
    isBrotli: values.brotli,
    wellKnown: values['well-known'] ?? null,
    trustedProxies: values['trusted-proxy'],
    oldWorkers: listOldWorkers(values['old-worker']),
    accessLog: values['access-log'],
    isCatchAll: !values['no-catch-all'],
  };
  const pageHtml = readText(join(values.dist, 'index.html'), 'build the site first: npm run build');
  return formatSiteConf(toOperator(readConfig(values.config), pageHtml, options));
}

function requireTls(certificate: string | undefined, key: string | undefined): ServerOptions['tls'] {
  if (certificate !== undefined && key !== undefined) return { certificate, key };
  if (certificate === undefined && key === undefined) return null;
  throw new OperatorError('TLS needs both: --certificate FILE and --key FILE.');
}

function readConfig(file: string): unknown {
  return checkConfig(readText(file, 'give the path of your configuration with --config'), file);
}

function readText(file: string, remedy: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new OperatorError(`${file} cannot be read: ${remedy}.`);
  }
}
