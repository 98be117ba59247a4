import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scope } from 'effector';

/** A card as its holder types it, and what its bank does when it asks. */
export interface TypedCard {
  readonly number: string;
  readonly holder: string;
  readonly securityCode: string;
  /** The provider's script breaks: before anything was sent, after the money was held, or with a lost connection. */
  readonly breaks: 'never' | 'before' | 'after' | 'connection lost';
  /** The provider's id of another customer's card, which a dishonest page sends instead of this one's; else null. */
  readonly strangersId: string | null;
}

/** A card that was sent to be paid with. */
export interface SubmittedCard {
  /** Its last four digits; null for a stranger's card. */
  readonly last4: string | null;
  /** What the page asked for when its customer paid, in pence; null when it did not know. */
  readonly due: number | null;
  /** False: its call failed, or its answer was lost with the server, and it may or may not be the one that pays. */
  readonly isSure: boolean;
}

/** How the bank's page, or the customer in front of it, ends the question. */
export type BankAnswer = 'passes' | 'fails' | 'closed';

/** A fault of a call in flight. */
export interface Fault {
  /** The part of its address by which the call is known. */
  readonly call: string;
  readonly kind: 'connection lost' | 'timeout' | '401' | '429' | '500' | '502' | 'reload' | 'server dies';
  /** `before`: the operator never hears of it. `after`: it does its work, and the answer is lost. Where money is taken, for a server that dies. */
  readonly when: 'before' | 'after';
}

/** What another tab does while a call of this one is on its way: before the operator hears of it, or while its answer comes back. */
export interface InterleavedAction {
  readonly call: string;
  readonly when: 'before' | 'after';
  readonly run: () => Promise<unknown>;
}

/** One document in one tab. A reload ends it, and its later effects are dropped. */
export interface OpenDocument {
  readonly storage: Storage;
  readonly container: HTMLElement;
  scope: Scope | null;
  card: TypedCard;
  fault: Fault | null;
  meanwhile: InterleavedAction | null;
  /** What the page asked for when its customer last paid, in pence. */
  due: number | null;
  isOver: boolean;
  /** Calls that have not been answered. */
  inFlight: number;
  /** The clocks of calls that are about to be sent, in their order. */
  readonly clocks: AbortController[];
  /** The provider's own window with the bank's page in it. */
  bank: ((answer: BankAnswer) => void) | null;
  /** The customer has typed the card. */
  typed: () => void;
  /** A card was sent to be paid with. */
  cardSubmitted: (card: SubmittedCard) => void;
  /** The operator's server has died in the middle of a call. */
  serverDied: () => void;
  /** Ends the document. */
  readonly end: () => void;
  /** Resolves when the document is over, or waits for its customer at the bank. */
  readonly pausedOrOver: () => Promise<void>;
  readonly pause: () => void;
  readonly goOn: () => void;
}

const NO_CARD: TypedCard = { number: '', holder: '', securityCode: '', breaks: 'never', strangersId: null };

/** Reports the card that this document sends, once the result of its call is known. */
export function reportSubmittedCard({ card, due, cardSubmitted }: OpenDocument, isSure: boolean): void {
  cardSubmitted({ last4: card.strangersId === null ? card.number.slice(-4) : null, due, isSure });
}

const current = new AsyncLocalStorage<OpenDocument>();

/** Does something as a script of this document: whatever follows from it is that document's too. */
export function inDocument<Result>(document: OpenDocument, work: () => Result): Result {
  return current.run(document, work);
}

/** The document whose script is running. */
export function thisDocument(): OpenDocument {
  const found = current.getStore();
  if (found === undefined) throw new Error('A script runs outside of every document.');
  return found;
}

/** The storage of a tab: it outlives its documents. */
export function newStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

const nothing = newStorage();

/** Every script sees the storage of its own tab; one of a document that is over writes into nothing. */
export function giveEachTabItsStorage(): void {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      const document = current.getStore();
      return document && !document.isOver ? document.storage : nothing;
    },
  });
}

export function openDocument(storage: Storage): OpenDocument {
  let pause = () => {};
  let pausedOrOver = Promise.resolve();
  const goOn = () => {
    pausedOrOver = new Promise<void>((resolve) => {
      pause = resolve;
    });
  };
  goOn();
  // Outside jsdom's document: inside it each frame of a provider gets a window of its own, which is slow to make and stays in memory.
  const container = globalThis.document.createElement('div');
  const opened: OpenDocument = {
    storage,
    container,
    scope: null,
    card: NO_CARD,
    fault: null,
    meanwhile: null,
    due: null,
    isOver: false,
    inFlight: 0,
    clocks: [],
    bank: null,
    typed: () => {},
    cardSubmitted: () => {},
    serverDied: () => {},
    pausedOrOver: () => pausedOrOver,
    pause: () => pause(),
    goOn,
    end() {
      opened.isOver = true;
      pause();
    },
  };
  return opened;
}
