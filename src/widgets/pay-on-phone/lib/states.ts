import type { HandOff, HandOffState } from '@/shared/api';

/** What staff can do about it. */
export type HandOffAction =
  | 'moreTime'
  | 'takeBack'
  | 'email'
  | 'lookAgain'
  | 'newCode'
  | 'printReceipt'
  | 'nextCustomer';

/** What is known of a hand-off: the last answer, and whether the next one fails to come. */
export interface KnownHandOff
  extends Pick<HandOff, 'state' | 'openedByOther' | 'extensionsLeft' | 'orderId'> {
  readonly isSilent: boolean;
}

export interface HandOffView {
  /** The key of its sentence in `texts.ts`. */
  readonly sentence: HandOffState | 'silent';
  /** Somebody who is logged in to another account has tried it, and the customer has not opened it since. */
  readonly isOtherSaid: boolean;
  readonly actions: readonly HandOffAction[];
  /** The code can be scanned, and its time runs. */
  readonly isCodeShown: boolean;
}

/** It has ended without money: the basket can be paid at the desk again. */
const BACK: readonly HandOffState[] = ['expired', 'cancelled', 'given_back'];

/** Whether the server has said that the basket is the desk's again; nothing else lets staff take money. */
export const isReturnedToDesk = ({ state }: Pick<HandOff, 'state'>): boolean => BACK.includes(state);

/** Whether it is paid: the desk believes only an order. */
export const isPaid = ({ state, orderId }: Pick<HandOff, 'state' | 'orderId'>): boolean =>
  state === 'paid' && orderId !== null;

/** Whether its end is still awaited. */
export const isLive = (handOff: Pick<HandOff, 'state' | 'orderId'>): boolean =>
  !isReturnedToDesk(handOff) && !isPaid(handOff);

/** What staff and the customer are told, and what can be done. */
export function viewOf(known: KnownHandOff): HandOffView {
  const { state, isSilent } = known;
  if (isSilent && isLive(known))
    return { sentence: 'silent', isOtherSaid: false, actions: ['lookAgain'], isCodeShown: false };
  switch (state) {
    case 'waiting':
    case 'opened':
      return {
        sentence: state,
        isOtherSaid: state === 'waiting' && known.openedByOther,
        actions: [...(known.extensionsLeft > 0 ? (['moreTime'] as const) : []), 'takeBack', 'email'],
        isCodeShown: true,
      };
    case 'paying':
      return { sentence: state, isOtherSaid: false, actions: [], isCodeShown: false };
    case 'paid':
      // Without its order it is not known to be paid.
      return isPaid(known)
        ? {
            sentence: state,
            isOtherSaid: false,
            actions: ['printReceipt', 'nextCustomer'],
            isCodeShown: false,
          }
        : { sentence: 'paying', isOtherSaid: false, actions: [], isCodeShown: false };
    case 'expired':
    case 'cancelled':
    case 'given_back':
      return { sentence: state, isOtherSaid: false, actions: ['newCode'], isCodeShown: false };
  }
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** What is left, as "08:31". */
export function leftOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor((seconds * SECOND_MS) / MINUTE_MS))}:${two(seconds % 60)}`;
}
