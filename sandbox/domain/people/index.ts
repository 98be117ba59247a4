export { acceptInvitation, endInvitation, inviteAdult, listInvitations } from './adult-invitations.ts';
export { authenticate, currentUser, forgottenPassword, login, logout } from './auth.ts';
export { checkDocument } from './check-document.ts';
export { createCustomer } from './create-customer.ts';
export { questionGroups, saveAnswers } from './custom-questions.ts';
export { updateUser } from './customer.ts';
export { dataFieldForm } from './data-fields.ts';
export { type AccountDocuments, accountDocuments, announceDocument, saveContent } from './documents.ts';
export { readPhoto, removePhoto, savePhoto } from './photo.ts';
export { calendarCode, isSigned, readCalendarCode, secretsOf } from './records/calendar-code.ts';
export { changeCredit, spendCredit } from './records/credit-entries.ts';
export {
  creditHeldBy,
  currentMemberships,
  customerById,
  factsOf,
  findCustomer,
  mandateOf,
} from './records/customer.ts';
export { type CustomerRecord, newCustomer, newReference } from './records/customer-record.ts';
export { fieldSections, formSections } from './records/data-field-form.ts';
export { deskRecordsOf, recordAtDesk } from './records/desk-record.ts';
export {
  collectableFrom,
  type MandateRecord,
  newMandate,
  noticedOn,
  replacedBy,
  stateOn,
} from './records/mandate-record.ts';
export {
  feesOfBookings,
  isUnpaid,
  outstandingPenalties,
  type PenaltyRecord,
  penaltiesById,
  settlePenalties,
  waivedSince,
  waivePenalty,
} from './records/penalties.ts';
export { deskDocumentId } from './records/required-documents.ts';
export { countStrangersMail, sendEmail, sendEmailTo } from './records/send-email.ts';
export { issueToken } from './records/token-record.ts';
export { toUser } from './records/user.ts';
export { registerCustomer } from './register-customer.ts';
export { type CartCreditAmounts, creditInCart } from './rules/cart-credit.ts';
export { checkDataFields } from './rules/data-field-answers.ts';
export type { DocumentType } from './rules/document-type.ts';
export { INVALID_POSTCODE_MESSAGE } from './rules/field-answer.ts';
export { collectErrors, requiredMessage } from './rules/field-errors.ts';
export { hashPassword } from './rules/password-hash.ts';
export { hashToken, newToken } from './rules/token.ts';
export { selectedCustomer, servedBy } from './served-customer.ts';
