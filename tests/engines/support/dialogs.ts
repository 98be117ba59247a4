import { sites } from '../../e2e/support/sub-sites.ts';
import type { Screen } from './screen.ts';

/** The result of a scenario. */
export type ScenarioResult = Record<string, string>;

/** A dialog of the site, and how a customer opens it. */
export interface Dialog {
  readonly name: string;
  /** Set for the few dialogs, one of each kind, that `npm test` opens. */
  readonly isInShortRun?: true;
  /** Set if it is a page of its own on a phone. */
  readonly isWideOnly?: boolean;
  /** The scenario whose customer opens it; without one, a visitor does. */
  readonly scenario?: string;
  /** Set if the scenario's result is viewed without a log-in. */
  readonly isVisitor?: boolean;
  readonly address: string | ((result: ScenarioResult) => string);
  readonly open: (screen: Screen) => Promise<void>;
}

const CARD_FRAME = 'iframe[title="Secure card payment input frame"]';
const CENTRE_ADDRESS = `${sites.onlineJoining}/centre/ardwick-fields-leisure-centre`;
const createButtonOpener = (name: string | RegExp) => (screen: Screen) =>
  screen.role('button', name, 0).click();
const buildBookingAddress = ({ bookingId }: ScenarioResult) => `${sites.myAccount}/bookings/${bookingId}`;
const readSessionDate = ({ sessionId = '' }: ScenarioResult) =>
  sessionId.slice(-8).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
/** The timetable of the day of a scenario's session. */
export const buildTimetableAddress = (result: ScenarioResult) =>
  `${sites.bookings}/location/ardwick-fields-leisure-centre?date=${readSessionDate(result)}`;

/** Every dialog that is one of our `<dialog>` elements, except the bank's, which the payment journeys cover. */
export const dialogs: readonly Dialog[] = [
  {
    name: 'a forgotten password',
    address: `${sites.onlineJoining}/login`,
    open: createButtonOpener('Forgotten your password?'),
  },
  {
    name: 'the menu of a phone',
    isInShortRun: true,
    address: `${sites.bookings}/`,
    open: createButtonOpener('Menu'),
  },
  {
    name: 'the details of a membership',
    isInShortRun: true,
    address: CENTRE_ADDRESS,
    open: createButtonOpener(/^See all details/),
  },
  {
    name: 'terms',
    address: `${sites.onlineJoining}/register`,
    open: createButtonOpener(/^Read /),
  },
  {
    name: 'the calendar of a start date',
    isInShortRun: true,
    scenario: 'a-customer-without-instruction',
    address: `${CENTRE_ADDRESS}/membership/swim/recurring`,
    async open(screen) {
      await screen.role('region', 'Your details').role('button', 'Continue').click();
      await screen.role('button', 'Calendar').click();
    },
  },
  {
    name: 'leaving the checkout',
    scenario: 'provider-stripe',
    address: `${sites.onlineJoining}/checkout`,
    async open(screen) {
      // The content below shifts until the card form has loaded.
      await screen.frame(CARD_FRAME).role('textbox', undefined, 0).waitUntilVisible();
      await screen.role('button', 'Cancel selection and start over').click();
    },
  },
  {
    name: 'a log-in to book',
    scenario: 'a-session-with-spaces',
    isVisitor: true,
    address: buildTimetableAddress,
    open: createButtonOpener(/^Book Yoga, .*, 12:00$/),
  },
  {
    name: 'a session beside the timetable',
    isInShortRun: true,
    isWideOnly: true,
    scenario: 'a-session-with-spaces',
    address: buildTimetableAddress,
    open: (screen) => screen.role('link', '12:00 Yoga').click(),
  },
  {
    name: 'another child',
    scenario: 'a-camp-full-on-wednesday',
    address: ({ venueSlug, campSlug }) => `${sites.bookings}/camps/${venueSlug}/${campSlug}/book`,
    open: createButtonOpener('Add a child'),
  },
  {
    name: 'the change of a camp',
    scenario: 'a-basket-with-a-camp',
    address: `${sites.bookings}/basket`,
    open: createButtonOpener(/^Change (?!on )/),
  },
  {
    name: 'the change of a class',
    isInShortRun: true,
    scenario: 'a-basket-with-a-class',
    address: `${sites.bookings}/basket`,
    open: createButtonOpener(/^Change (?!on )/),
  },
  {
    name: 'the emptying of a basket',
    scenario: 'a-basket-with-a-class',
    address: `${sites.bookings}/basket`,
    open: createButtonOpener('Clear basket'),
  },
  {
    name: 'the cancelling of a booking',
    isInShortRun: true,
    scenario: 'a-customer-with-bookings',
    address: buildBookingAddress,
    open: createButtonOpener('Cancel booking'),
  },
  {
    name: 'being late',
    scenario: 'a-booking-about-to-begin',
    address: buildBookingAddress,
    open: createButtonOpener('I’m running late'),
  },
  {
    name: 'somebody else who comes',
    scenario: 'a-booking-for-a-child',
    address: buildBookingAddress,
    open: createButtonOpener('Change who’s going'),
  },
  {
    name: 'the form about a child',
    isInShortRun: true,
    scenario: 'a-child-form-out-of-date',
    address: `${sites.myAccount}/user-details`,
    open: createButtonOpener(/^Form about /),
  },
  {
    name: 'the removal of a person',
    scenario: 'a-child-form-out-of-date',
    address: `${sites.myAccount}/user-details`,
    open: createButtonOpener(/^Remove /),
  },
  {
    name: 'the end of a freeze',
    scenario: 'a-customer-with-a-frozen-membership',
    address: `${sites.myAccount}/memberships`,
    open: createButtonOpener('End the freeze early'),
  },
  {
    name: 'another choice that loses answers',
    scenario: 'a-customer-without-instruction',
    address: `${CENTRE_ADDRESS}/membership/unlimited-fitness/recurring`,
    async open(screen) {
      await screen.role('region', 'Your details').role('button', 'Continue').click();
      await screen.label('Who should we call in an emergency?').fill('Annabella');
      await screen.role('button', /Edit.*Choose membership/).click();
      await screen.role('button', /^Choose Swim\b/, 0).click();
    },
  },
  {
    name: 'the notice of the direct debit at a kiosk',
    scenario: 'a-customer-without-instruction',
    address: `${CENTRE_ADDRESS}/membership/swim/recurring?kiosk=true`,
    async open(screen) {
      await screen.role('region', 'Your details').role('button', 'Continue').click();
      await screen.role('button', /privacy notice/i, 0).click();
    },
  },
];
