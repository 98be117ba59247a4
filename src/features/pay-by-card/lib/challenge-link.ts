import { writeStored } from '@/shared/lib';
import {
  type ChallengeForm,
  messageFrom,
  POSTED,
  READY,
  RETURNED,
  readReturn,
  SCA_FORM_KEY,
  SCA_FRAME_PATH,
  START,
} from '@/shared/sca-frame';

type Link = {
  readonly frame: HTMLIFrameElement;
  readonly form: ChallengeForm;
  readonly reference: string;
  /** Where the bank's return page comes from. */
  readonly returnOrigin: string;
  readonly onPosted: () => void;
  readonly onReturned: (hint: string | null) => void;
  /** The frame says nothing: this browser, or something in it, shows no frames. Nothing was posted. */
  readonly onBlocked: () => void;
};

/** The host page is of our own origin: when it has said nothing for so long, it does not come. */
const READY_MS = 15_000;

/**
 * Joins the checkout to the host page in its frame: hands it the bank's form when it is ready, once, and takes the word that
 * the bank has sent its customer back. Returns what ends the link.
 */
export function linkChallenge({
  frame,
  form,
  reference,
  returnOrigin,
  onPosted,
  onReturned,
  onBlocked,
}: Link): () => void {
  const { origin } = window.location;
  let isSent = false;
  const patience = setTimeout(() => {
    // From here on a frame that comes all the same is not handed the form: it is posted once.
    isSent = true;
    onBlocked();
  }, READY_MS);

  function listen(message: MessageEvent): void {
    const from = (type: string) => messageFrom(message, { origin, source: frame.contentWindow, type });
    if (from(READY) && !isSent) {
      isSent = true;
      clearTimeout(patience);
      frame.contentWindow?.postMessage({ type: START, reference, form, returnOrigin }, origin);
    }
    const posted = from(POSTED);
    if (posted && readReturn(posted, reference)) onPosted();
    const returned = from(RETURNED);
    const said = returned && readReturn({ ...returned, status: returned.result }, reference);
    if (said) onReturned(said.result);
  }

  window.addEventListener('message', listen);
  frame.src = SCA_FRAME_PATH;
  return () => {
    clearTimeout(patience);
    window.removeEventListener('message', listen);
  };
}

/**
 * Goes to the bank with the whole window, by way of the host page, which finds the form in this tab. The payment is kept, and
 * found again by the checkout that the customer comes back to.
 */
export function leaveForBank({
  form,
  reference,
  returnOrigin,
}: Pick<Link, 'form' | 'reference' | 'returnOrigin'>) {
  writeStored('session', SCA_FORM_KEY, JSON.stringify({ reference, returnOrigin, form }));
  window.location.assign(SCA_FRAME_PATH);
}
