import type { MemberCard, User } from '@/shared/api';
import { type Standing, standingOf, UNKNOWN } from './standing';

/** A card as it is shown. */
export interface ShownCard {
  readonly code: string;
  readonly hasBars: boolean;
  readonly name: string;
  readonly membership: string | null;
  /** What is to be known about the membership: until when it counts, or why it does not. */
  readonly standing: Standing;
  readonly photo: string | null;
  readonly wallet: MemberCard['wallet'];
}

/** Of a card, what can be shown: no picture and no link that is not what it should be. */
export function shownCard(card: MemberCard): ShownCard {
  const { code, symbology, name, photo, wallet, membership } = card;
  return {
    code,
    hasBars: symbology === 'code_128',
    name,
    membership: membership ?? null,
    standing: standingOf(card),
    photo: photo?.startsWith('data:image/jpeg;base64,') ? photo : null,
    wallet: wallet.filter(({ url }) => url.startsWith('https://')),
  };
}

/** The card of an operator that does not answer for it: the code that the customer is known by. */
export function cardOfUser({ barcode, firstName, lastName }: User): ShownCard | null {
  if (!barcode) return null;
  const name = `${firstName} ${lastName}`;
  return { code: barcode, hasBars: true, name, membership: null, standing: UNKNOWN, photo: null, wallet: [] };
}
