import { globSync } from 'node:fs';
import { root } from '../../tooling/run.ts';

/** A part of the product whose tests are measured together. */
export interface Folder {
  name: string;
  /** The files to mutate, as globs relative to the project's root. */
  mutate: readonly string[];
  /** The test files that must notice, as globs relative to the project's root. */
  tests: readonly string[];
  /** Vitest's pool. With jsdom `vmThreads` is fastest, but its classes are not Node's (`instanceof DOMException` fails). */
  pool?: 'threads' | 'vmThreads' | 'forks';
  /** The environment of the tests. Code that needs no document is measured much faster in `node`. */
  environment?: 'jsdom' | 'node';
}

const EXCLUDED_TESTS = ['!**/*.test.{ts,tsx}', '!**/testing/**'];

function buildFolder(
  name: string,
  mutate: readonly string[],
  tests: readonly string[],
  options: Pick<Folder, 'pool' | 'environment'> = {},
): Folder {
  return { name, mutate: [...mutate, ...EXCLUDED_TESTS], tests, ...options };
}

const WITHOUT_DOCUMENT = { environment: 'node', pool: 'threads' } as const;

/** Code where a mistake costs money, personal data or a customer; each part is measured by the tests next to it. */
export const folders: readonly Folder[] = [
  buildFolder('login-redirect', ['src/shared/routes/login-redirect.ts'], ['src/shared/routes/*.test.ts']),
  buildFolder(
    'accept-terms',
    ['src/features/accept-terms/model/*.ts'],
    ['src/features/accept-terms/**/*.test.{ts,tsx}'],
    { pool: 'forks' },
  ),
  buildFolder(
    'idle-kiosk',
    ['src/features/reset-idle-kiosk/{lib,model}/*.ts'],
    ['src/features/reset-idle-kiosk/**/*.test.ts'],
  ),
  buildFolder('kiosk', ['src/app/kiosk/*.ts'], ['src/app/kiosk/*.test.ts']),
  buildFolder(
    'wire-case',
    ['src/shared/api/wire-case/*.ts', '!**/*.gen.ts'],
    ['src/shared/api/wire-case/*.test.ts', 'tests/wire-case/*.test.ts'],
    WITHOUT_DOCUMENT,
  ),
  buildFolder(
    'failures',
    [
      'src/shared/api/failure.ts',
      'src/shared/api/unwrap.ts',
      'src/shared/api/receive.ts',
      'src/shared/api/field-names.ts',
    ],
    ['src/shared/api/{failure,unwrap,receive,created,field-names}.test.ts'],
    WITHOUT_DOCUMENT,
  ),
  buildFolder(
    'dates',
    ['src/shared/lib/{date,typed/*}.ts', 'src/features/review-costs/{lib,model}/*.ts'],
    ['src/shared/lib/{date,typed/*}.test.ts', 'src/features/review-costs/**/*.test.ts'],
    WITHOUT_DOCUMENT,
  ),
  buildFolder(
    'membership',
    ['src/entities/membership/lib/*.ts'],
    ['src/entities/membership/lib/*.test.ts', 'src/features/review-costs/lib/*.test.ts'],
    WITHOUT_DOCUMENT,
  ),
  buildFolder(
    'sandbox-rules',
    ['sandbox/domain/*/rules/*.ts'],
    ['sandbox/domain/*/rules/**/*.test.ts'],
    WITHOUT_DOCUMENT,
  ),
  buildFolder(
    'direct-debit',
    ['src/features/set-up-direct-debit/{lib,model}/*.ts', '!**/*.gen.ts'],
    ['src/features/set-up-direct-debit/**/*.test.ts', 'tests/modulus/*.test.ts'],
    WITHOUT_DOCUMENT,
  ),
  buildFolder(
    'register-customer',
    ['src/features/register-customer/{lib,model}/*.ts'],
    ['src/features/register-customer/**/*.test.ts'],
  ),
  buildFolder(
    'forms',
    ['src/shared/forms/schema/*.ts'],
    [
      'src/shared/forms/schema/{conditions,data-fields,form-errors,form-from-sections,groups,initial-value,kept-values,plain-schema,questions,schema-problems,sections,summary-text,typed-value,validator,with-options}.test.ts',
    ],
    WITHOUT_DOCUMENT,
  ),
  buildFolder(
    'payment-model',
    ['src/features/pay-by-card/{model,lib}/*.ts', 'src/entities/payment/{model,lib}/*.ts'],
    ['src/features/pay-by-card/{model,lib}/*.test.ts', 'src/entities/payment/{model,lib}/*.test.ts'],
    // A test sets the time zone, which needs a separate process.
    { pool: 'forks' },
  ),
  buildFolder(
    'payment-gateways',
    ['src/features/pay-by-card/gateways/**/*.ts'],
    ['src/features/pay-by-card/gateways/**/*.test.ts'],
  ),
];

/** Returns the files to mutate, relative to the project's root. */
export function listMutatedFiles({ mutate }: Folder): string[] {
  const exclude = mutate.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return globSync(
    mutate.filter((glob) => !glob.startsWith('!')),
    { cwd: root, exclude },
  );
}
