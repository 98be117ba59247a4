import { type BankResult, getCurrentDocument, type OpenDocument, runInDocument } from '../document.ts';
import type { Operator } from '../operator.ts';

/** Runs something a moment later, as a frame that has loaded would. */
export function runAfterLoading(effect: () => void): void {
  setImmediate(() => setImmediate(effect));
}

/** Puts a provider's frame into its place in the page. */
export function showFrame(placeholder: Element): void {
  const frame = globalThis.document.createElement('iframe');
  placeholder.append(frame);
  runAfterLoading(() => frame.dispatchEvent(new Event('load')));
}

/** Opens the bank's page in the provider's own window, which waits for its customer. */
export function openBankWindow(document: OpenDocument): Promise<BankResult> {
  return new Promise((resolve) => {
    document.endBankChallenge = (answer) => {
      document.endBankChallenge = null;
      document.resume();
      runInDocument(document, () => resolve(answer));
    };
    document.pause();
  });
}

/** The script's own calls, which the page cannot see. */
export function countCalls({ send }: Operator): Operator['send'] {
  return async (...request) => {
    const document = getCurrentDocument();
    document.inFlight += 1;
    try {
      return await send(...request);
    } finally {
      document.inFlight -= 1;
    }
  };
}
