import type { MemberCard, User } from '@/shared/api';
import { type MembershipNote, membershipNoteOf, UNKNOWN } from './membership-note';

/** A card as it is shown. */
export interface CardDisplay {
  readonly code: string;
  readonly hasBars: boolean;
  readonly name: string;
  readonly membership: string | null;
  /** What is to be known about the membership: until when it counts, or why it does not. */
  readonly standing: MembershipNote;
  readonly photo: string | null;
  readonly wallet: MemberCard['wallet'];
}

/** Of a card, what can be shown: no picture and no link that is not what it should be. */
export function toCardDisplay(card: MemberCard): CardDisplay {
  const { code, symbology, name, photo, wallet, membership } = card;
  return {
    code,
    hasBars: symbology === 'code_128',
    name,
    membership: membership ?? null,
    standing: membershipNoteOf(card),
    photo: photo?.startsWith('data:image/jpeg;base64,') ? photo : null,
    wallet: wallet.filter(({ url }) => url.startsWith('https://')),
  };
}

/** The card of an operator that does not answer for it: the code that the customer is known by. */
export function cardOfUser({ barcode, firstName, lastName }: User): CardDisplay | null {
  if (!barcode) return null;
  const name = `${firstName} ${lastName}`;
  return { code: barcode, hasBars: true, name, membership: null, standing: UNKNOWN, photo: null, wallet: [] };
}
