import { combine } from 'effector';
import { $config } from '../config';
import { $mode, $subSite } from '../mode';
import { $builtRoutes } from './built';
import { paths, patterns } from './paths';

/** Where Go home leads: to the site's own home, or to that of online joining while there is none. Spec, platform §2. */
export const $homeAddress = combine(
  { built: $builtRoutes, subSite: $subSite, config: $config, mode: $mode },
  ({ built, subSite, config: { subSites }, mode }) => {
    const isOwn = built[subSite].includes(patterns.home) || subSites.onlineJoining === '';
    // Another site has to be told that it stands on a kiosk, or inside another page.
    const query = mode.isKiosk ? paths.kiosk(mode.centre).slice(patterns.kiosk.length) : '';
    const frame = mode.isEmbedded ? `${query ? '&' : '?'}embedded` : '';
    return isOwn ? patterns.home : `${subSites.onlineJoining}${patterns.home}${query}${frame}`;
  },
);
