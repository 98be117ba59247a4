import type { DemoSpace } from './programmes.ts';

/** The spaces of each of the six kinds of centre. */
export const SPACES_BY_PROFILE = {
  large: [
    defineSpace('25 m pool', 'pool'),
    defineSpace('Learner pool', 'learner-pool'),
    defineSpace('Studio 1', 'studio'),
    defineSpace('Studio 2', 'second-studio'),
    defineSpace('Cycle studio', 'cycling'),
    defineSpace('Gym', 'gym'),
    defineSpace('Sports hall', 'hall'),
  ],
  medium: [
    defineSpace('Pool', 'pool'),
    defineSpace('Studio', 'studio'),
    defineSpace('Gym', 'small-gym'),
    defineSpace('Sports hall', 'hall'),
  ],
  dry: [
    defineSpace('Studio 1', 'studio'),
    defineSpace('Studio 2', 'second-studio'),
    defineSpace('Gym', 'small-gym'),
    defineSpace('Sports hall', 'hall'),
  ],
  pool: [
    defineSpace('Main pool', 'busy-pool'),
    defineSpace('Learner pool', 'learner-pool'),
    defineSpace('Gym', 'small-gym'),
  ],
  lido: [defineSpace('Outdoor pool', 'lido'), defineSpace('Terrace', 'terrace')],
  racquets: [defineSpace('Studio', 'second-studio'), defineSpace('Coaching courts', 'coaching')],
} satisfies Record<string, DemoSpace[]>;

export type Profile = keyof typeof SPACES_BY_PROFILE;

const PROFILE_BY_VENUE_SLUG: Partial<Record<string, Profile>> = {
  'ardwick-fields-leisure-centre': 'large',
  'clissold-green-leisure': 'large',
  'digbeth-wharf-leisure-centre': 'large',
  'bristol-docks-leisure-centre': 'large',
  'kirkstall-weir-leisure': 'large',
  'leith-links-leisure-centre': 'large',
  'cardiff-taff-bank-leisure': 'large',
  'belfast-titanic-row-leisure': 'large',
  'didsbury-park-sports-centre': 'dry',
  'bolton-moorside-arena': 'dry',
  'ealing-common-health-club': 'dry',
  'cambridge-backs-sports-hall': 'dry',
  'sheffield-don-valley-gym': 'dry',
  'derry-foyle-arena': 'dry',
  'castlefield-baths': 'pool',
  'leicester-abbey-pools': 'pool',
  'york-minster-way-baths': 'pool',
  'tyneside-byker-baths': 'pool',
  'swansea-bay-pools': 'pool',
  'borough-lido-and-gym': 'lido',
  'plymouth-sound-lido': 'lido',
  'sunderland-roker-beach-leisure': 'lido',
  'hackney-wick-arena': 'racquets',
  'sutton-coppice-sports-centre': 'racquets',
  'hull-avenues-sports-centre': 'racquets',
  'kelvin-bridge-sports-club': 'racquets',
};

/** Finds the kind of a demo centre. */
export function findProfile(venueSlug: string): Profile {
  return PROFILE_BY_VENUE_SLUG[venueSlug] ?? 'medium';
}

function defineSpace(name: string, programme: DemoSpace['programme']): DemoSpace {
  return { name, programme };
}
