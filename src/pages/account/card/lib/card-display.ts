import type { MemberCard, User } from '@/shared/api';
import { EMPTY_NOTE, type MembershipNote, toMembershipNote } from './membership-note';

/** The parts of a member card that are shown. */
export interface CardDisplay {
  readonly code: string;
  readonly hasBarcode: boolean;
  readonly name: string;
  readonly membership: string | null;
  /** Until when the membership is valid, or why it is not; null if there is nothing to say. */
  readonly note: MembershipNote;
  readonly photo: string | null;
  readonly wallet: MemberCard['wallet'];
}

/** Picks the parts of a card that can be shown; drops invalid pictures and links. */
export function toCardDisplay(card: MemberCard): CardDisplay {
  const { code, symbology, name, photo, wallet, membership } = card;
  return {
    code,
    hasBarcode: symbology === 'code_128',
    name,
    membership: membership ?? null,
    note: toMembershipNote(card),
    photo: photo?.startsWith('data:image/jpeg;base64,') ? photo : null,
    wallet: wallet.filter(({ url }) => url.startsWith('https://')),
  };
}

/** The card to show when the operator returns none: it has the customer's own code. Null if there is no code. */
export function buildCodeCard({ barcode, firstName, lastName }: User): CardDisplay | null {
  if (!barcode) return null;
  const name = `${firstName} ${lastName}`;
  return {
    code: barcode,
    hasBarcode: true,
    name,
    membership: null,
    note: EMPTY_NOTE,
    photo: null,
    wallet: [],
  };
}
