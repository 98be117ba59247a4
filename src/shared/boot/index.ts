export { showsCentreList } from './centres';
export { DEFAULT_HEADER, type Rgb, readColour, writeColour } from './colour';
export { requestEarlyConfig, sendEarly } from './early-requests';
export { DEFAULT_FONTS, FAMILIES, FONTS, type Font, findHeadingScale, readFont } from './fonts';
export { findMode, MODE_STORAGE_KEY, type Mode, NORMAL_MODE, saveMode } from './mode';
export { type Operator, readOperator, withoutLastSlash } from './operator';
export { findSubSite, type SubSite } from './sub-site';
export { getVenueCookie, readExplicitVenue, readVenueCookie } from './venue';
