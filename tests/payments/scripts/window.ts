import { type BankAnswer, getCurrentDocument, type OpenDocument, runInDocument } from '../document.ts';
import type { Operator } from '../operator.ts';

/** Runs something a moment later, as a frame that has loaded would. */
export function recordShown(act: () => void): void {
  setImmediate(() => setImmediate(act));
}

/** Puts a provider's frame into its place in the page. */
export function showFrame(place: Element): void {
  const frame = globalThis.document.createElement('iframe');
  place.append(frame);
  recordShown(() => frame.dispatchEvent(new Event('load')));
}

/** Opens the bank's page in the provider's own window, which waits for its customer. */
export function askCustomer(document: OpenDocument): Promise<BankAnswer> {
  return new Promise((resolve) => {
    document.bank = (answer) => {
      document.bank = null;
      document.goOn();
      runInDocument(document, () => resolve(answer));
    };
    document.pause();
  });
}

/** The script's own calls, which the page cannot see. */
export function recordCalls({ send }: Operator): Operator['send'] {
  return async (...call) => {
    const document = getCurrentDocument();
    document.inFlight += 1;
    try {
      return await send(...call);
    } finally {
      document.inFlight -= 1;
    }
  };
}
