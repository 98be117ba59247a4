import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scope } from 'effector';

/** A card as its holder types it, and what its bank does when it requires a challenge. */
export interface TypedCard {
  readonly number: string;
  readonly holder: string;
  readonly securityCode: string;
  /** When the provider's script fails: before anything was sent, after the money was held, or with a lost connection. */
  readonly scriptFailure: 'never' | 'before' | 'after' | 'connection lost';
  /** The provider's id of another customer's card, which a dishonest page sends instead of this one's; otherwise null. */
  readonly strangersCardId: string | null;
}

/** A card that was submitted to pay with. */
export interface SubmittedCard {
  /** Its last four digits; null for a stranger's card. */
  readonly last4: string | null;
  /** The amount on the page when its customer paid, in pence; null if the page did not know it. */
  readonly displayedAmount: number | null;
  /** False if its call failed, or if its response was lost with the server, so that it may or may not be the card that pays. */
  readonly isSure: boolean;
}

/** How the challenge on the bank's page ends. */
export type BankResult = 'passes' | 'fails' | 'closed';

/** A fault of a call in flight. */
export interface Fault {
  /** A part of the address that identifies the call. */
  readonly addressPart: string;
  readonly kind: 'connection lost' | 'timeout' | '401' | '429' | '500' | '502' | 'reload' | 'server dies';
  /**
   * `before`: the operator never receives the call. `after`: it does its work, and the response is lost. If a call takes
   * money and the server dies, it stops before or after taking it.
   */
  readonly when: 'before' | 'after';
}

/**
 * What another tab does while a call of this one is in progress: before the operator receives it, or while its response is
 * on the way.
 */
export interface InterleavedAction {
  readonly addressPart: string;
  readonly when: 'before' | 'after';
  readonly run: () => Promise<unknown>;
}

/** One document in one tab. A reload ends it, and its later effects are ignored. */
export interface OpenDocument {
  readonly storage: Storage;
  readonly container: HTMLElement;
  scope: Scope | null;
  card: TypedCard;
  fault: Fault | null;
  interleavedAction: InterleavedAction | null;
  /** The amount on the page when its customer last paid, in pence. */
  displayedAmount: number | null;
  isOver: boolean;
  /** The number of calls without a response. */
  inFlight: number;
  /** The timeouts of calls that are about to be sent, in order. */
  readonly timeouts: AbortController[];
  /** Ends the challenge in the provider's own window; null if there is none. */
  endBankChallenge: ((answer: BankResult) => void) | null;
  /** Called when the customer has typed the card. */
  cardTyped: () => void;
  /** Called when a card was submitted to pay with. */
  cardSubmitted: (card: SubmittedCard) => void;
  /** Called when the operator's server has crashed in the middle of a call. */
  serverDied: () => void;
  /** Ends the document. */
  readonly end: () => void;
  /** Resolves when the document has ended, or waits for its customer at the bank. */
  readonly waitForPauseOrEnd: () => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
}

const EMPTY_CARD: TypedCard = {
  number: '',
  holder: '',
  securityCode: '',
  scriptFailure: 'never',
  strangersCardId: null,
};

/** Reports the card that this document submits, once the result of its call is known. */
export function reportSubmittedCard(
  { card, displayedAmount, cardSubmitted }: OpenDocument,
  isSure: boolean,
): void {
  cardSubmitted({
    last4: card.strangersCardId === null ? card.number.slice(-4) : null,
    displayedAmount,
    isSure,
  });
}

const runningDocument = new AsyncLocalStorage<OpenDocument>();

/** Runs something as a script of this document, to which everything that follows from it belongs. */
export function runInDocument<Result>(document: OpenDocument, script: () => Result): Result {
  return runningDocument.run(document, script);
}

/** The document whose script is running. */
export function getCurrentDocument(): OpenDocument {
  const currentDocument = runningDocument.getStore();
  if (currentDocument === undefined) throw new Error('A script runs outside of every document.');
  return currentDocument;
}

/** The storage of a tab, which outlives its documents. */
export function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

const emptyStorage = createStorage();

/** Gives every script the storage of its own tab. A script whose document has ended writes nowhere. */
export function installTabStorage(): void {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      const document = runningDocument.getStore();
      return document && !document.isOver ? document.storage : emptyStorage;
    },
  });
}

export function openDocument(storage: Storage): OpenDocument {
  let pause = () => {};
  let pausedOrOver = Promise.resolve();
  const resume = () => {
    pausedOrOver = new Promise<void>((resolve) => {
      pause = resolve;
    });
  };
  resume();
  // Outside jsdom's document, because inside it each frame of a provider would get a window, which is slow to create and
  // stays in memory.
  const container = globalThis.document.createElement('div');
  const openedDocument: OpenDocument = {
    storage,
    container,
    scope: null,
    card: EMPTY_CARD,
    fault: null,
    interleavedAction: null,
    displayedAmount: null,
    isOver: false,
    inFlight: 0,
    timeouts: [],
    endBankChallenge: null,
    cardTyped: () => {},
    cardSubmitted: () => {},
    serverDied: () => {},
    waitForPauseOrEnd: () => pausedOrOver,
    pause: () => pause(),
    resume,
    end() {
      openedDocument.isOver = true;
      pause();
    },
  };
  return openedDocument;
}
