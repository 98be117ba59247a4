export { findTheme, getClient, getFooterHtml } from './frontend.ts';
export { geocodeTerm } from './geocoding.ts';
export { validatePromotion } from './promotions.ts';
export {
  type ActivityCatalogue,
  type ActivityRecord,
  buildCatalogueRows,
  findActivityCatalogue,
  findPatternRules,
  findVenueRules,
  type SpaceRecord,
  toCatalogue,
} from './records/activity-catalogue.ts';
export {
  type Camp,
  type CampDayRecord,
  type CampOptionRecord,
  calculateCapacities,
  calculateOnlineCapacity,
  findCampById,
  findCampIdByDay,
  findCampsAtVenue,
  findFirstCampDate,
  formatHalfKey,
} from './records/camps.ts';
export {
  findMembershipTypeById,
  findOptionById,
  findPriceAt,
  findPromotion,
  findVenue,
  findVenueById,
  isSoldAt,
  type MembershipTypeRecord,
  type PaymentOptionRecord,
  type PromotionRecord,
  type VenueRecord,
  type VenueSummary,
  venueSummaryColumns,
} from './records/catalogue.ts';
export {
  type BookableCourse,
  deriveCourseState,
  findCourseById,
  findCoursesAtVenue,
  findSkillLevels,
} from './records/courses.ts';
export { findPatterns, type Pattern } from './records/patterns.ts';
export { findProductsById } from './records/products.ts';
export { findApplicablePromotion, hasUsedPromotion } from './records/promotion-for.ts';
export { findTermsByKind } from './records/terms-record.ts';
export { calculateDayOpening } from './rules/booking-window.ts';
export { findChosenOffer, findOfferWithUses, type PriceChoice } from './rules/chosen-offer.ts';
export { type Closure, findClosedReason, findOpenWeekFrom } from './rules/closures.ts';
export { type CourseSession, calculateRemainingPrice } from './rules/course-sessions.ts';
export {
  type CourseState,
  type CourseVerdictFacts,
  decideCourseVerdict,
  hasRequiredLevel,
} from './rules/course-verdict.ts';
export { type CustomerFacts, checkPurchasable, findStartDays } from './rules/eligibility.ts';
export {
  coversSessionAges,
  findMemberPrice,
  findNonMemberPrice,
  listOffers,
  type Offer,
  type PricedPerson,
  takesUses,
} from './rules/offers.ts';
export { takesPlaceOn } from './rules/pattern-days.ts';
export { findExceededLimit } from './rules/person-limits.ts';
export { isOutcode, normalisePostcode, parseOutcode, parsePostcodeArea } from './rules/postcode.ts';
export {
  calculateDiscount,
  doesPromotionApply,
  normaliseCode,
  type PromotionRule,
} from './rules/promotion.ts';
export {
  derivePackageState,
  formatBenefitKey,
  formatPackageKey,
  formatReductionUse,
  type HeldBenefit,
  type HeldPackage,
  listReductions,
  type OwnReductions,
  type Reduction,
  type ReductionContext,
} from './rules/reductions.ts';
export { combineVerdictsForRow } from './rules/row-verdict.ts';
export {
  COMMON_PATTERN_ID_START,
  formatSessionId,
  formatSlotId,
  parseSessionDate,
  parseSessionId,
  parseSlotId,
  type SlotName,
} from './rules/session-id.ts';
export { deriveSessionState, type SessionState } from './rules/session-state.ts';
export { decideVerdict, type Verdict, type VerdictFacts } from './rules/verdict.ts';
export { getVenueBySlugOrId, listVenues } from './venues.ts';
