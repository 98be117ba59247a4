/** Matches phones, where Back closes whatever covers the screen. */
const PHONE = '(max-width: 47.99rem)';

/** Closes the dialog, or asks first; returns whether a dialog is still open afterwards. */
type CloseHandler = () => boolean;

const open: CloseHandler[] = [];
/** The address and router index of the page under the dialog. */
let under: { href: string; idx: unknown } | null = null;

function readState(): Record<string, unknown> {
  const { state } = history;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Adds a history entry for Back to remove. If the dialog is closed in another way the entry stays, and Back skips it. */
function pushCoverEntry(): void {
  const state = readState();
  if (state.isCovered === true) return;
  under = { href: location.href, idx: state.idx };
  history.pushState({ ...state, isCovered: true }, '');
}

function handlePopState(event: PopStateEvent): void {
  const state = readState();
  const isUncovered =
    under !== null && state.isCovered !== true && location.href === under.href && state.idx === under.idx;
  under = state.isCovered === true ? { href: location.href, idx: state.idx } : null;
  if (!isUncovered) return;
  // The page stays the same, so the router must not handle the event.
  event.stopImmediatePropagation();
  const top = open.at(-1);
  if (!top) history.back();
  else if (top() || open.length > 1) pushCoverEntry();
}

/**
 * On a phone, makes Back close the dialog instead of leaving the page.
 *
 * @returns a function to call when the dialog has closed
 */
export function closeOnBack(close: CloseHandler): () => void {
  if (!globalThis.matchMedia?.(PHONE).matches) return () => undefined;
  globalThis.addEventListener('popstate', handlePopState, { capture: true });
  open.push(close);
  pushCoverEntry();
  return () => {
    open.splice(open.indexOf(close), 1);
  };
}
