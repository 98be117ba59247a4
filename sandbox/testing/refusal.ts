import { DomainError, type FieldErrors } from '../domain/common/index.ts';

export interface Refusal {
  status: number;
  message: string;
  errors: FieldErrors | null;
  retryAfter: number | null;
  code: string | null;
  reasons: Readonly<Record<string, string>> | null;
}

/**
 * The refusal of a use case.
 * @throws if it did not refuse
 */
export async function catchRefusal(refusedCall: Promise<unknown>): Promise<Refusal> {
  const outcome = await refusedCall.catch((error: unknown) => error);
  if (!(outcome instanceof DomainError)) throw new Error(`Not refused, but: ${String(outcome)}`);
  const { status, message, errors, retryAfter, code, reasons } = outcome;
  return { status, message, errors, retryAfter, code, reasons };
}
