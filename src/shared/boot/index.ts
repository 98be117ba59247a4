export { beginsWithCentres } from './centres';
export { DEFAULT_HEADER, type Rgb, readColour, writeColour } from './colour';
export { bootedConfig, bootedTransport } from './early-requests';
export { DEFAULT_FONTS, FAMILIES, FONTS, type Font, headingScale, readFont } from './fonts';
export { keepMode, MODE_STORED_AS, type Mode, modeAt, NORMAL_MODE } from './mode';
export { readOperator, withoutLastSlash } from './operator';
export { type SubSite, subSiteOf } from './sub-site';
export { namedVenue, rememberedVenue, venueCookieOf } from './venue';
