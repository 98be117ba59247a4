export {
  type ForgottenPasswordResult,
  loadUser,
  logIn,
  logOut,
  type RegisterRequest,
  registerCustomer,
  requestPasswordReset,
  type SignedIn,
  type User,
} from './auth';
export {
  type Cart,
  type CartItem,
  clearCart,
  type JoiningSummary,
  loadCart,
  type Payment,
  type Source,
  type TenderType,
} from './cart';
export {
  type AuthorisedPayment,
  type AuthorisePaymentRequest,
  authorisePayment,
  type CompletedPayment,
  type CompletePaymentRequest,
  completeFreePayment,
  completePayment,
  completeSca,
  type FreePaymentRequest,
  type PaymentProviderConfiguration,
  type PreparedPayment,
  preparePayment,
  type SavedCard,
  type ScaCompletion,
} from './checkout';
export { configureApi } from './client';
export type { ApiConfiguration } from './configuration';
export {
  loadQuestions,
  type Question,
  type QuestionAnswer,
  type QuestionGroup,
  storeAnswers,
} from './custom-questions';
export { updateCustomer } from './customer';
export {
  type DataField,
  type DataFieldForm,
  type DataFieldOption,
  type DataFieldSection,
  type FieldAnswer,
  loadDataFields,
  type OnboardingType,
} from './data-fields';
export {
  type ApiFailure,
  failureText,
  type HttpFailure,
  isAborted,
  isApiFailure,
  joinedMessages,
  type NetworkFailure,
  networkFailure,
  serverMessage,
  type TimeoutFailure,
  timeoutFailure,
  type UnexpectedFailure,
  unexpectedFailure,
  type ValidationFailure,
} from './failure';
export { type Client, loadClient, loadFooter, loadTheme, type OfVenue, type Theme } from './frontend';
export { type Place, searchPlaces } from './geocoding';
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
  type PaymentType,
  type StoredMembership,
  storeMembership,
} from './memberships';
export {
  type BookingOrderItem,
  loadOrder,
  type MembershipOrderItem,
  type Order,
  type OrderFee,
} from './orders';
export { type Promotion, validatePromotionCode } from './promotions';
export {
  listCartTerms,
  loadDirectDebitTerms,
  loadHealthCommitment,
  loadMembershipTerms,
  type Terms,
} from './terms';
export type { CallOptions } from './unwrap';
export { listVenues, loadVenue, type Venue, type VenueName } from './venues';
