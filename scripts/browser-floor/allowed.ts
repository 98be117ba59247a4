import { join } from 'node:path';
import { root } from '../../tooling/run.ts';

type AllowedFeature = {
  readonly features: readonly string[];
  /** Our own files and folders, or names of packages. */
  readonly places: readonly string[];
  /** What happens in browsers without the feature, or why it does not matter. */
  readonly why: string;
};

/** Features that our oldest browsers lack, or that are missing on plain http, and that may be used all the same. */
export const ALLOWED: readonly AllowedFeature[] = [
  {
    features: ['crypto.subtle'],
    places: ['src/entities/consent/lib/agreed-terms.ts'],
    why: 'checks first; otherwise each site asks for agreement again',
  },
  {
    features: ['cookieStore'],
    places: ['src/shared/boot/venue.ts'],
    why: 'checks first; otherwise reads document.cookie',
  },
  {
    features: ['navigator.wakeLock'],
    places: ['src/pages/account/card/ui/keep-screen-on.tsx'],
    why: 'checks first; otherwise does not offer the option',
  },
  {
    features: ['navigator.geolocation'],
    places: ['src/features/find-centre/model/locate.ts'],
    why: 'checks first; otherwise says that the position is not known',
  },
  {
    features: [':has'],
    places: [
      'src/shared/ui/stable-stack',
      'src/shared/ui/section',
      'src/app/layouts/site-frame.tsx',
      'src/widgets/account-header',
      'src/pages/account/dashboard',
    ],
    why: 'without it, parts of a page may shift while others load',
  },
  {
    features: [':has'],
    places: [
      'src/shared/ui/linked-rows',
      'src/features/find-centre/ui/venue-row.tsx',
      'src/pages/account/bookings/ui/booking-row.tsx',
      'src/pages/bookings/activities/ui/activity-list.tsx',
    ],
    why: 'without it, a hovered row has no colour of its own',
  },
  {
    features: [':has'],
    places: ['src/shared/theme/recipes/controls.ts'],
    why: 'without it, the tick still shows what is chosen',
  },
  {
    features: [':has'],
    places: ['src/shared/theme/recipes/button.ts'],
    why: 'without it, buttons with an icon are underlined as well',
  },
  {
    features: [':has'],
    places: [
      'src/features/choose-membership/ui/filters.tsx',
      'src/features/find-centre/ui/search-panel.tsx',
      'src/widgets/purchase-summary/ui/summary-columns.tsx',
    ],
    why: 'has a fallback in @supports',
  },
  {
    features: [':has'],
    places: ['src/features/find-centre/ui/windowed-list.tsx', 'src/app/overlays/toast-region.tsx'],
    why: 'without it, the keyboard hint is hidden and a toast is at the top of the page',
  },
  {
    features: ['color-mix()'],
    places: ['src/widgets/site-header/ui/account-nav.tsx', 'src/shared/map'],
    why: 'without it, a line is darker, the sea is grey and a marker has no ring',
  },
  {
    features: ['text-wrap'],
    places: [
      'src/shared/theme/recipes/typography.ts',
      'src/entities/session/ui/session-price.tsx',
      'src/pages/account/bookings/ui/booking-row.tsx',
    ],
    why: 'without it, the lines of a heading, of a booking, or of what a price is for, have different lengths',
  },
  {
    features: ['content-visibility', 'contain-intrinsic-height'],
    places: [
      'src/features/browse-timetable/ui/session-list.tsx',
      'src/pages/account/bookings/ui/booking-days.tsx',
    ],
    why: 'without it, long lists take longer to render',
  },
  {
    features: ['forced-color-adjust'],
    places: ['src/shared/ui/bar-code', 'src/shared/ui/qr-code', 'src/shared/map', 'src/pages/account/card'],
    why: 'Safari has no forced colours',
  },
  {
    features: ['scrollbar-width'],
    places: [
      'src/shared/ui/link-tabs',
      'src/widgets/site-header/ui/account-nav.tsx',
      'src/features/find-centre/ui/carousel.tsx',
      'src/entities/session/ui/day-links.tsx',
      'src/features/browse-timetable/ui/filter-bar.tsx',
    ],
    why: 'without it, a scroll bar is visible',
  },
  {
    features: ['user-select', 'mask-image'],
    places: [
      ...['src/shared/map', 'src/pages/system/order-confirmed', 'src/widgets/home-band'],
      ...['@rjsf/core', '@chakra-ui/react'],
    ],
    why: 'Emotion adds the prefixed name',
  },
  { features: ['text-size-adjust'], places: ['index.html'], why: 'the prefixed name is there as well' },

  {
    features: ['navigation', '.startViewTransition()', ':view-transition', ':view-transition-group'],
    places: ['react-dom'],
    why: 'checks first, and only for view transitions, which we do not use',
  },
  { features: ['setImmediate', 'navigator.connection'], places: ['react-dom'], why: 'checks first' },
  {
    features: ['navigator.userAgentData', 'Error.captureStackTrace'],
    places: ['@zag-js', '@ark-ui'],
    why: 'checks first',
  },
  { features: [':popover-open'], places: ['@floating-ui'], why: 'catches the error of the unknown selector' },
  {
    features: ['color-mix()'],
    places: ['@chakra-ui/react'],
    why: 'only for colours with an opacity, which we do not use',
  },
  {
    features: ['-webkit-tap-highlight-color', 'resize', ':host-context'],
    places: ['@chakra-ui/react', '@emotion/cache'],
    why: 'cosmetic, or only a name that Emotion knows',
  },
  {
    features: ['box-flex', 'box-flex-group', 'box-ordinal-group', 'orphans', 'widows', 'zoom'],
    places: [
      '@emotion/unitless',
      '@react-google-maps/api',
      'src/shared/map',
      'src/pages/account/user-details',
    ],
    why: 'not CSS: names of unitless properties, and the zoom of a map or a photo',
  },
  {
    features: ['.toArray()', '.use()'],
    places: [
      '@chakra-ui/react',
      '@ark-ui',
      'effector',
      'src/shared/api/client.ts',
      'src/shared/api/read-configuration.ts',
      ...['src/shared/api/serve-customer.ts', 'src/shared/api/carry-hand-off.ts'],
    ],
    why: 'not the iterator method: methods of React, effector and openapi-fetch',
  },
  {
    features: ['alpha()', 'stroke-color'],
    places: ['@react-google-maps/api', 'src/shared/map/google'],
    why: 'not CSS: for old Internet Explorers, and an option of Google Maps',
  },
  {
    features: ['navigator.clipboard'],
    places: ['src/pages/system/form-preview/ui/lines.tsx'],
    why: 'without it, asks staff to select the lines themselves',
  },
  {
    features: ['rule'],
    places: ['src/features/set-up-direct-debit'],
    why: 'not CSS: the rule of a form field',
  },
];

/** Whether one of our files may use the feature. */
export function isAllowedIn(file: string, feature: string): boolean {
  return ALLOWED.some(
    (exception) =>
      exception.features.includes(feature) &&
      exception.places.some((allowedPath) => file.startsWith(join(root, allowedPath))),
  );
}

/** Returns the features that the build uses without permission (`newer`), and permissions that are no longer needed (`idle`). */
export function findViolations(foundFeatures: ReadonlyMap<string, ReadonlySet<string>>): {
  newerFeatures: string[];
  unneededFeatures: string[];
} {
  const allowedFeatures = new Set(ALLOWED.flatMap(({ features }) => features));
  return {
    newerFeatures: [...foundFeatures].flatMap(([feature, files]) =>
      allowedFeatures.has(feature) ? [] : [`${feature} in ${[...files].join(', ')}`],
    ),
    unneededFeatures: [...allowedFeatures].filter((feature) => !foundFeatures.has(feature)),
  };
}
