const dialogs: HTMLDialogElement[] = [];
let tell = () => {};

function note(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialogs.includes(dialog)) return;
  dialogs.push(dialog);
  // It is told of also when the dialog has left the page already.
  dialog.addEventListener(
    'close',
    () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      tell();
    },
    { once: true },
  );
}

/** The dialog that was opened last and is open still; null when none is. */
export const topDialog = (): HTMLDialogElement | null => dialogs.at(-1) ?? null;

/** Tells whenever another dialog is on top, whoever opened it. @returns what stops it. */
export function subscribeToTopDialog(changed: () => void): () => void {
  tell = changed;
  const watch = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLDialogElement) note(target);
    changed();
  });
  watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  // Those that stood open before it was looked.
  for (const dialog of document.querySelectorAll('dialog')) note(dialog);
  changed();
  return () => watch.disconnect();
}
