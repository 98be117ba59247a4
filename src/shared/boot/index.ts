export { showsCentreList } from './centres';
export { DEFAULT_HEADER_RGB, formatColour, parseColour, type Rgb } from './colour';
export { requestEarlyConfig, sendEarly } from './early-requests';
export { DEFAULT_FONTS, FONT_FAMILIES, FONTS, type Font, findHeadingScale, parseFont } from './fonts';
export { findMode, MODE_STORAGE_KEY, type Mode, NORMAL_MODE, saveMode } from './mode';
export { type Operator, readOperator, removeTrailingSlashes } from './operator';
export { findSubSite, type SubSite } from './sub-site';
export { formatVenueCookieName, readExplicitVenue, readVenueCookie } from './venue';
