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
const $slug = $mode.map(({ centre }) => centre);

/** The welcome line with the centre's name; without one while it is not known. Requirement F4.1. */
export const $welcome = $centre.map((centre) =>
  centre ? text('kiosk.welcome', { centre: centre.name }) : text('kiosk.welcomeNoCentre'),
);

/** "Buy a membership" leads to the centre, or home (Requirement F4.1); null where joining online is not offered. */
export const $buyPath = combine($slug, $config, (slug, { flags }) => {
  if (!flags.onlineJoiningEnabled) return null;
  return slug ? paths.centre(slug) : paths.home();
});

/** "Book an activity" leads to the bookings site (Requirement F4.2); null for an operator without one. */
export const $bookingsUrl = $config.map(({ subSites }) =>
  subSites.bookings === '' ? null : `${subSites.bookings}${bookings.home}?kiosk=true`,
);

sample({ clock: opened, source: $slug, filter: isPresent, target: loadCentreFx });
