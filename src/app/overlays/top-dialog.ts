const dialogs: HTMLDialogElement[] = [];
let notify = () => {};

function track(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialogs.includes(dialog)) return;
  dialogs.push(dialog);
  // The `close` event also fires for a dialog that has been removed from the document.
  dialog.addEventListener(
    'close',
    () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      notify();
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
  notify = listener;
  const watch = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLDialogElement) track(target);
    listener();
  });
  watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  for (const dialog of document.querySelectorAll('dialog')) track(dialog);
  listener();
  return () => watch.disconnect();
}
