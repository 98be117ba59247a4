import type { MemberCard, User } from '@/shared/api';

/** A card as it is shown. */
export interface ShownCard {
  readonly code: string;
  readonly hasBars: boolean;
  readonly name: string;
  readonly membership: string | null;
  readonly validUntil: string | null;
  readonly photo: string | null;
  readonly wallet: MemberCard['wallet'];
}

/** Of a card, what can be shown: no picture and no link that is not what it should be. */
export function shownCard(card: MemberCard): ShownCard {
  const { code, symbology, name, photo, wallet, membership, validUntil } = card;
  return {
    code,
    hasBars: symbology === 'code_128',
    name,
    membership: membership ?? null,
    validUntil: validUntil ?? null,
    photo: photo?.startsWith('data:image/jpeg;base64,') ? photo : null,
    wallet: wallet.filter(({ url }) => url.startsWith('https://')),
  };
}

/** The card of an operator that does not answer for it: the code that the customer is known by. */
export function cardOfUser({ barcode, firstName, lastName }: User): ShownCard | null {
  if (!barcode) return null;
  const name = `${firstName} ${lastName}`;
  return { code: barcode, hasBars: true, name, membership: null, validUntil: null, photo: null, wallet: [] };
}
