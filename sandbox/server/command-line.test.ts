import { expect, test } from 'vitest';
import { readCommand } from './command-line.ts';

test('without arguments the sandbox listens on port 4000 and keeps its data', () => {
  expect(readCommand([])).toMatchObject({ port: 4000, reset: false, exit: false, venues: undefined });
});

test('every command-line option is read', () => {
  const args = [
    '--port',
    '4100',
    '--reset',
    '--import-venues',
    'a.csv',
    '--import-outcodes=b.csv',
    '--data',
    'd',
    '--proxies=1',
    '--most-from-one-address=500',
  ];
  expect(readCommand(args)).toMatchObject({
    port: 4100,
    reset: true,
    venues: 'a.csv',
    outcodes: 'b.csv',
    dataDir: 'd',
    proxies: 1,
    mostFromOneAddress: 500,
  });
});

test.each([['abc'], ['70000'], ['-1'], ['40.5']])('%s is no port, and the sentence says what is', (port) => {
  expect(() => readCommand([`--port=${port}`])).toThrow(/is not a port: give a whole number from 1 to 65535/);
});

test.each(['--proxies=-1', '--proxies=1.5', '--most-from-one-address=0'])(
  '%s is refused with a sentence that says what is expected',
  (option) => {
    expect(() => readCommand([option])).toThrow(/needs a whole number from \d up/);
  },
);

test('an unknown option points to the help', () => {
  expect(() => readCommand(['--prot', '4000'])).toThrow(/'--prot'.*--help/);
});
