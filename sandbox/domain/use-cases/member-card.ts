import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import { membershipTypes } from '../../store/schema/catalogue.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { customerById } from '../records/customer.ts';
import { todayInLondon } from '../rules/dates.ts';
import type { Session } from '../types.ts';
import { readPhoto } from './photo.ts';

/** What a member shows at the centre. */
export interface MemberCard {
  code: string;
  name: string;
  membership: string | null;
  validUntil: string | null;
  /** A JPEG in base64. */
  photo: string | null;
}

/** GET my-account/card: the first membership that is active and has not ended, and the photo. */
export async function memberCard(store: Store, session: Session): Promise<MemberCard> {
  const photo = await readPhoto(store, session);
  return store.read(async (db) => {
    const { barcode, firstName, lastName } = await customerById(db, store, session.userId);
    const [held] = await db
      .select({ name: membershipTypes.name, endDate: memberships.endDate })
      .from(memberships)
      .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
      .where(
        and(
          eq(memberships.operatorId, store.operatorId),
          eq(memberships.customerId, session.userId),
          eq(memberships.status, 'active'),
          or(isNull(memberships.endDate), gte(memberships.endDate, todayInLondon(store.clock.now()))),
        ),
      )
      .orderBy(asc(memberships.startDate))
      .limit(1);
    return {
      code: barcode,
      name: `${firstName} ${lastName}`,
      membership: held?.name ?? null,
      validUntil: held?.endDate ?? null,
      photo,
    };
  });
}
