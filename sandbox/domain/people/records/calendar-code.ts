import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { customers } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';

export type CalendarSubject = 'booking' | 'order';

/**
 * The code in the address of a calendar file. Calendar apps read it without a log-in, so it is signed with a
 * secret of the customer to prevent guessing. It expires when the customer changes their password.
 */
export function formatCalendarCode(subject: CalendarSubject, id: string, passwordHash: string): string {
  return `${subject}.${id}.${calculateSignature(subject, id, passwordHash)}`;
}

/** Parses a code; null if it is malformed. */
export function readCalendarCode(
  code: string,
): { subject: CalendarSubject; id: string; signature: string } | null {
  const [subject, id = '', codeSignature = ''] = code.split('.');
  return subject === 'booking' || subject === 'order' ? { subject, id, signature: codeSignature } : null;
}

export function isValidCalendarSignature(
  subject: CalendarSubject,
  id: string,
  codeSignature: string,
  passwordHash: string,
): boolean {
  const expectedBytes = Buffer.from(calculateSignature(subject, id, passwordHash));
  const givenBytes = Buffer.from(codeSignature);
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
}

function calculateSignature(subject: CalendarSubject, id: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`calendar ${subject} ${id}`).digest('base64url');
}

/** The secrets with which customers' codes are signed, by customer id. */
export async function findCalendarSecrets(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const uniqueIds = [...new Set(customerIds)];
  if (uniqueIds.length === 0) return new Map();
  const rows = await db
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(and(eq(customers.operatorId, operatorId), inArray(customers.id, uniqueIds)));
  return new Map(rows.map(({ id, passwordHash }) => [id, passwordHash]));
}
