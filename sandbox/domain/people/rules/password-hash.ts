import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '../../../store/concurrency-limit.ts';
import { DomainError } from '../../common/index.ts';

type HashScheme = 'scrypt' | 'quick-scrypt';
const SCRYPT_COSTS: Readonly<Record<HashScheme, ScryptOptions>> = {
  // OWASP's parameters: N = 2^15, r = 8, p = 3 needs 32 MB and about 0.1 s.
  scrypt: { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 },
  // For test runs, which hash and compare hundreds of passwords that protect nothing.
  'quick-scrypt': { N: 2 ** 4, r: 8, p: 1 },
};
const NEW_HASH_SCHEME: HashScheme = process.env.SANDBOX_QUICK_PASSWORDS === '1' ? 'quick-scrypt' : 'scrypt';
// scrypt uses Node's pool of four threads, which file and DNS operations share: half of it stays free for them.
const runLimited = createConcurrencyLimit(Math.max(1, Math.min(2, availableParallelism() - 1)), {
  // Enough for a rush of customers; beyond it, each would wait longer than a page does.
  mostWaiting: 200,
  refusal: () =>
    new DomainError('rate-limited', 'Lots of people are logging in. Please try again in a few seconds.', {
      retryAfter: 5,
    }),
});
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * The stored form of a password: `scrypt$salt$key`, both in base64; the scheme names the work factor. In this
 * file, a password whose signal is aborted before its turn is not hashed.
 * @throws DomainError 429 when very many wait
 */
export async function hashPassword(password: string, signal?: AbortSignal): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(NEW_HASH_SCHEME, password, salt, signal);
  return `${NEW_HASH_SCHEME}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Compares in constant time. An unreadable hash matches nothing. */
export async function isPasswordCorrect(
  password: string,
  hash: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const [scheme, salt, key] = hash.split('$');
  if ((scheme !== 'scrypt' && scheme !== 'quick-scrypt') || !salt || !key) return false;
  const expectedKey = Buffer.from(key, 'base64');
  const actualKey = await deriveKey(scheme, password, Buffer.from(salt, 'base64'), signal);
  return expectedKey.length === actualKey.length && timingSafeEqual(expectedKey, actualKey);
}

/** Takes as long as a comparison, so that an unknown user name is as slow as a wrong password. */
export async function pretendToCompare(password: string, signal?: AbortSignal): Promise<void> {
  await deriveKey(NEW_HASH_SCHEME, password, Buffer.alloc(SALT_BYTES), signal);
}

function deriveKey(
  scheme: HashScheme,
  password: string,
  salt: Buffer,
  signal?: AbortSignal,
): Promise<Buffer> {
  return runLimited(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, SCRYPT_COSTS[scheme], (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
    signal,
  );
}
