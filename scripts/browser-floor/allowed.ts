import { join } from 'node:path';
import { root } from '../../tooling/run.ts';

type AllowedFeature = {
  readonly features: readonly string[];
  /** Files and folders of ours, or names of packages. */
  readonly in: readonly string[];
  /** What is there without it. */
  readonly why: string;
};

/** What is newer than our oldest browsers, or missing on plain http, and may be used all the same. */
export const ALLOWED: readonly AllowedFeature[] = [
  {
    features: ['crypto.subtle'],
    in: ['src/entities/consent/lib/agreed-terms.ts'],
    why: 'asks first; else each site asks for its own agreement',
  },
  {
    features: ['cookieStore'],
    in: ['src/shared/boot/venue.ts'],
    why: 'asks first; else reads document.cookie',
  },
  {
    features: ['navigator.wakeLock'],
    in: ['src/pages/account/card/ui/keep-screen-on.tsx'],
    why: 'the tick is not offered without it',
  },
  {
    features: ['navigator.geolocation'],
    in: ['src/features/find-centre/model/locate.ts'],
    why: 'asks first; else says that the place is not known',
  },
  {
    features: [':has'],
    in: [
      'src/shared/ui/stable-stack',
      'src/shared/ui/section',
      'src/app/layouts/site-frame.tsx',
      'src/widgets/account-header',
      'src/pages/account/dashboard',
    ],
    why: 'parts of a page may move while others load',
  },
  {
    features: [':has'],
    in: [
      'src/shared/ui/linked-rows',
      'src/features/find-centre/ui/venue-row.tsx',
      'src/pages/account/bookings/ui/booking-row.tsx',
      'src/pages/bookings/activities/ui/activity-list.tsx',
    ],
    why: 'a row under the pointer has no colour of its own',
  },
  {
    features: [':has'],
    in: ['src/shared/theme/recipes/controls.ts'],
    why: 'the tick itself shows what is chosen',
  },
  {
    features: [':has'],
    in: ['src/shared/theme/recipes/button.ts'],
    why: 'buttons with an icon are underlined as well',
  },
  {
    features: [':has'],
    in: [
      'src/features/choose-membership/ui/filters.tsx',
      'src/features/find-centre/ui/search-panel.tsx',
      'src/widgets/purchase-summary/ui/summary-columns.tsx',
    ],
    why: 'has its fall-back beside it, by @supports',
  },
  {
    features: [':has'],
    in: ['src/features/find-centre/ui/windowed-list.tsx', 'src/app/overlays/toast-region.tsx'],
    why: 'the hint on keys is not shown; a toast comes at the head of the page',
  },
  {
    features: ['color-mix()'],
    in: ['src/widgets/site-header/ui/account-nav.tsx', 'src/shared/map'],
    why: 'the line is stronger, the sea is grey, a mark has no ring',
  },
  {
    features: ['text-wrap'],
    in: ['src/shared/theme/recipes/typography.ts'],
    why: 'lines of a heading are of different lengths',
  },
  {
    features: ['content-visibility', 'contain-intrinsic-height'],
    in: [
      'src/features/browse-timetable/ui/session-list.tsx',
      'src/pages/account/bookings/ui/booking-days.tsx',
    ],
    why: 'long lists take longer to draw',
  },
  {
    features: ['forced-color-adjust'],
    in: ['src/shared/ui/bar-code', 'src/shared/ui/qr-code', 'src/shared/map', 'src/pages/account/card'],
    why: 'Safari has no forced colours',
  },
  {
    features: ['scrollbar-width'],
    in: [
      'src/shared/ui/link-tabs',
      'src/widgets/site-header/ui/account-nav.tsx',
      'src/features/find-centre/ui/carousel.tsx',
      'src/entities/session/ui/day-links.tsx',
      'src/features/browse-timetable/ui/filter-bar.tsx',
    ],
    why: 'a bar to scroll by is seen',
  },
  {
    features: ['user-select', 'mask-image'],
    in: [
      ...['src/shared/map', 'src/pages/system/order-confirmed', 'src/widgets/home-band'],
      ...['@rjsf/core', '@chakra-ui/react'],
    ],
    why: 'Emotion writes the prefixed name as well',
  },
  { features: ['text-size-adjust'], in: ['index.html'], why: 'the prefixed name stands beside it' },

  {
    features: ['navigation', '.startViewTransition()', ':view-transition', ':view-transition-group'],
    in: ['react-dom'],
    why: 'asks first, and only for view transitions, which nothing here has',
  },
  { features: ['setImmediate', 'navigator.connection'], in: ['react-dom'], why: 'asks first' },
  {
    features: ['navigator.userAgentData', 'Error.captureStackTrace'],
    in: ['@zag-js', '@ark-ui'],
    why: 'asks first',
  },
  { features: [':popover-open'], in: ['@floating-ui'], why: 'an error of the selector is caught' },
  {
    features: ['color-mix()'],
    in: ['@chakra-ui/react'],
    why: 'only for colours with an opacity, which nothing here has',
  },
  {
    features: ['-webkit-tap-highlight-color', 'resize', ':host-context'],
    in: ['@chakra-ui/react', '@emotion/cache'],
    why: 'looks, or a name that Emotion knows',
  },
  {
    features: ['box-flex', 'box-flex-group', 'box-ordinal-group', 'orphans', 'widows', 'zoom'],
    in: ['@emotion/unitless', '@react-google-maps/api', 'src/shared/map', 'src/pages/account/user-details'],
    why: 'names of numbers; the zoom of a map and of a photograph',
  },
  {
    features: ['.toArray()', '.use()'],
    in: [
      '@chakra-ui/react',
      '@ark-ui',
      'effector',
      'src/shared/api/client.ts',
      'src/shared/api/read-configuration.ts',
      ...['src/shared/api/serve-customer.ts', 'src/shared/api/carry-hand-off.ts'],
    ],
    why: 'of React, of effector and of openapi-fetch themselves',
  },
  {
    features: ['alpha()', 'stroke-color'],
    in: ['@react-google-maps/api', 'src/shared/map/google'],
    why: 'of old Internet Explorers; of Google Maps',
  },
  {
    features: ['navigator.clipboard'],
    in: ['src/pages/system/form-preview/ui/lines.tsx'],
    why: 'says that the lines are to be selected',
  },
  {
    features: ['zoom'],
    in: ['src/pages/system/form-preview/ui/form-shown.tsx'],
    why: 'staff see the form as wide as on a kiosk, in smaller letters',
  },
  { features: ['rule'], in: ['src/features/set-up-direct-debit'], why: 'the rule of a field, and no style' },
];

/** Whether a file of ours may use it. */
export function isAllowedIn(file: string, feature: string): boolean {
  return ALLOWED.some(
    (one) => one.features.includes(feature) && one.in.some((place) => file.startsWith(join(root, place))),
  );
}

/** What a build has without leave, and what has leave and is not there any more. */
export function judge(found: ReadonlyMap<string, ReadonlySet<string>>): { newer: string[]; idle: string[] } {
  const allowed = new Set(ALLOWED.flatMap(({ features }) => features));
  return {
    newer: [...found].flatMap(([feature, files]) =>
      allowed.has(feature) ? [] : [`${feature} in ${[...files].join(', ')}`],
    ),
    idle: [...allowed].filter((feature) => !found.has(feature)),
  };
}
