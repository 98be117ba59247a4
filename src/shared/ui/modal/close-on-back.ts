/** Matches phones, where Back closes whatever covers the screen. */
const PHONE_QUERY = '(max-width: 47.99rem)';

/** Closes the dialog, or asks first; returns whether a dialog is still open afterwards. */
type CloseHandler = () => boolean;

const openHandlers: CloseHandler[] = [];
/** The address and router index of the page under the dialog. */
let pageUnderDialog: { href: string; idx: unknown } | null = null;

function readHistoryState(): Record<string, unknown> {
  const { state } = history;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Adds a history entry for Back to remove. If the dialog is closed in another way the entry stays, and Back skips it. */
function pushCoverEntry(): void {
  const state = readHistoryState();
  if (state.isCovered === true) return;
  pageUnderDialog = { href: location.href, idx: state.idx };
  history.pushState({ ...state, isCovered: true }, '');
}

function handlePopState(event: PopStateEvent): void {
  const state = readHistoryState();
  const isUncovered =
    pageUnderDialog !== null &&
    state.isCovered !== true &&
    location.href === pageUnderDialog.href &&
    state.idx === pageUnderDialog.idx;
  pageUnderDialog = state.isCovered === true ? { href: location.href, idx: state.idx } : null;
  if (!isUncovered) return;
  // The page stays the same, so the router must not handle the event.
  event.stopImmediatePropagation();
  const topHandler = openHandlers.at(-1);
  if (!topHandler) history.back();
  else if (topHandler() || openHandlers.length > 1) pushCoverEntry();
}

/**
 * On a phone, makes Back close the dialog instead of leaving the page.
 *
 * @returns a function to call when the dialog has closed
 */
export function closeOnBack(close: CloseHandler): () => void {
  if (!globalThis.matchMedia?.(PHONE_QUERY).matches) return () => undefined;
  globalThis.addEventListener('popstate', handlePopState, { capture: true });
  openHandlers.push(close);
  pushCoverEntry();
  return () => {
    openHandlers.splice(openHandlers.indexOf(close), 1);
  };
}
