/** Prints the nginx configuration of one operator, from the operator's `config.json` and the built site: `--help` lists the options. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkedConfig } from './checked-config.ts';
import { runCommand } from './command.ts';
import { listenAddress } from './nginx/listen.ts';
import { oldWorkersOf } from './nginx/old-workers.ts';
import { operatorOf, type ServerOptions } from './nginx/operator.ts';
import { resolversOf } from './nginx/resolvers.ts';
import { siteConf } from './nginx/site-conf.ts';
import { OperatorError, originIn } from './operator-config.ts';

const USAGE = `Prints the nginx configuration of one operator, from the operator's config.json and the built site.

Usage: npm run --silent nginx -- --config config.json --dist dist [options] > /etc/nginx/conf.d/pavilion.conf

  --config FILE           the operator's configuration; answered for /config.json
  --dist DIR              the built site
  --root DIR              where the built site lies on the server, if elsewhere than here
  --config-at FILE        where config.json lies on the server, if elsewhere than here
  --api-upstream URL      hand /api/ on to this address (again for a second server), when apiBase is empty
  --provider NAME         a card provider in use: stripe, opayo, opayo-test, ryft, ryft-test, none; else those of config.json
  --images ORIGIN         where logos come from (again for a second)
  --report URL            where browsers report what the policy stopped
  --report-only           policies report and stop nothing; who may hold the site is enforced all the same
  --listen [ADDRESS:]PORT a port of every address, IPv4 and IPv6, or of one (again for a second): 443 with a certificate, else 8080
  --resolver ADDRESS      the name server that knows where --api-upstream is (again for a second), else those of
                          /etc/resolv.conf here; none: nginx looks it up when it starts, and never again
  --certificate FILE, --key FILE   for TLS here; without them something in front has to speak it
  --redirect-from [ADDRESS:]PORT  plain HTTP that is sent on to TLS (again for a second): 80 with a certificate, unless named
  --brotli                send the .br files: nginx needs its module brotli_static
  --well-known DIR        answer /.well-known/ from this folder
  --trusted-proxy CIDR    who in front may say whose call it is (again for a second)
  --old-worker PATH       remove the service worker that an earlier site had at this path (again for a second); usual: at any of
                          the paths that are usual, /sw.js and eight others
  --access-log FILE       /var/log/nginx/pavilion.log unless named
  --no-catch-all          something else answers names that are nobody's
  --help                  this text
`;

await runCommand(USAGE, printConf);

function printConf(): string {
  const none: string[] = [];
  const list = { type: 'string', multiple: true, default: none } as const;
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: 'config.json' },
      dist: { type: 'string', default: 'dist' },
      root: { type: 'string' },
      'config-at': { type: 'string' },
      'api-upstream': list,
      provider: list,
      images: list,
      report: { type: 'string' },
      'report-only': { type: 'boolean', default: false },
      listen: list,
      resolver: list,
      certificate: { type: 'string' },
      key: { type: 'string' },
      'redirect-from': { type: 'string', multiple: true, default: ['80'] },
      brotli: { type: 'boolean', default: false },
      'well-known': { type: 'string' },
      'trusted-proxy': list,
      'old-worker': list,
      'access-log': { type: 'string', default: '/var/log/nginx/pavilion.log' },
      'no-catch-all': { type: 'boolean', default: false },
    },
  });
  const tls = tlsOf(values.certificate, values.key);
  const listen = values.listen.length > 0 ? values.listen : [tls ? '443' : '8080'];
  const apiUpstreams = values['api-upstream'].map((address) => originIn(address, '--api-upstream'));
  const options: ServerOptions = {
    root: values.root ?? resolve(values.dist),
    configFile: values['config-at'] ?? resolve(values.config),
    apiUpstreams,
    imageOrigins: values.images,
    reportUrl: values.report ?? null,
    isReportOnly: values['report-only'],
    providers: values.provider,
    listen: listen.map((address) => listenAddress(address, '--listen')),
    resolvers: resolversOf(values.resolver, apiUpstreams),
    tls,
    redirectFrom: tls
      ? values['redirect-from'].map((address) => listenAddress(address, '--redirect-from'))
      : [],
    isBrotli: values.brotli,
    wellKnown: values['well-known'] ?? null,
    trustedProxies: values['trusted-proxy'],
    oldWorkers: oldWorkersOf(values['old-worker']),
    accessLog: values['access-log'],
    isCatchAll: !values['no-catch-all'],
  };
  const page = textOf(join(values.dist, 'index.html'), 'build the site first: npm run build');
  return siteConf(operatorOf(configIn(values.config), page, options));
}

function tlsOf(certificate: string | undefined, key: string | undefined): ServerOptions['tls'] {
  if (certificate !== undefined && key !== undefined) return { certificate, key };
  if (certificate === undefined && key === undefined) return null;
  throw new OperatorError('TLS needs both: --certificate FILE and --key FILE.');
}

function configIn(file: string): unknown {
  return checkedConfig(textOf(file, 'give the path of your configuration with --config'), file);
}

function textOf(file: string, remedy: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new OperatorError(`${file} cannot be read: ${remedy}.`);
  }
}
