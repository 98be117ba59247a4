export { client, footerHtml, themeFor } from './frontend.ts';
export { geocode } from './geocoding.ts';
export { validatePromotion } from './promotions.ts';
export {
  type ActivityCatalogue,
  type ActivityRecord,
  activityCatalogue,
  catalogueRows,
  rulesOfPatterns,
  type SpaceRecord,
  toCatalogue,
  venueRules,
} from './records/activity-catalogue.ts';
export {
  type Camp,
  type CampDayRecord,
  type CampOptionRecord,
  campById,
  campIdOfDay,
  campsAt,
  capacitiesOf,
  firstDateOf,
  halfKey,
  onlineCapacity,
} from './records/camps.ts';
export {
  findPromotion,
  findVenue,
  isSoldAt,
  type MembershipTypeRecord,
  membershipTypeById,
  optionById,
  type PaymentOptionRecord,
  type PromotionRecord,
  priceAt,
  type VenueRecord,
  type VenueSummary,
  venueById,
  venueSummary,
} from './records/catalogue.ts';
export { type BookableCourse, courseById, coursesAt, levelsOf, stateOf } from './records/courses.ts';
export { type Pattern, patternsWhere } from './records/patterns.ts';
export { productsById } from './records/products.ts';
export { hasUsed, promotionFor } from './records/promotion-for.ts';
export { termsOfKind } from './records/terms-record.ts';
export { dayOpening } from './rules/booking-window.ts';
export { chosenOffer, type PriceChoice, unusedOffer } from './rules/chosen-offer.ts';
export { type Closure, closedReason, openWeekFrom } from './rules/closures.ts';
export { type CourseSession, priceOfRest } from './rules/course-sessions.ts';
export {
  type CourseState,
  type CourseVerdictFacts,
  courseVerdict,
  hasLevel,
} from './rules/course-verdict.ts';
export { type CustomerFacts, purchasable, startDaysFor } from './rules/eligibility.ts';
export {
  coversAnAgeOf,
  membersPrice,
  type Offer,
  offersFor,
  openPrice,
  type PricedPerson,
  takesUses,
} from './rules/offers.ts';
export { takesPlaceOn } from './rules/pattern-days.ts';
export { limitPassed } from './rules/person-limits.ts';
export { isOutcode, normalisePostcode, outcodeOf, postcodeArea } from './rules/postcode.ts';
export { discountFor, normaliseCode, type PromotionRule, promotionApplies } from './rules/promotion.ts';
export {
  benefitKey,
  type HeldBenefit,
  type OwnReductions,
  type PackageInHand,
  packageKey,
  packageStateOf,
  type Reduction,
  type ReductionContext,
  reductionsFor,
  usedText,
} from './rules/reductions.ts';
export { rowVerdict } from './rules/row-verdict.ts';
export {
  COMMON_START,
  dateOfSession,
  parseSessionId,
  parseSlotId,
  type SlotName,
  sessionIdOf,
  slotIdOf,
} from './rules/session-id.ts';
export { type SessionState, sessionState } from './rules/session-state.ts';
export { type Verdict, type VerdictFacts, verdictFor } from './rules/verdict.ts';
export { listVenues, venueBySlugOrId } from './venues.ts';
