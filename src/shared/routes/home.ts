import { combine } from 'effector';
import { $config } from '../config';
import { $mode, $subSite } from '../mode';
import { $builtRoutes } from './built';
import { paths, patterns } from './paths';

/** The target of Go home: the home of the site, or of online joining while there is none. Spec, platform §2. */
export const $homeAddress = combine(
  { built: $builtRoutes, subSite: $subSite, config: $config, mode: $mode },
  ({ built, subSite, config: { subSites }, mode }) => {
    const isOwn = built[subSite].includes(patterns.home) || subSites.onlineJoining === '';
    // Another site receives the kiosk and the frame in its address.
    const query = mode.isKiosk ? paths.kiosk(mode.centre).slice(patterns.kiosk.length) : '';
    const frame = mode.isEmbedded ? `${query ? '&' : '?'}embedded` : '';
    return isOwn ? patterns.home : `${subSites.onlineJoining}${patterns.home}${query}${frame}`;
  },
);
