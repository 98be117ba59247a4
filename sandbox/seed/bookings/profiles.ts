import type { DemoSpace } from './programmes.ts';

/** The spaces of each of the six kinds of centre. */
export const profiles = {
  large: [
    space('25 m pool', 'pool'),
    space('Learner pool', 'learner-pool'),
    space('Studio 1', 'studio'),
    space('Studio 2', 'second-studio'),
    space('Cycle studio', 'cycling'),
    space('Gym', 'gym'),
    space('Sports hall', 'hall'),
  ],
  medium: [
    space('Pool', 'pool'),
    space('Studio', 'studio'),
    space('Gym', 'small-gym'),
    space('Sports hall', 'hall'),
  ],
  dry: [
    space('Studio 1', 'studio'),
    space('Studio 2', 'second-studio'),
    space('Gym', 'small-gym'),
    space('Sports hall', 'hall'),
  ],
  pool: [space('Main pool', 'busy-pool'), space('Learner pool', 'learner-pool'), space('Gym', 'small-gym')],
  lido: [space('Outdoor pool', 'lido'), space('Terrace', 'terrace')],
  racquets: [space('Studio', 'second-studio'), space('Coaching courts', 'coaching')],
} satisfies Record<string, DemoSpace[]>;

export type Profile = keyof typeof profiles;

const named: Partial<Record<string, Profile>> = {
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
  return named[venueSlug] ?? 'medium';
}

function space(name: string, programme: DemoSpace['programme']): DemoSpace {
  return { name, programme };
}
