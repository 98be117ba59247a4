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
const STATE_ORDER: readonly MembershipState[] = ['active', 'cancelling', 'frozen', 'pending', 'ended'];

/** GET my-account/card: the active membership, or else the next or the last one, and the photo. */
export async function getMemberCard(store: Store, caller: Caller): Promise<MemberCard> {
  const photo = await readPhoto(store, caller);
  const own = await listAccountMemberships(store, caller);
  const lastFirst = own.toReversed().filter(({ state }) => state === 'ended');
  const [held] = [...own.filter(({ state }) => state !== 'ended'), ...lastFirst].toSorted(
    (one, other) => STATE_ORDER.indexOf(one.state) - STATE_ORDER.indexOf(other.state),
  );
  const { barcode, firstName, lastName } = await store.read((db) =>
    findCustomerById(db, store, caller.userId),
  );
  return {
    code: barcode,
    name: `${firstName} ${lastName}`,
    membership: held?.type.name ?? null,
    state: held?.state ?? null,
    freeze: held?.freeze ?? null,
    validUntil: held?.record.endDate ?? null,
    photo,
  };
}
