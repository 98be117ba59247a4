export { acceptInvitation, endInvitation, inviteAdult, listInvitations } from './adult-invitations.ts';
export { authenticate, getCurrentUser, logIn, logOut, requestNewPassword } from './auth.ts';
export { createCustomer } from './create-customer.ts';
export { listQuestionGroups, saveAnswers } from './custom-questions.ts';
export { updateUser } from './customer.ts';
export { getDataFieldForm } from './data-fields.ts';
export { recordDocumentDecision } from './document-decision.ts';
export {
  type AccountDocuments,
  announceDocument,
  getAccountDocuments,
  saveDocumentContent,
} from './documents.ts';
export { readPhoto, removePhoto, savePhoto } from './photo.ts';
export {
  findCalendarSecrets,
  formatCalendarCode,
  isValidCalendarSignature,
  readCalendarCode,
} from './records/calendar-code.ts';
export { changeCredit, spendCredit } from './records/credit-entries.ts';
export {
  findCurrentMemberships,
  findCustomer,
  findCustomerById,
  findCustomerCredit,
  findCustomerFacts,
  findMandate,
} from './records/customer.ts';
export { type CustomerRecord, createCustomerRecord, createReference } from './records/customer-record.ts';
export { findFormSections, toFieldSections } from './records/data-field-form.ts';
export { listDeskRecords, recordAtDesk } from './records/desk-record.ts';
export {
  calculateNoticeEnd,
  createMandateRecord,
  deriveMandateStatus,
  findFirstCollectableDate,
  type MandateRecord,
  toReplacedMandate,
} from './records/mandate-record.ts';
export {
  findBookingFees,
  findOutstandingPenalties,
  findPenaltiesById,
  findPenaltiesWaivedSince,
  isUnpaidPenalty,
  type PenaltyRecord,
  settlePenalties,
  waivePenalty,
} from './records/penalties.ts';
export { createDeskDocumentId } from './records/required-documents.ts';
export { countMailToStranger, sendEmail, sendEmailTo } from './records/send-email.ts';
export { issueToken } from './records/token-record.ts';
export { toUser } from './records/user.ts';
export { registerCustomer } from './register-customer.ts';
export { type CartCreditAmounts, limitCartCredit } from './rules/cart-credit.ts';
export { checkDataFields } from './rules/data-field-answers.ts';
export type { DocumentType } from './rules/document-type.ts';
export { INVALID_POSTCODE_MESSAGE } from './rules/field-answer.ts';
export { createErrorCollector, formatRequiredMessage } from './rules/field-errors.ts';
export { hashPassword } from './rules/password-hash.ts';
export { createToken, hashToken } from './rules/token.ts';
export { findSelectedCustomer, resolveServedCustomer } from './served-customer.ts';
