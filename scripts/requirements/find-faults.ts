import type { Proof } from './read-proofs.ts';
import type { Requirement } from './read-requirements.ts';

/** A comment in the code that names requirements. */
export type Citation = Pick<Proof, 'file' | 'numbers'>;

/** Finds mismatches between requirements, tests and code. Returns a sentence for each. */
export function findFaults(
  requirements: readonly Requirement[],
  proofs: readonly Proof[],
  citations: readonly Citation[],
): string[] {
  const numbers = requirements.map(({ number }) => number);
  const provenNumbers = new Set(proofs.flatMap((proof) => proof.numbers));
  return [
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `${number} stands for two requirements`),
    ...requirements
      .filter(({ number }) => !provenNumbers.has(number))
      .map(({ number, statement }) => `${number} has no test: ${statement}`),
    ...[...proofs, ...citations].flatMap((citation) =>
      citation.numbers
        .filter((number) => !numbers.includes(number))
        .map((number) => `${citation.file} names ${number}, which does not exist`),
    ),
    ...proofs
      .filter(({ title }) => title === null)
      .map(({ file, numbers: [first] }) => `${file}: the comment with ${first} stands above no test`),
  ];
}
