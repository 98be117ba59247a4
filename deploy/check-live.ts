/** Checks a running site from outside; `--help` explains the usage. */
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { type AddressOverride, createSiteAsker } from './live/ask-live.ts';
import { formatTable } from './live/finding.ts';
import { inspectSite } from './live/look.ts';
import { OperatorError, readOrigin, readReporting } from './operator-config.ts';

const USAGE = `Checks a running site from outside: config.json, the certificate, the three hosts, IPv4 and IPv6, each header, who may frame
the site, files, the API with its CORS, and an upload of 10 MB (sent without a log-in, so that nothing is stored).

Usage: npm run --silent check-live -- https://online-joining.example.com [options]

  --at ADDRESS[:PORT]   check this server instead of the one in DNS, for example before you switch over
  --images ORIGIN       an origin of logos; repeat it for more. Give the same values as for the printed configuration
  --provider NAME       a card provider in use, also the same; by default those of config.json
  --report URL          the address for policy reports, also the same
  --help                this text

Prints a table: ✓ fine, ! worth a look, ✗ wrong. The exit code is 1 if something is wrong.
For your own certificate authority, set NODE_EXTRA_CA_CERTS=FILE.
`;

await runCommand(USAGE, async () => {
  const repeatableOption: { type: 'string'; multiple: true; default: string[] } = {
    type: 'string',
    multiple: true,
    default: [],
  };
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      images: repeatableOption,
      provider: repeatableOption,
      report: { type: 'string' },
    },
  });
  const [site, ...otherSites] = positionals;
  if (site === undefined || otherSites.length > 0)
    throw new OperatorError(
      'Give one site: npm run --silent check-live -- https://online-joining.example.com',
    );
  const addressOverride = values.at === undefined ? null : parseAddressOverride(values.at);
  const findings = await inspectSite(
    readOrigin(site, 'The site'),
    createSiteAsker(addressOverride),
    addressOverride === null,
    {
      imageOrigins: values.images.map((origin) => readOrigin(origin, '--images')),
      providers: values.provider,
      reportUrl: readReporting(values.report ?? null, false).reportUrl,
    },
  );
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
  return formatTable(findings);
});

function parseAddressOverride(text: string): AddressOverride {
  if (isIP(text) !== 0) return { address: text, port: null };
  const [, address = '', port] = /^\[?([\da-f.:]+?)\]?(?::(\d+))?$/i.exec(text) ?? [];
  if (isIP(address) === 0 || Number(port ?? 1) > 65_535)
    throw new OperatorError(
      `--at: "${text}" is not an address: write 192.0.2.1, 192.0.2.1:8443 or [2001:db8::1]:443.`,
    );
  return { address, port: port === undefined ? null : Number(port) };
}
