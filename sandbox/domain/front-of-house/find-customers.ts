import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { membershipTypes, venues } from '../../store/schema/catalogue.ts';
import { customers } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { findHandoffOnPhone, type LiveHandoff } from '../cart/index.ts';
import { parseOutcode } from '../catalogue/index.ts';
import { countAttempt, forbidden, formatAttemptKey, LIMITS } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findCurrentMemberships, findOutstandingPenalties } from '../people/index.ts';
import { type CustomerSearch, readCustomerSearch } from './rules/customer-search.ts';

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

const MAX_RESULTS = 20;

/**
 * GET front-of-house/customers: finds the customer with a reference or card, or up to 20 by name and postcode,
 * e-mail or telephone.
 * @throws DomainError 403 unless the caller is staff; 429 after 60 searches in a minute
 */
export async function findCustomers(store: Store, caller: Caller, search: string): Promise<FoundCustomer[]> {
  if (caller.role !== 'staff') throw forbidden();
  await countAttempt(store, [{ key: formatAttemptKey('searches', caller.userId), limit: LIMITS.searches }]);
  const meant = readCustomerSearch(search);
  return store.read(async (db) => {
    const isOfOperator = and(eq(customers.operatorId, store.operatorId), eq(customers.role, 'customer'));
    const exact = await selectCustomers(db, and(isOfOperator, isCode(meant)));
    const rows = exact.length > 0 ? exact : await selectCustomers(db, and(isOfOperator, isLike(meant)));
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
    .limit(MAX_RESULTS);

function isCode({ code }: CustomerSearch): SQL | undefined {
  return or(sql`upper(${customers.reference}) = ${code}`, sql`upper(${customers.barcode}) = ${code}`);
}

function isLike({ email, phone, words }: CustomerSearch): SQL | undefined {
  return or(
    email === null ? undefined : ilike(customers.emailKey, `${escapeLike(email)}%`),
    phone === null
      ? undefined
      : ilike(sql`regexp_replace(coalesce(${customers.phone}, ''), '\\D', '', 'g')`, `%${phone}%`),
    words.length === 0 ? undefined : and(...words.map(isWord)),
  );
}

/** Matches the beginning of a name, the beginning of a word in it, or a part of the postcode. */
function isWord(word: string): SQL | undefined {
  const start = `${escapeLike(word)}%`;
  const names = sql`translate(' ' || ${customers.firstName} || ' ' || ${customers.lastName}, '‘’', '''''')`;
  const postcode = sql`replace(coalesce(${customers.postcode}, ''), ' ', '')`;
  return or(ilike(names, `% ${start}`), /\d/.test(word) ? ilike(postcode, `%${start}`) : undefined);
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
    homeVenue: await findName(db, venues, row.homeVenueId ?? membership?.homeVenueId ?? null),
    membership: await findName(db, membershipTypes, membership?.membershipTypeId ?? null),
    hasOutstandingPenalties: penalties.length > 0,
    profilePhoto: row.profilePhoto,
    handoff: await findHandoffOnPhone(db, store, row.id),
  };
}

async function findName(
  db: Tx,
  table: typeof venues | typeof membershipTypes,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.id, id));
  return row?.name ?? null;
}
