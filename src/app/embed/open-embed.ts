import { type Scope, sample, scopeBind } from 'effector';
import { embeddedAddressRequested } from './address';
import { embedOpened, messageSent } from './host-messages';
import { followLinksFx } from './links';
import { viewportMessageSent } from './viewport';
import { visitMessageSent } from './visit-messages';

sample({ clock: embedOpened, target: [embeddedAddressRequested, followLinksFx] });
// `batch: false` keeps all of several messages.
sample({ clock: [visitMessageSent, viewportMessageSent], target: messageSent, batch: false });

/** Starts the message exchange with the host page. Loaded in embedded mode only. */
export function openEmbed(scope: Scope): void {
  scopeBind(embedOpened, { scope })();
}
