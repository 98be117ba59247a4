import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { membershipTypes, venues } from '../../store/schema/catalogue.ts';
import { customers } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { findHandoffOnPhone, type LiveHandoff } from '../cart/index.ts';
import { parseOutcode } from '../catalogue/index.ts';
import { ATTEMPT_LIMITS, countAttemptOrThrow, forbidden, formatAttemptKey } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findCurrentMemberships, findOutstandingPenalties } from '../people/index.ts';
import { type CustomerSearch, parseCustomerSearch } from './rules/customer-search.ts';

/** The details by which staff tell customers apart; never a whole address. */
export interface FoundCustomer {
  id: string;
  reference: string;
  name: string;
  birthYear: number | null;
  outcode: string | null;
  homeVenue: string | null;
  membership: string | null;
  hasOutstandingPenalties: boolean;
  profilePhoto: string | null;
  handoff: LiveHandoff | null;
}

type CustomerRow = typeof customers.$inferSelect;

const MAX_FOUND_CUSTOMERS = 20;

/**
 * GET front-of-house/customers: finds the customer with a reference or card, or up to 20 by name and postcode,
 * e-mail or telephone.
 * @throws DomainError 403 unless the caller is staff; 429 after 60 searches in a minute
 */
export async function findCustomers(store: Store, caller: Caller, search: string): Promise<FoundCustomer[]> {
  if (caller.role !== 'staff') throw forbidden();
  await countAttemptOrThrow(store, [
    { key: formatAttemptKey('searches', caller.userId), limit: ATTEMPT_LIMITS.searches },
  ]);
  const customerSearch = parseCustomerSearch(search);
  return store.read(async (db) => {
    const isCustomerOfOperator = and(
      eq(customers.operatorId, store.operatorId),
      eq(customers.role, 'customer'),
    );
    const codeMatches = await selectCustomers(
      db,
      and(isCustomerOfOperator, buildCodeCondition(customerSearch)),
    );
    const rows =
      codeMatches.length > 0
        ? codeMatches
        : await selectCustomers(db, and(isCustomerOfOperator, buildSearchCondition(customerSearch)));
    const foundCustomers: FoundCustomer[] = [];
    for (const row of rows) foundCustomers.push(await toFoundCustomer(db, store, row));
    return foundCustomers;
  });
}

const selectCustomers = (db: Tx, condition: SQL | undefined): Promise<CustomerRow[]> =>
  db
    .select()
    .from(customers)
    .where(condition)
    .orderBy(asc(customers.lastName), asc(customers.firstName), asc(customers.reference))
    .limit(MAX_FOUND_CUSTOMERS);

function buildCodeCondition({ code }: CustomerSearch): SQL | undefined {
  return or(sql`upper(${customers.reference}) = ${code}`, sql`upper(${customers.barcode}) = ${code}`);
}

function buildSearchCondition({ email, phone, words }: CustomerSearch): SQL | undefined {
  return or(
    email === null ? undefined : ilike(customers.emailKey, `${escapeLike(email)}%`),
    phone === null
      ? undefined
      : ilike(sql`regexp_replace(coalesce(${customers.phone}, ''), '\\D', '', 'g')`, `%${phone}%`),
    words.length === 0 ? undefined : and(...words.map(buildWordCondition)),
  );
}

/** Matches the beginning of a name, the beginning of a word in it, or a part of the postcode. */
function buildWordCondition(word: string): SQL | undefined {
  const startPattern = `${escapeLike(word)}%`;
  const spacedNames = sql`translate(' ' || ${customers.firstName} || ' ' || ${customers.lastName}, '‘’', '''''')`;
  const postcode = sql`replace(coalesce(${customers.postcode}, ''), ' ', '')`;
  return or(
    ilike(spacedNames, `% ${startPattern}`),
    /\d/.test(word) ? ilike(postcode, `%${startPattern}`) : undefined,
  );
}

/** Escapes the wildcards of an SQL pattern. */
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

async function toFoundCustomer(db: Tx, store: Store, row: CustomerRow): Promise<FoundCustomer> {
  const [membership] = await findCurrentMemberships(db, store, row.id);
  const penalties = await findOutstandingPenalties(db, store, row.id);
  return {
    id: row.id,
    reference: row.reference,
    name: `${row.firstName} ${row.lastName}`.trim(),
    birthYear: row.dateOfBirth === null ? null : Number(row.dateOfBirth.slice(0, 4)),
    outcode: row.postcode === null ? null : parseOutcode(row.postcode),
    homeVenue: await findNameById(db, venues, row.homeVenueId ?? membership?.homeVenueId ?? null),
    membership: await findNameById(db, membershipTypes, membership?.membershipTypeId ?? null),
    hasOutstandingPenalties: penalties.length > 0,
    profilePhoto: row.profilePhoto,
    handoff: await findHandoffOnPhone(db, store, row.id),
  };
}

async function findNameById(
  db: Tx,
  table: typeof venues | typeof membershipTypes,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.id, id));
  return row?.name ?? null;
}
