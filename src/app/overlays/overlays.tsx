import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ConnectionBanner } from './connection-banner';
import { keepFocus } from './keep-focus';
import { PrependPortal } from './prepend-portal';
import { preventStrayDrop } from './prevent-stray-drop';
import { ToastRegion } from './toast-region';
import { findTopDialog, subscribeToTopDialog } from './top-dialog';

/**
 * The connection banner and the toasts. A modal dialog makes everything outside it inert, so they are rendered inside
 * it while it is open.
 */
export function Overlays({ toastHost }: { toastHost: HTMLElement }) {
  useEffect(() => keepFocus(), []);
  useEffect(() => preventStrayDrop(), []);
  const dialog = useSyncExternalStore(subscribeToTopDialog, findTopDialog);
  return (
    <>
      <ConnectionBanner placement={dialog ? 'behind' : 'page'} />
      {dialog && (
        <PrependPortal element={dialog}>
          <ConnectionBanner placement="dialog" />
        </PrependPortal>
      )}
      {createPortal(<ToastRegion dialog={dialog} />, dialog ?? toastHost)}
    </>
  );
}
