#!/usr/bin/env node
/** Replays the contracts on the server at PROVIDER_URL: `--help` says how. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const args = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

const USAGE = `Replays what the Pavilion front end relies on (pact ${version}) on your server.

Usage: PROVIDER_URL=https://api.example.com PROVIDER_STATES_URL=https://api.example.com/pact-states npx pavilion-contracts [options]

  --only CHOICE   a call ("GET /api/client"), a path and what is below it, a tag, a state, or a level: browse, join, pay
                  (pay:stripe, pay:opayo, pay:ryft), book, account, front-of-house, or 1 to 6; again, or with commas, for more
  --junit FILE    writes the results as JUnit's XML too
  --serve-states PORT   no replay: a states endpoint for verifiers other than this one, which gives every value
  --help, --version

  PROVIDER_URL          the server
  PROVIDER_STATES_URL   where it enters states (states.json, states-openapi.yaml, example/states.mjs)
  PROVIDER_HEADERS      what every call carries besides, a line for each header: "X-Api-Key: 123". Authorization gives way to a
                        customer's token; a gateway with a log-in of its own needs Proxy-Authorization or an API key
  PROVIDER_TIMEOUT_MS   how long a call may take (10000)
  NODE_EXTRA_CA_CERTS   a file with a certificate authority of your own
  VERBOSE=1             prints each comparison

The exit code is 1 when something is not honoured, or nothing was replayed.
`;

if (args.includes('--version')) {
  console.log(version);
} else if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(USAGE);
} else if (!process.env.PROVIDER_URL) {
  console.error(
    'Name the server: PROVIDER_URL=https://api.example.com npx pavilion-contracts (--help says more).',
  );
  process.exitCode = 1;
} else {
  // The pact's own library prints on standard output; the report comes on standard error.
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dist', 'replay.js'), ...args], {
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_COLOR: '1' },
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 1],
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
