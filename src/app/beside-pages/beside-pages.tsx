import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { AtTopOf } from './at-top-of';
import { ConnectionBanner } from './connection-banner';
import { ToastRegion } from './toast-region';
import { onTopDialog, topDialog } from './top-dialog';

/**
 * The word about the connection and the toasts. While a dialog is open the browser lets nobody reach or hear what is
 * outside it: then they stand inside.
 */
export function BesidePages({ behind }: { behind: HTMLElement }) {
  const dialog = useSyncExternalStore(onTopDialog, topDialog);
  return (
    <>
      <ConnectionBanner place={dialog ? 'behind' : 'page'} />
      {dialog && (
        <AtTopOf element={dialog}>
          <ConnectionBanner place="dialog" />
        </AtTopOf>
      )}
      {createPortal(<ToastRegion isInDialog={dialog !== null} />, dialog ?? behind)}
    </>
  );
}
