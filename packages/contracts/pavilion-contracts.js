#!/usr/bin/env node
/** Replays the contracts on the server at PROVIDER_URL. `--help` lists the options. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const args = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

const USAGE = `Replays the contracts of the Pavilion front end (pact ${version}) on your server.

Usage: PROVIDER_URL=https://api.example.com PROVIDER_STATES_URL=https://api.example.com/pact-states npx pavilion-contracts [options]

  --only CHOICE         replay only a call ("GET /api/client"), a path and everything below it, a tag, a state, or a level:
                        browse, join, pay (pay:stripe, pay:opayo, pay:ryft), book, account, front-of-house, or 1 to 6.
                        Repeat it, or separate choices with commas
  --junit FILE          also write the results as JUnit XML
  --serve-states PORT   do not replay; serve states, with every value, to another Pact verifier
  --help, --version

  PROVIDER_URL          the server to replay on
  PROVIDER_STATES_URL   its states endpoint (see states.json, states-openapi.yaml, example/states.mjs)
  PROVIDER_HEADERS      extra headers for every call, one per line: "X-Api-Key: 123". A customer's token replaces
                        Authorization, so a gateway with its own log-in needs Proxy-Authorization or an API key
  PROVIDER_TIMEOUT_MS   time limit of a call in milliseconds (default 10000)
  NODE_EXTRA_CA_CERTS   a file with your own certificate authority
  VERBOSE=1             print each comparison

The exit code is 1 if an interaction is not honoured, or if nothing was replayed.
`;

if (args.includes('--version')) {
  console.log(version);
} else if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(USAGE);
} else if (!process.env.PROVIDER_URL) {
  console.error(
    'Set the server: PROVIDER_URL=https://api.example.com npx pavilion-contracts (--help lists the options).',
  );
  process.exitCode = 1;
} else {
  // The Pact library prints to standard output; the report goes to standard error.
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dist', 'replay.js'), ...args], {
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_COLOR: '1' },
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 1],
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
