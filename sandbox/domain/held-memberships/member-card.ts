import type { Store } from '../../store/store.ts';
import type { Caller } from '../common/types.ts';
import type { FrozenDays, MembershipState } from '../memberships/index.ts';
import { findCustomerById, readPhoto } from '../people/index.ts';
import { listAccountMemberships } from './account-memberships.ts';

/** What a member shows at the centre. */
export interface MemberCard {
  code: string;
  name: string;
  membership: string | null;
  state: MembershipState | null;
  freeze: FrozenDays | null;
  validUntil: string | null;
  /** A JPEG in base64. */
  photo: string | null;
}

/** The membership that gives access comes first. */
const STATES_IN_ORDER: readonly MembershipState[] = ['active', 'cancelling', 'frozen', 'pending', 'ended'];

/** GET my-account/card: the active membership, or else the next or the last one, and the photo. */
export async function getMemberCard(store: Store, caller: Caller): Promise<MemberCard> {
  const photo = await readPhoto(store, caller);
  const memberships = await listAccountMemberships(store, caller);
  const endedLatestFirst = memberships.toReversed().filter(({ state }) => state === 'ended');
  const [cardMembership] = [
    ...memberships.filter(({ state }) => state !== 'ended'),
    ...endedLatestFirst,
  ].toSorted((first, second) => STATES_IN_ORDER.indexOf(first.state) - STATES_IN_ORDER.indexOf(second.state));
  const { barcode, firstName, lastName } = await store.read((db) =>
    findCustomerById(db, store, caller.userId),
  );
  return {
    code: barcode,
    name: `${firstName} ${lastName}`,
    membership: cardMembership?.type.name ?? null,
    state: cardMembership?.state ?? null,
    freeze: cardMembership?.freeze ?? null,
    validUntil: cardMembership?.record.endDate ?? null,
    photo,
  };
}
