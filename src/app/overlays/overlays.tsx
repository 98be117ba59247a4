import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ConnectionBanner } from './connection-banner';
import { PrependPortal } from './prepend-portal';
import { ToastRegion } from './toast-region';
import { subscribeToTopDialog, topDialog } from './top-dialog';

/**
 * The word about the connection and the toasts. While a dialog is open the browser lets nobody reach or hear what is
 * outside it: then they stand inside.
 */
export function Overlays({ behind }: { behind: HTMLElement }) {
  const dialog = useSyncExternalStore(subscribeToTopDialog, topDialog);
  return (
    <>
      <ConnectionBanner place={dialog ? 'behind' : 'page'} />
      {dialog && (
        <PrependPortal element={dialog}>
          <ConnectionBanner place="dialog" />
        </PrependPortal>
      )}
      {createPortal(<ToastRegion isInDialog={dialog !== null} />, dialog ?? behind)}
    </>
  );
}
