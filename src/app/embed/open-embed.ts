import { type Scope, sample, scopeBind } from 'effector';
import { addressKept } from './address';
import { embedOpened, said } from './conversation';
import { followLinksFx } from './links';
import { news } from './news';
import { sightNews } from './sight';

sample({ clock: embedOpened, fn: () => undefined, target: [addressKept, followLinksFx] });
// As in the conversation itself: each of several messages counts.
sample({ clock: [news, sightNews], target: said, batch: false });

/** Opens the visit's conversation with the page that holds this one. Loaded in embedded mode only. */
export function openEmbed(scope: Scope): void {
  scopeBind(embedOpened, { scope })();
}
