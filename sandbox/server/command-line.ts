import { parseArgs } from 'node:util';
import { DEFAULT_PORT, readPort } from '../../tooling/defaults.ts';

export const USAGE = `npm run sandbox -- [options]

Starts the sandbox operator: the API, the site (when it is built) and the simulated card provider, on one port.

  --port NUMBER           the port to listen on (default 4000)
  --data DIR              the folder of the database (default .data/sandbox)
  --reset                 throw the data away first, and start with a fresh demo operator
  --import-venues FILE    load centres from a CSV file (slug, name, address, postcode, latitude, longitude …)
  --import-outcodes FILE  load postcode districts from a CSV file, for searches by postcode
  --proxies NUMBER        how many proxies stand in front, whose X-Forwarded-For is believed (default 0)
  --most-from-one-address NUMBER
                          failed log-ins, codes or cards that one address may try in ten minutes (default 300)
  --exit                  stop when the imports are done, instead of serving
  --quiet                 do not write a line for each request
  --help                  show this

With DATABASE_URL set, the data is kept in that PostgreSQL server instead of a folder.`;

export interface SandboxCommand {
  readonly port: number;
  readonly dataDir: string | undefined;
  readonly reset: boolean;
  readonly venues: string | undefined;
  readonly outcodes: string | undefined;
  readonly proxies: number | undefined;
  readonly mostFromOneAddress: number | undefined;
  readonly exit: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
}

/**
 * Parses the arguments of `npm run sandbox`.
 * @throws Error with a message for invalid arguments
 */
export function readCommand(args: readonly string[]): SandboxCommand {
  const { values } = parse(args);
  return {
    port: readPort(values.port, DEFAULT_PORT),
    dataDir: values.data,
    reset: values.reset ?? false,
    venues: values['import-venues'],
    outcodes: values['import-outcodes'],
    proxies: readCount('proxies', values.proxies, 0),
    mostFromOneAddress: readCount('most-from-one-address', values['most-from-one-address'], 1),
    exit: values.exit ?? false,
    quiet: values.quiet ?? false,
    help: values.help ?? false,
  };
}

function readCount(option: string, optionText: string | undefined, least: number): number | undefined {
  if (optionText === undefined) return undefined;
  if (/^\d{1,6}$/.test(optionText) && Number(optionText) >= least) return Number(optionText);
  throw new Error(`--${option} needs a whole number from ${least} up, not "${optionText}".`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        reset: { type: 'boolean' },
        'import-venues': { type: 'string' },
        'import-outcodes': { type: 'string' },
        proxies: { type: 'string' },
        'most-from-one-address': { type: 'string' },
        exit: { type: 'boolean' },
        quiet: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Error(`${sentence}. Run "npm run sandbox -- --help" for the options there are.`);
  }
}
