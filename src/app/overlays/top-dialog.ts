const dialogs: HTMLDialogElement[] = [];
let notifyListener = () => {};

function trackDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialogs.includes(dialog)) return;
  dialogs.push(dialog);
  // The `close` event also fires for a dialog that has been removed from the document.
  dialog.addEventListener(
    'close',
    () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      notifyListener();
    },
    { once: true },
  );
}

export const findTopDialog = (): HTMLDialogElement | null => dialogs.at(-1) ?? null;

/**
 * Calls back when another dialog becomes the topmost.
 *
 * @returns a function that unsubscribes.
 */
export function subscribeToTopDialog(listener: () => void): () => void {
  notifyListener = listener;
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLDialogElement) trackDialog(target);
    listener();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  for (const dialog of document.querySelectorAll('dialog')) trackDialog(dialog);
  listener();
  return () => observer.disconnect();
}
