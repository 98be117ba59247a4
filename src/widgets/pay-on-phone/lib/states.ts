import type { HandOff, HandOffState } from '@/shared/api';

/** The actions that staff can take. */
export type HandOffAction =
  | 'moreTime'
  | 'takeBack'
  | 'email'
  | 'lookAgain'
  | 'newCode'
  | 'printReceipt'
  | 'nextCustomer';

/** The last known state of a hand-off, and whether polling currently gets no response. */
export interface KnownHandOff
  extends Pick<HandOff, 'state' | 'openedByOther' | 'extensionsLeft' | 'orderId'> {
  readonly isSilent: boolean;
}

export interface HandOffView {
  /** The key of its sentence in `texts.ts`. */
  readonly sentence: HandOffState | 'silent';
  /** Whether another account has tried to open it, and its customer has not opened it since. */
  readonly isOtherSaid: boolean;
  readonly actions: readonly HandOffAction[];
  /** Whether the code can be scanned, and its countdown is running. */
  readonly isCodeShown: boolean;
}

/** The states that end a hand-off without payment: the basket can be paid at the desk again. */
const ENDED_UNPAID: readonly HandOffState[] = ['expired', 'cancelled', 'given_back'];

/** Whether the server has returned the basket to the desk; only then may staff take money for it. */
export const isReturnedToDesk = ({ state }: Pick<HandOff, 'state'>): boolean => ENDED_UNPAID.includes(state);

/** Whether it is paid: the state alone is not enough, there has to be an order. */
export const isPaid = ({ state, orderId }: Pick<HandOff, 'state' | 'orderId'>): boolean =>
  state === 'paid' && orderId !== null;

/** Whether the hand-off has not ended yet. */
export const isLive = (handOff: Pick<HandOff, 'state' | 'orderId'>): boolean =>
  !isReturnedToDesk(handOff) && !isPaid(handOff);

/** Derives what staff see, and the actions that they can take. */
export function toHandOffView(handOff: KnownHandOff): HandOffView {
  const { state, isSilent } = handOff;
  if (isSilent && isLive(handOff))
    return { sentence: 'silent', isOtherSaid: false, actions: ['lookAgain'], isCodeShown: false };
  switch (state) {
    case 'waiting':
    case 'opened':
      return {
        sentence: state,
        isOtherSaid: state === 'waiting' && handOff.openedByOther,
        actions: [...(handOff.extensionsLeft > 0 ? (['moreTime'] as const) : []), 'takeBack', 'email'],
        isCodeShown: true,
      };
    case 'paying':
      return { sentence: state, isOtherSaid: false, actions: [], isCodeShown: false };
    case 'paid':
      // Without an order it is not certain that it is paid.
      return isPaid(handOff)
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

/** The remaining time, as "08:31". */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${padTwoDigits(Math.floor((seconds * SECOND_MS) / MINUTE_MS))}:${padTwoDigits(seconds % 60)}`;
}
