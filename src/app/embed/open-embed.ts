import { type Scope, sample, scopeBind } from 'effector';
import { addressRequested } from './address';
import { embedOpened, messageSent } from './conversation';
import { followLinksFx } from './links';
import { viewportMessageSent } from './viewport';
import { visitMessageSent } from './visit-messages';

sample({ clock: embedOpened, fn: () => undefined, target: [addressRequested, followLinksFx] });
// As in the conversation itself: each of several messages counts.
sample({ clock: [visitMessageSent, viewportMessageSent], target: messageSent, batch: false });

/** Opens the visit's conversation with the page that holds this one. Loaded in embedded mode only. */
export function openEmbed(scope: Scope): void {
  scopeBind(embedOpened, { scope })();
}
