import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_ROUTE } from '../../tooling/connection-words.ts';
import { type AskSite, createSiteAsker } from './ask-live.ts';
import { checkFamily, type ResolveAddress } from './family-finding.ts';

/** A name with an address in each family. */
const resolveBothFamilies: ResolveAddress = async (_hostname, family) =>
  family === 4 ? '192.0.2.1' : '2001:db8::1';

describe('a server that only listens on IPv4, although its name also has an IPv6 address', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer((_request, response) => response.end('{}'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => {
    server.close();
  });

  test('a server that only listens on IPv4 is fine on IPv4', async () => {
    expect(await checkFamily(origin, createSiteAsker(null), 4, resolveBothFamilies)).toMatchObject({
      state: 'fine',
      subject: 'IPv4',
      sentence: '192.0.2.1',
    });
  });

  test('a server that only listens on IPv4 has a row for IPv6 that is not fine', async () => {
    const { state, subject, sentence } = await checkFamily(
      origin,
      createSiteAsker(null),
      6,
      resolveBothFamilies,
    );
    expect(subject).toBe('IPv6');
    expect(sentence).toMatch(/^2001:db8::1: /);
    expect(state).not.toBe('fine');
  });
});

const createFailingAsker =
  (reason: string): AskSite =>
  async () => ({ reason });

test.each([
  ['wrong', 'the connection is refused', '2001:db8::1: the connection is refused'],
  ['wrong', 'nothing answers there', '2001:db8::1: nothing answers there'],
  // The fault may lie with the machine that checks.
  ['doubtful', NO_ROUTE, `2001:db8::1: ${NO_ROUTE} from here`],
])('the IPv6 row is %s when %s', async (state, reason, sentence) => {
  const finding = await checkFamily(
    'https://join.example.com',
    createFailingAsker(reason),
    6,
    resolveBothFamilies,
  );
  expect(finding).toEqual({ state, where: 'join.example.com', subject: 'IPv6', sentence });
});

test('a name without an IPv6 address gives a doubtful finding', async () => {
  const resolveNothing: ResolveAddress = async () => null;
  const finding = await checkFamily(
    'https://join.example.com',
    createFailingAsker('not asked'),
    6,
    resolveNothing,
  );
  expect(finding).toMatchObject({ state: 'doubtful', sentence: 'the name has no IPv6 address' });
});
