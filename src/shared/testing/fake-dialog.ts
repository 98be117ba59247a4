/** Adds the methods of <dialog>, which jsdom lacks, without the top layer. */
export function fakeDialog(): void {
  const dialog = globalThis.HTMLDialogElement?.prototype;
  if (!dialog || typeof dialog.showModal === 'function') return;
  dialog.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  dialog.show = dialog.showModal;
  dialog.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
