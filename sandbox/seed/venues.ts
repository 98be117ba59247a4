import type { PriceBand } from '../store/schema/details.ts';

export interface DemoVenue {
  slug: string;
  name: string;
  address1: string;
  town: string;
  postcode: string;
  telephone: string;
  lat: number;
  lng: number;
  group: string;
}

/** The properties that the centres of a region share. */
export interface DemoGroup {
  theme: string;
  priceBand: PriceBand;
  localPostcodeAreas: string[];
  canDisplayIneligibleMemberships: boolean;
}

/** Centres with a card provider other than the default, Stripe-like one. */
export const demoCardProviders: Record<string, string> = {
  'castlefield-baths': 'opayo',
  'didsbury-park-sports-centre': 'ryft',
};

/** Centres that never close, so that the scenarios' sessions of tomorrow and of the next weeks take place on any date. */
export const openEveryDay = [
  'ardwick-fields-leisure-centre',
  'castlefield-baths',
  'didsbury-park-sports-centre',
];

/** Centres with a picture, drawn for the demo; the others have none. */
export const demoPictures: Record<string, string> = {
  'ardwick-fields-leisure-centre': '/pictures/pool.svg',
  'castlefield-baths': '/pictures/pool.svg',
  'clissold-green-leisure': '/pictures/court.svg',
  'leith-links-leisure-centre': '/pictures/court.svg',
};

export const demoGroups: Record<string, DemoGroup> = {
  manchester: group('pavilion', 'standard', ['M', 'SK', 'OL', 'BL'], true),
  london: group('pavilion', 'city', ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'], true),
  midlands: group('pavilion', 'standard', ['B', 'CV', 'NG', 'LE', 'WV'], false),
  east: group('harbour', 'standard', ['NR', 'IP', 'CB'], true),
  'south-west': group('harbour', 'standard', ['BS', 'EX', 'PL', 'TR', 'TQ'], true),
  yorkshire: group('northern', 'standard', ['LS', 'YO', 'S', 'HU'], true),
  'north-east': group('northern', 'community', ['NE', 'SR', 'DH', 'TS'], false),
  scotland: group('highland', 'standard', ['EH', 'G', 'AB', 'DD', 'IV', 'FK'], true),
  wales: group('harbour', 'community', ['CF', 'SA', 'NP', 'LL', 'SY'], true),
  'northern-ireland': group('lagan', 'community', ['BT'], true),
};

/** From Ofcom's range of fictitious numbers. */
const FIRST_NUMBER = 960_100;

/** Fictitious centres in real towns. */
export const demoVenues: DemoVenue[] = [
  toVenue(
    'Ardwick Fields Leisure Centre',
    '12 Ardwick Row',
    'Manchester',
    'M12 6FZ',
    53.4702,
    -2.2156,
    'manchester',
  ),
  toVenue('Castlefield Baths', '3 Canal Basin', 'Manchester', 'M3 4LZ', 53.4757, -2.2557, 'manchester'),
  toVenue(
    'Didsbury Park Sports Centre',
    '88 Meadow Lane',
    'Manchester',
    'M20 2SW',
    53.4166,
    -2.2312,
    'manchester',
  ),
  toVenue(
    'Stockport Viaduct Leisure',
    '1 Mersey Walk',
    'Stockport',
    'SK3 9HZ',
    53.4062,
    -2.1631,
    'manchester',
  ),
  toVenue(
    'Oldham Edge Swim & Fitness',
    '40 Edge Street',
    'Oldham',
    'OL1 3TN',
    53.5448,
    -2.1127,
    'manchester',
  ),
  toVenue('Bolton Moorside Arena', 'Moorside Way', 'Bolton', 'BL1 2PW', 53.5826, -2.4289, 'manchester'),
  toVenue('Clissold Green Leisure', '19 Church Rise', 'London', 'N16 9EX', 51.5602, -0.0834, 'london'),
  toVenue('Borough Lido & Gym', '7 Marshal Yard', 'London', 'SE1 1YT', 51.5013, -0.0926, 'london'),
  toVenue('Ealing Common Health Club', '52 Broad Green', 'London', 'W5 3PA', 51.5101, -0.2886, 'london'),
  toVenue('Hackney Wick Arena', '2 Towpath', 'London', 'E9 5EN', 51.5433, -0.0248, 'london'),
  toVenue('Balham Terrace Leisure', '101 Bedford Rise', 'London', 'SW12 9ED', 51.4431, -0.1525, 'london'),
  toVenue(
    'Digbeth Wharf Leisure Centre',
    '5 Bond Wharf',
    'Birmingham',
    'B5 6DR',
    52.4763,
    -1.8862,
    'midlands',
  ),
  toVenue(
    'Sutton Coppice Sports Centre',
    '23 Coppice Road',
    'Sutton Coldfield',
    'B73 6AB',
    52.5624,
    -1.8245,
    'midlands',
  ),
  toVenue('Coventry Spires Leisure', '14 Spon Gate', 'Coventry', 'CV1 3AZ', 52.4081, -1.5187, 'midlands'),
  toVenue(
    'Trent Meadows Leisure Centre',
    '6 Meadow Lane',
    'Nottingham',
    'NG2 3GZ',
    52.9386,
    -1.1376,
    'midlands',
  ),
  toVenue('Leicester Abbey Pools', '31 Abbey Walk', 'Leicester', 'LE4 5AN', 52.6487, -1.1377, 'midlands'),
  toVenue('Norwich Marshes Leisure', '4 Mill Lane', 'Norwich', 'NR1 1SR', 52.6243, 1.3031, 'east'),
  toVenue('Ipswich Quayside Gym & Swim', '9 Quay Street', 'Ipswich', 'IP4 1BF', 52.0544, 1.1583, 'east'),
  toVenue('Cambridge Backs Sports Hall', '18 Meadow Path', 'Cambridge', 'CB3 9AJ', 52.2009, 0.1065, 'east'),
  toVenue(
    'Bristol Docks Leisure Centre',
    '77 Harbourside',
    'Bristol',
    'BS1 5TY',
    51.4494,
    -2.6011,
    'south-west',
  ),
  toVenue('Clifton Down Swim & Gym', '12 Down View', 'Bristol', 'BS8 2LR', 51.4622, -2.6098, 'south-west'),
  toVenue('Exeter Quay Leisure', '2 Haven Road', 'Exeter', 'EX2 8GY', 50.7181, -3.5304, 'south-west'),
  toVenue('Plymouth Sound Lido', '8 Hoe Terrace', 'Plymouth', 'PL1 2NZ', 50.3641, -4.1425, 'south-west'),
  toVenue(
    'Truro Moresk Leisure Centre',
    '16 Moresk Lane',
    'Truro',
    'TR1 1DG',
    50.2669,
    -5.0513,
    'south-west',
  ),
  toVenue('Kirkstall Weir Leisure', '3 Forge Row', 'Leeds', 'LS5 3BT', 53.8161, -1.6013, 'yorkshire'),
  toVenue('York Minster Way Baths', '21 Foss Bank', 'York', 'YO31 7QR', 53.9637, -1.0729, 'yorkshire'),
  toVenue('Sheffield Don Valley Gym', '60 Weir Street', 'Sheffield', 'S9 3TL', 53.3972, -1.4226, 'yorkshire'),
  toVenue('Hull Avenues Sports Centre', '11 Princes Walk', 'Hull', 'HU5 3QP', 53.7586, -0.3693, 'yorkshire'),
  toVenue(
    'Tyneside Byker Baths',
    '4 Shields Court',
    'Newcastle upon Tyne',
    'NE6 1DN',
    54.9766,
    -1.5789,
    'north-east',
  ),
  toVenue(
    'Sunderland Roker Beach Leisure',
    '1 Marine Row',
    'Sunderland',
    'SR6 9PL',
    54.9247,
    -1.3681,
    'north-east',
  ),
  toVenue('Durham Elvet Leisure', '15 River Bank', 'Durham', 'DH1 3AF', 54.7739, -1.5701, 'north-east'),
  toVenue(
    'Leith Links Leisure Centre',
    '27 Links Place',
    'Edinburgh',
    'EH6 7EZ',
    55.9719,
    -3.1652,
    'scotland',
  ),
  toVenue('Holyrood Park Baths', '10 Salisbury Row', 'Edinburgh', 'EH8 8HH', 55.9472, -3.1711, 'scotland'),
  toVenue('Kelvin Bridge Sports Club', '5 Kelvin Lane', 'Glasgow', 'G12 8DN', 55.8752, -4.2817, 'scotland'),
  toVenue(
    'Aberdeen Links Beach Leisure',
    '2 Esplanade Row',
    'Aberdeen',
    'AB24 5NS',
    57.1573,
    -2.0809,
    'scotland',
  ),
  toVenue(
    'Inverness Ness Islands Leisure',
    '7 Bught Lane',
    'Inverness',
    'IV3 5SS',
    57.4656,
    -4.2366,
    'scotland',
  ),
  toVenue('Cardiff Taff Bank Leisure', '9 Embankment', 'Cardiff', 'CF10 5LE', 51.4722, -3.1853, 'wales'),
  toVenue('Swansea Bay Pools', '33 Bay View', 'Swansea', 'SA1 3UL', 51.6167, -3.9476, 'wales'),
  toVenue('Bangor Menai Leisure', '6 Straits Road', 'Bangor', 'LL57 2HT', 53.2287, -4.1294, 'wales'),
  toVenue(
    'Belfast Titanic Row Leisure',
    '20 Slipway',
    'Belfast',
    'BT3 9DT',
    54.6079,
    -5.9106,
    'northern-ireland',
  ),
  toVenue('Lisburn Lagan Pools', '8 Weir Walk', 'Lisburn', 'BT28 1EU', 54.5112, -6.0393, 'northern-ireland'),
  toVenue(
    'Derry Foyle Arena',
    '3 Quay Head',
    'Londonderry',
    'BT48 7NR',
    55.0028,
    -7.3196,
    'northern-ireland',
  ),
].map((centre, index) => ({ ...centre, telephone: `01632 ${FIRST_NUMBER + index}` }));

function toVenue(
  name: string,
  address1: string,
  town: string,
  postcode: string,
  lat: number,
  lng: number,
  groupName: string,
): Omit<DemoVenue, 'telephone'> {
  const slug = name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-');
  return { slug, name, address1, town, postcode, lat, lng, group: groupName };
}

function group(
  theme: string,
  priceBand: PriceBand,
  localPostcodeAreas: string[],
  canDisplayIneligibleMemberships: boolean,
): DemoGroup {
  return { theme, priceBand, localPostcodeAreas, canDisplayIneligibleMemberships };
}
