import { writeStored } from '@/shared/lib';
import {
  type ChallengeForm,
  POSTED_MESSAGE,
  READY_MESSAGE,
  RETURNED_MESSAGE,
  readBankReturn,
  readMessage,
  SCA_FORM_KEY,
  SCA_FRAME_PATH,
  START_MESSAGE,
} from '@/shared/sca-frame';

type ChallengeLink = {
  readonly frame: HTMLIFrameElement;
  readonly form: ChallengeForm;
  readonly reference: string;
  /** The origin of the bank's return page. */
  readonly returnOrigin: string;
  readonly onPosted: () => void;
  readonly onReturned: (hint: string | null) => void;
  /** Called if the frame sends nothing, because the browser or an extension blocks frames. Nothing was posted. */
  readonly onBlocked: () => void;
};

/** How long to wait for the host page, in ms; it is of our own origin, so after that it will not load. */
const MAX_READY_WAIT_MS = 15_000;

/**
 * Connects the checkout to the host page in its frame: passes on the bank's form when the page is ready, once, and receives the
 * message that the customer has returned from the bank. Returns a function that ends the connection.
 */
export function linkChallenge({
  frame,
  form,
  reference,
  returnOrigin,
  onPosted,
  onReturned,
  onBlocked,
}: ChallengeLink): () => void {
  const { origin } = window.location;
  let isFormSent = false;
  const readyTimeout = setTimeout(() => {
    // From here on, a frame that loads late does not get the form, because it is posted only once.
    isFormSent = true;
    onBlocked();
  }, MAX_READY_WAIT_MS);

  function onMessage(message: MessageEvent): void {
    const readFromFrame = (type: string) =>
      readMessage(message, { origin, source: frame.contentWindow, type });
    if (readFromFrame(READY_MESSAGE) && !isFormSent) {
      isFormSent = true;
      clearTimeout(readyTimeout);
      frame.contentWindow?.postMessage({ type: START_MESSAGE, reference, form, returnOrigin }, origin);
    }
    const postedMessage = readFromFrame(POSTED_MESSAGE);
    if (postedMessage && readBankReturn(postedMessage, reference)) onPosted();
    const returnMessage = readFromFrame(RETURNED_MESSAGE);
    const bankReturn =
      returnMessage && readBankReturn({ ...returnMessage, status: returnMessage.result }, reference);
    if (bankReturn) onReturned(bankReturn.result);
  }

  window.addEventListener('message', onMessage);
  frame.src = SCA_FRAME_PATH;
  return () => {
    clearTimeout(readyTimeout);
    window.removeEventListener('message', onMessage);
  };
}

/**
 * Opens the bank in the whole window, through the host page, which finds the form in this tab. The payment is stored, and the
 * checkout finds it when the customer returns.
 */
export function leaveForBank({
  form,
  reference,
  returnOrigin,
}: Pick<ChallengeLink, 'form' | 'reference' | 'returnOrigin'>) {
  writeStored('session', SCA_FORM_KEY, JSON.stringify({ reference, returnOrigin, form }));
  window.location.assign(SCA_FRAME_PATH);
}
