import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadVenue, type Venue } from '@/shared/api';
import { $config } from '@/shared/config';
import { isPresent } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { bookings, paths } from '@/shared/routes';
import { text } from '../texts';

export const opened = createEvent();

export const loadCentreFx = createEffect<string, Venue, ApiFailure>((slug) => loadVenue({ slugOrId: slug }));

const $centre = createStore<Venue | null>(null).on(loadCentreFx.doneData, (_, venue) => venue);
const $centreSlug = $mode.map(({ centre }) => centre);

/** The welcome line, with the name of the centre if it is known. Requirement F4.1. */
export const $welcome = $centre.map((centre) =>
  centre ? text('kiosk.welcome', { centre: centre.name }) : text('kiosk.welcomeNoCentre'),
);

/** The target of "Buy a membership": the centre, or the home page (Requirement F4.1); null if joining online is off. */
export const $buyPath = combine($centreSlug, $config, (slug, { flags }) => {
  if (!flags.onlineJoiningEnabled) return null;
  return slug ? paths.centre(slug) : paths.home();
});

/** The target of "Book an activity": the bookings site (Requirement F4.2); null if the operator has none. */
export const $bookingsUrl = $config.map(({ subSites }) =>
  subSites.bookings === '' ? null : `${subSites.bookings}${bookings.home}?kiosk=true`,
);

sample({ clock: opened, source: $centreSlug, filter: isPresent, target: loadCentreFx });
