import {
  type ChallengeForm,
  messageFrom,
  POSTED,
  READY,
  RETURNED,
  readReturn,
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
};

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
}: Link): () => void {
  const { origin } = window.location;
  let isSent = false;

  function listen(message: MessageEvent): void {
    const from = (type: string) => messageFrom(message, { origin, source: frame.contentWindow, type });
    if (from(READY) && !isSent) {
      isSent = true;
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
  return () => window.removeEventListener('message', listen);
}
