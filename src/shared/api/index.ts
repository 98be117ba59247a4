export {
  type AccountMembership,
  endFreeze,
  type FreezePreview,
  type FreezeRequest,
  freezeMembership,
  loadFreezing,
  loadMembership,
  loadMemberships,
  type MembershipFreezing,
  previewFreeze,
} from './account-memberships';
export {
  type Activity,
  type ActivityDetail,
  type ActivitySession,
  type ActivitySessionDetail,
  listActivities,
  loadActivity,
  loadActivitySession,
  loadTimetable,
  type Offer,
  type PersonVerdict,
  type Timetable,
  type TimetableDay,
  type TimetableRequest,
} from './activities';
export {
  type AdultInvitation,
  type Attendee,
  type AttendeeDetails,
  acceptInvitation,
  addAttendee,
  endInvitation,
  inviteAdult,
  listAttendees,
  listInvitations,
  removeAttendee,
  updateAttendee,
} from './attendees';
export {
  loadUser,
  logIn,
  logOut,
  type RegisterRequest,
  registerCustomer,
  requestPasswordReset,
  type SignInResult,
  type User,
} from './auth';
export { BODY_SIZES } from './body-sizes';
export {
  type AccountBooking,
  type BookingPage,
  type BookingsRequest,
  type CancelPreview,
  cancelBooking,
  changeAttendee,
  type LateMinutes,
  listBookings,
  listOtherPeople,
  loadBooking,
  type OtherPerson,
  previewCancellation,
  reportLateArrival,
} from './bookings';
export {
  type Camp,
  type CampDays,
  type CampPerson,
  type CampSummary,
  type CampsRequest,
  listCamps,
  loadCamp,
  readCampDays,
  toCampItem,
  toCampOptions,
} from './camps';
export { loadCard, type MemberCard } from './card';
export { carryHandOff } from './carry-hand-off';
export { type Cart, clearCart, loadCart, type Payment, type Source } from './cart';
export {
  addToCart,
  type CartCreditUse,
  type CartItemOptions,
  deleteCart,
  extendHold,
  type NewCartItem,
  removeBenefit,
  removeFromCart,
  removePackage,
  setCartCredit,
  updateCartItem,
} from './change-cart';
export {
  type AuthorisePaymentRequest,
  authorisePayment,
  type CompletedPayment,
  type CompletePaymentRequest,
  completeFreePayment,
  completePayment,
  completeSca,
  completeSession,
  createSessionPayment,
  type FreePaymentRequest,
  type PreparedPayment,
  preparePayment,
  prepareSession,
} from './checkout';
export { type ChildForm, type ChildFormState, loadChildForm, saveChildForm } from './child-forms';
export { abortCalls, configureApi } from './client';
export type {
  AnswersTest,
  AnswerTest,
  Condition,
  ConditionBranch,
  Conditions,
  ConfigurationProblem,
  FieldGroup,
  FieldOption,
  FieldType,
  GroupField,
  UnavailableField,
} from './configured';
export {
  type Course,
  type CourseSession,
  type CourseSummary,
  type CoursesRequest,
  listCourses,
  loadCourse,
} from './courses';
export { type CreateCustomerRequest, createCustomer } from './create-customer';
export {
  loadQuestions,
  type Question,
  type QuestionAnswer,
  type QuestionGroup,
  type Questions,
  storeAnswers,
} from './custom-questions';
export {
  changePassword,
  loadPhoto,
  type PasswordChange,
  type Photo,
  removePhoto,
  savePhoto,
  updateCustomer,
} from './customer';
export {
  type DataField,
  type DataFieldForm,
  type DataFieldSection,
  type FieldAnswer,
  loadDataFields,
} from './data-fields';
export {
  type AccountDirectDebit,
  loadDirectDebit,
  type ReplaceDirectDebit,
  replaceDirectDebit,
} from './direct-debit';
export {
  announceDocument,
  type DocumentAnnouncement,
  type Documents,
  type HeldDocument,
  loadDocuments,
  type RequiredDocument,
  sendDocument,
} from './documents';
export {
  type ApiFailure,
  describeFailure,
  findServerMessage,
  isAborted,
  isApiFailure,
  isExpired,
  isLoggedOut,
  isNotFound,
  joinMessages,
  networkFailure,
  timeoutFailure,
  toUnexpectedFailure,
  type ValidationFailure,
} from './failure';
export { type FoundCustomer, findCustomers, loadServedCustomer, type ServedCustomer } from './front-of-house';
export { type Client, loadClient, loadFooter, loadTheme, type Theme } from './frontend';
export { type Place, searchPlaces } from './geocoding';
export {
  type GuestAllowance,
  type GuestPass,
  type GuestPasses,
  type IssueGuestPass,
  issueGuestPass,
  loadGuestPasses,
  resendGuestPass,
  revokeGuestPass,
} from './guest-passes';
export * from './handoffs';
export { setInFlightListener } from './in-flight';
export { type KnownAnswer, loadKnownAnswers } from './known-answers';
export {
  type ChangeCosts,
  type ChangeCostsRequest,
  type ChangeRequest,
  changeMembership,
  listChangeMemberships,
  loadChangeCosts,
  loadRenewal,
  type Renewal,
  renewMembership,
} from './membership-changes';
export {
  type LeaveMembership,
  type LeavingCancellation,
  type LeavingPreview,
  leaveMembership,
  loadMembershipLeaving,
  type MembershipLeaving,
  type RefundPart,
  type RefundWay,
  withdrawCancellation,
} from './membership-leaving';
export {
  type Benefit,
  type Costs,
  type CostsRequest,
  type JoiningSelection,
  listMembershipTypes,
  loadCosts,
  loadJoiningSelection,
  type MembershipDetails,
  type MembershipType,
  type PaymentOption,
  type StoredMembership,
  storeMembership,
} from './memberships';
export {
  type BookingOrderItem,
  loadOrder,
  type MembershipOrderItem,
  type Order,
} from './orders';
export {
  type CustomerPackage,
  type HeldPackage,
  type HeldPackages,
  loadHeldPackages,
  loadPackages,
  type Packages,
  type PackageType,
} from './packages';
export { type PayAtTillRequest, payAtTill } from './pay-at-till';
export {
  type AccountCredit,
  loadCredit,
  loadPayments,
  type OutstandingPayment,
  type PastPayment,
  type Payments,
  type UpcomingPayment,
  type WaivedPayment,
} from './payments';
export { type Promotion, validatePromotionCode } from './promotions';
export { type ConfigurationKind, type ConfigurationReading, configurationChecks } from './read-configuration';
export { groupLines, groupMessages, isRefusal, isResponseLost, type Refusal, toRefusal } from './refusal';
export { loadSavedCard, removeSavedCard, type SavedCardSummary } from './saved-card';
export { serveCustomer } from './serve-customer';
export { getServerNow } from './server-time';
export {
  type FacilityList,
  type HireExtra,
  listFacilities,
  loadSlots,
  type SlotCell,
  type SlotGrid,
  type SlotsRequest,
} from './spaces';
export {
  listCartTerms,
  loadAccountTerms,
  loadDirectDebitTerms,
  loadHealthCommitment,
  loadMembershipTerms,
  type Terms,
} from './terms';
export { text as requestText } from './texts';
export { listActivityVenues, listVenues, loadActivityVenue, loadVenue, type Venue } from './venues';
export {
  acceptWaitingOffer,
  type JoinWaitingListRequest,
  joinWaitingList,
  leaveWaitingList,
  listWaitingEntries,
  loadWaitingEntry,
  type WaitingEntry,
} from './waiting-list';
export { type AttendeeWaiver, listWaivers } from './waivers';
