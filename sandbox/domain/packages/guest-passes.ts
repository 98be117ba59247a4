import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { tidyEmail } from '../../../src/shared/lib/typed/email.ts';
import { tidyWords } from '../../../src/shared/lib/typed/plain.ts';
import type { Tx } from '../../store/connection.ts';
import { venues } from '../../store/schema/catalogue.ts';
import { guestPasses } from '../../store/schema/guest-passes.ts';
import type { Store } from '../../store/store.ts';
import {
  ATTEMPT_LIMITS,
  addDays,
  countAttemptOrThrow,
  formatAttemptKey,
  formatLongDate,
  formatMailName,
  formatPeriod,
  invalid,
  isUuid,
  notFound,
  recordAttempt,
  toLondonDate,
  validationError,
} from '../common/index.ts';
import type { Caller, NamedRef } from '../common/types.ts';
import { countMailToStranger, findCustomerById, sendEmailTo } from '../people/index.ts';
import { findGuestAllowances, type GuestAllowance } from './records/guest-allowances.ts';
import { takeUses } from './records/reduction-uses.ts';
import { revokePass } from './records/take-pass-back.ts';
import { calculateVisitEnd, createPassCode, findPassErrors, type PassRequest } from './rules/guest-passes.ts';

type GuestPassRecord = typeof guestPasses.$inferSelect;

/** A pass as its customer sees it. */
export type GuestPass = Omit<GuestPassRecord, 'state' | 'venueId'> & {
  venue: NamedRef;
  state: GuestPassRecord['state'] | 'expired';
};

export interface AccountGuestPasses {
  allowances: GuestAllowance[];
  issuedPasses: GuestPass[];
}

/** How many days after the visit a guest's address is kept. */
const ADDRESS_KEPT_DAYS = 30;

/** GET my-account/guest-passes: what the memberships include, and the issued passes, latest first. */
export function getAccountGuestPasses(store: Store, { userId }: Caller): Promise<AccountGuestPasses> {
  return store.read(async (db) => {
    const rows = await db
      .select()
      .from(guestPasses)
      .where(and(eq(guestPasses.operatorId, store.operatorId), eq(guestPasses.customerId, userId)))
      .orderBy(desc(guestPasses.createdAt), desc(guestPasses.id));
    return {
      allowances: await findGuestAllowances(db, store, userId),
      issuedPasses: await Promise.all(rows.map((row) => toGuestPass(db, store, row))),
    };
  });
}

/**
 * Issues a pass and e-mails it to the guest. It counts at once, in the period of its visit, and is returned at the
 * end of that day if it was not used. The same `attemptId` returns the same pass.
 * @throws DomainError 422 by field; 429 when too many e-mails are sent
 */
export function issueGuestPass(
  store: Store,
  { userId }: Caller,
  request: PassRequest & { benefitId: string; attemptId?: string | null },
): Promise<GuestPass> {
  const { benefitId, attemptId, ...passInput } = request;
  const passRequest = {
    ...passInput,
    firstName: tidyWords(passInput.firstName),
    lastName: tidyWords(passInput.lastName),
    email: tidyEmail(passInput.email).trim(),
  };
  const { operatorId } = store;
  return store.write(async (tx) => {
    const id = randomUUID();
    const attempt = { call: 'guest-pass', owner: userId, attemptId };
    const earlierId = await recordAttempt(tx, store, attempt, id);
    if (earlierId !== null) return toGuestPass(tx, store, await requireOwnPass(tx, store, userId, earlierId));
    const allowance = (await findGuestAllowances(tx, store, userId)).find(
      (allowance) => allowance.benefitId === benefitId,
    );
    if (!allowance) throw invalid({ benefit_id: ['Your membership doesn’t include guest passes.'] });
    const today = toLondonDate(store.clock.now());
    const errors = findPassErrors(passRequest, {
      rules: allowance.rules,
      venueIds: allowance.venues.map((venue) => venue.id),
      today,
      lastDay: allowance.lastDay,
      guestPassCount: await countPassesOfGuest(tx, store, userId, passRequest),
    });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    if (allowance.isFrozenOn(passRequest.visitDate))
      throw invalid({ visit_date: ['Your membership is frozen on this day.'] });
    const { confirmedOfAge: _, ...columns } = passRequest;
    const uses = allowance.buildUsesOn(passRequest.visitDate);
    const isUseTaken = await takeUses(tx, store, {
      uses,
      quantity: 1,
      holderId: userId,
      cartItemId: id,
      heldUntil: calculateVisitEnd(passRequest.visitDate),
    });
    if (!isUseTaken) {
      const period = formatPeriod(uses.frequency, passRequest.visitDate, today);
      throw invalid({ visit_date: [`You have no guest pass left ${period}`.trimEnd().concat('.')] });
    }
    const pass: GuestPassRecord = {
      ...columns,
      id,
      operatorId,
      customerId: userId,
      benefitId,
      code: createPassCode((limit) => randomInt(limit)),
      state: 'issued',
      createdAt: store.clock.now(),
    };
    await tx.insert(guestPasses).values(pass);
    const issuedPass = await toGuestPass(tx, store, pass);
    await sendPassToGuest(tx, store, issuedPass);
    return issuedPass;
  });
}

/**
 * Revokes a pass before it is used and returns its use. Idempotent.
 * @throws DomainError 404; 422 for a used pass
 */
export function revokeGuestPass(store: Store, { userId }: Caller, id: string): Promise<GuestPass> {
  return store.write(async (tx) => {
    const pass = await requireOwnPass(tx, store, userId, id);
    const { state } = await toGuestPass(tx, store, pass);
    if (state === 'used') throw validationError('This pass has already been used.');
    if (state === 'expired') throw validationError('This pass has expired.');
    if (state === 'revoked') return toGuestPass(tx, store, pass);
    await revokePass(tx, store, pass);
    return toGuestPass(tx, store, { ...pass, state: 'revoked' });
  });
}

/**
 * E-mails the pass to the guest again.
 * @throws DomainError 404; 422 for a pass that is no longer valid; 429 after three e-mails in a day
 */
export async function resendGuestPass(store: Store, { userId }: Caller, id: string): Promise<GuestPass> {
  const pass = await store.read(async (db) =>
    toGuestPass(db, store, await requireOwnPass(db, store, userId, id)),
  );
  if (pass.state !== 'issued' || pass.email === null) throw validationError('This pass no longer works.');
  await countAttemptOrThrow(store, [
    { key: formatAttemptKey('guest-pass', id), limit: ATTEMPT_LIMITS.resentPasses },
  ]);
  await store.write((tx) => sendPassToGuest(tx, store, pass));
  return pass;
}

/** Deletes the addresses of guests 30 days after their visit. */
export function forgetGuestAddresses(tx: Tx, { operatorId, clock }: Store): Promise<unknown> {
  const oldestKeptVisit = addDays(toLondonDate(clock.now()), -ADDRESS_KEPT_DAYS);
  return tx
    .update(guestPasses)
    .set({ email: null })
    .where(and(eq(guestPasses.operatorId, operatorId), lt(guestPasses.visitDate, oldestKeptVisit)));
}

async function requireOwnPass(
  db: Tx,
  { operatorId }: Store,
  userId: string,
  id: string,
): Promise<GuestPassRecord> {
  if (!isUuid(id)) throw notFound();
  const [pass] = await db
    .select()
    .from(guestPasses)
    .where(
      and(eq(guestPasses.operatorId, operatorId), eq(guestPasses.id, id), eq(guestPasses.customerId, userId)),
    );
  if (!pass) throw notFound();
  return pass;
}

/** How many passes the customer has for this guest in the month of the visit. */
async function countPassesOfGuest(tx: Tx, store: Store, userId: string, { email, visitDate }: PassRequest) {
  const rows = await tx
    .select()
    .from(guestPasses)
    .where(
      and(
        eq(guestPasses.operatorId, store.operatorId),
        eq(guestPasses.customerId, userId),
        inArray(guestPasses.state, ['issued', 'used']),
      ),
    );
  const today = toLondonDate(store.clock.now());
  const isCounted = (row: GuestPassRecord) =>
    row.email?.toLowerCase() === email.toLowerCase() &&
    row.visitDate.slice(0, 7) === visitDate.slice(0, 7) &&
    (row.state === 'used' || row.visitDate >= today);
  return rows.filter(isCounted).length;
}

async function toGuestPass(db: Tx, store: Store, { venueId, ...pass }: GuestPassRecord): Promise<GuestPass> {
  const [venue] = await db
    .select({ id: venues.id, name: venues.name })
    .from(venues)
    .where(and(eq(venues.operatorId, store.operatorId), eq(venues.id, venueId)));
  const isVisitOver = pass.visitDate < toLondonDate(store.clock.now());
  const state = pass.state === 'issued' && isVisitOver ? 'expired' : pass.state;
  return { ...pass, state, venue: venue ?? { id: venueId, name: '' } };
}

async function sendPassToGuest(tx: Tx, store: Store, pass: GuestPass): Promise<void> {
  const { customerId, email, firstName, visitDate, venue, code } = pass;
  if (email === null) return;
  await countMailToStranger(tx, store, { senderId: customerId, recipient: email });
  const member = await findCustomerById(tx, store, customerId);
  const memberName = formatMailName(`${member.firstName} ${member.lastName}`, 'A member');
  await sendEmailTo(
    tx,
    store,
    email,
    `A guest pass for ${venue.name}`,
    `Dear ${formatMailName(firstName, 'guest')}, ${memberName} has a guest pass for you on ${formatLongDate(visitDate)} at ${venue.name}. Your code is ${code}: show it at reception. It only works on that day.`,
  );
}
