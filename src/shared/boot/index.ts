export { showsCentreList } from './centres';
export { DEFAULT_HEADER, type Rgb, readColour, writeColour } from './colour';
export { earlyConfig, earlyTransport } from './early-requests';
export { DEFAULT_FONTS, FAMILIES, FONTS, type Font, headingScale, readFont } from './fonts';
export { MODE_STORAGE_KEY, type Mode, modeAt, NORMAL_MODE, saveMode } from './mode';
export { type Operator, readOperator, withoutLastSlash } from './operator';
export { type SubSite, subSiteOf } from './sub-site';
export { explicitVenue, readVenueCookie, venueCookieOf } from './venue';
