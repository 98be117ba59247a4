import type { slotTemplates, spaces } from '../../store/schema/activities.ts';
import type { HireExtra } from '../../store/schema/details.ts';
import { demoId } from '../demo-ids.ts';
import { demoVenues } from '../venues.ts';
import { findProfile, type Profile } from './profiles.ts';
import { buildDemoActivityId, buildDemoSpaceId } from './rows.ts';

// Courts and pitches that are hired by the slot. The courts of a hall are parts of it: a class in the hall uses all of them.

type SpaceRow = typeof spaces.$inferInsert;
type TemplateRow = typeof slotTemplates.$inferInsert;

interface DemoFacility {
  slug: string;
  name: string;
  title: string;
  activity: string;
  /** The type in OpenActive's list. */
  type: string;
  priceKey: string;
  equipment: HireExtra[];
}

const defineRackets = (label: string): HireExtra => ({ id: 'rackets', label, price: 300 });
const defineBalls = (label: string, price: number): HireExtra => ({ id: 'balls', label, price });

const facilities = {
  badminton: {
    slug: 'badminton-courts',
    name: 'Badminton courts',
    title: 'Badminton court',
    activity: 'Badminton',
    type: 'Badminton',
    priceKey: 'court',
    equipment: [defineRackets('Two rackets'), defineBalls('Three shuttlecocks', 250)],
  },
  squash: {
    slug: 'squash-courts',
    name: 'Squash courts',
    title: 'Squash court',
    activity: 'Squash',
    type: 'Squash',
    priceKey: 'court',
    equipment: [defineRackets('Two rackets'), defineBalls('A ball', 200)],
  },
  tennis: {
    slug: 'tennis-courts',
    name: 'Tennis courts',
    title: 'Tennis court',
    activity: 'Tennis',
    type: 'Tennis',
    priceKey: 'court',
    equipment: [defineRackets('Two rackets'), defineBalls('Four balls', 300)],
  },
  padel: {
    slug: 'padel-courts',
    name: 'Padel courts',
    title: 'Padel court',
    activity: 'Padel Tennis',
    type: 'Padel Tennis',
    priceKey: 'court',
    equipment: [{ ...defineRackets('Four bats'), price: 600 }, defineBalls('Three balls', 300)],
  },
  pitch: {
    slug: 'football-pitch',
    name: 'Football pitch',
    title: '3G pitch',
    activity: 'Small Sided Football',
    type: 'Football Pitch',
    priceKey: 'pitch',
    equipment: [{ id: 'bibs', label: 'Ten bibs', price: 0 }, defineBalls('A football', 200)],
  },
} satisfies Record<string, DemoFacility>;

/** Some spaces of one facility. */
interface CourtGroup {
  of: keyof typeof facilities;
  name: string;
  count: number;
  /** The hall that contains some of them, and how many. */
  hall?: { name: string; parts: number };
}

const defineHall = (count: number): CourtGroup => ({
  of: 'badminton',
  name: 'Court',
  count,
  hall: { name: 'Sports hall', parts: count },
});

const COURTS_BY_PROFILE: Record<Profile, CourtGroup[]> = {
  large: [defineHall(4), { of: 'squash', name: 'Squash court', count: 2 }],
  medium: [defineHall(4)],
  dry: [defineHall(6), { of: 'pitch', name: '3G pitch', count: 1 }],
  pool: [],
  lido: [],
  racquets: [
    { of: 'tennis', name: 'Tennis court', count: 6, hall: { name: 'Coaching courts', parts: 2 } },
    { of: 'padel', name: 'Padel court', count: 2 },
    { of: 'squash', name: 'Squash court', count: 4 },
  ],
};

/** Opening hours by day of the week, and the peak hours. */
const OPENING_HOURS = [
  { weekdays: [1, 2, 3, 4, 5], opens: '07:00', closes: '22:00', peakFrom: '17:00', peakUntil: '20:00' },
  { weekdays: [6], opens: '07:00', closes: '22:00', peakFrom: null, peakUntil: null },
  { weekdays: [7], opens: '08:00', closes: '18:00', peakFrom: null, peakUntil: null },
];

export function buildCourtRows(operatorId: string): SpaceRow[] {
  return demoVenues.flatMap(({ slug }) =>
    COURTS_BY_PROFILE[findProfile(slug)].flatMap((courts) => buildSpaces(operatorId, slug, courts)),
  );
}

function buildSpaces(
  operatorId: string,
  venueSlug: string,
  { of: facilityKey, name, count, hall: parentHall }: CourtGroup,
): SpaceRow[] {
  return Array.from({ length: count }, (_, index) => {
    const spaceName = count === 1 ? name : `${name} ${index + 1}`;
    const isPartOfHall = parentHall !== undefined && index >= count - parentHall.parts;
    return {
      id: buildDemoSpaceId(venueSlug, spaceName),
      operatorId,
      venueId: demoId(`venue:${venueSlug}`),
      name: spaceName,
      facilitySlug: facilities[facilityKey].slug,
      facilityType: facilities[facilityKey].type,
      partOf: isPartOfHall ? buildDemoSpaceId(venueSlug, parentHall.name) : null,
    };
  });
}

export function buildSlotTemplateRows(operatorId: string): TemplateRow[] {
  return demoVenues.flatMap(({ slug }) =>
    COURTS_BY_PROFILE[findProfile(slug)].flatMap(({ of: facilityKey }) =>
      buildTemplates(operatorId, slug, facilities[facilityKey]),
    ),
  );
}

function buildTemplates(
  operatorId: string,
  venueSlug: string,
  { slug, name, title, activity, priceKey, equipment }: DemoFacility,
): TemplateRow[] {
  return OPENING_HOURS.map((hours) => ({
    id: demoId(`slots:${venueSlug}:${slug}:${hours.opens}:${hours.weekdays.join('')}`),
    operatorId,
    venueId: demoId(`venue:${venueSlug}`),
    facilitySlug: slug,
    name,
    title,
    activityId: buildDemoActivityId(activity),
    ...hours,
    minutes: 50,
    everyMinutes: 60,
    pricePeak: `${priceKey}-peak`,
    priceOffPeak: `${priceKey}-off-peak`,
    equipment,
    deskPlaces: null,
  }));
}
