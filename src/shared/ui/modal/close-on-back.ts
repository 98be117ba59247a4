/** A phone, where Back is the way out of what covers the screen. */
const PHONE = '(max-width: 47.99rem)';

/** Closes the dialog, or asks first; says whether something is still open then. */
type CloseHandler = () => boolean;

const open: CloseHandler[] = [];
/** The address that is shown, as it was before a dialog covered it. */
let under: { href: string; idx: unknown } | null = null;

function stateNow(): Record<string, unknown> {
  const { state } = history;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Adds a history entry that Back takes away. It stays when the dialog is closed in another way: Back then passes over it. */
function pushCoverEntry(): void {
  const state = stateNow();
  if (state.isCovered === true) return;
  under = { href: location.href, idx: state.idx };
  history.pushState({ ...state, isCovered: true }, '');
}

function handlePopState(event: PopStateEvent): void {
  const state = stateNow();
  const isUncovered =
    under !== null && state.isCovered !== true && location.href === under.href && state.idx === under.idx;
  under = state.isCovered === true ? { href: location.href, idx: state.idx } : null;
  if (!isUncovered) return;
  // The page is the same, so the router does not hear of it.
  event.stopImmediatePropagation();
  const top = open.at(-1);
  if (!top) history.back();
  else if (top() || open.length > 1) pushCoverEntry();
}

/** On a phone, Back closes what is open instead of leaving the page. @returns a function to call when it is closed. */
export function closeOnBack(close: CloseHandler): () => void {
  if (!globalThis.matchMedia?.(PHONE).matches) return () => undefined;
  globalThis.addEventListener('popstate', handlePopState, { capture: true });
  open.push(close);
  pushCoverEntry();
  return () => {
    open.splice(open.indexOf(close), 1);
  };
}
