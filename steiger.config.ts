import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

/**
 * Features with one consumer today, and why each is a slice of its own all the same. Everything else starts in the
 * page that needs it.
 */
const featuresOfOnePage = {
  'add-attendee': 'whatever is booked for a child adds and changes children',
  'answer-questions': 'the account and the booking pages ask the operator’s questions too',
  'apply-promo-code': 'the basket takes promo codes too',
  'choose-camp-days': 'the basket changes the days of a camp too',
  'complete-child-form': 'health answers are kept apart from every page',
  'find-centre': 'the bookings site finds centres too',
  'pay-by-card': 'card data and gateways are kept apart from every page',
  'set-up-direct-debit': 'bank details are kept apart from every page',
  'reset-idle-kiosk': 'it watches over every page, from the app',
  'start-over': 'the kiosk starts over on every page',
} as const;

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.gen.ts'] },
  { rules: { 'fsd/import-locality': 'error' } },
  {
    // What is booked and the way to book it are two widgets: the page of a course has the second without the first.
    files: ['./src/widgets/session-detail/**'],
    rules: { 'fsd/forbidden-imports': 'off' },
  },
  {
    // The rule does not see the imports of files it is off for: the venue entity is used by find-centre too. Orders are
    // read by the confirmation of a booking as well.
    files: [
      ...Object.keys(featuresOfOnePage).map((feature) => `./src/features/${feature}/**`),
      './src/entities/order/**',
      './src/entities/venue/**',
    ],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);
