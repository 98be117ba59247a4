import * as api from '../../src/shared/api/index.ts';
import { toCamelCase } from '../../src/shared/testing/to-camel-case.ts';
import { buildIssueGuestPassRequest } from '../../tests/fixtures/guest-passes.ts';
import { JPEG } from '../../tests/fixtures/jpeg.ts';
import { providerStateValues } from '../state-values.ts';
import type { AnyCall } from './any-call.ts';

const { bookingId, attendeeId, expected, requiredId, documentId, passId, membershipId, endsOn } =
  providerStateValues;

const bankDetails = {
  accountHolder: 'Sam Taylor',
  accountDetails: {
    sortCode: '089999',
    accountNumber: '66374958',
    billingAddressLineOne: '4 Mill Lane',
    billingAddressLineTwo: '',
    billingCity: 'Norwich',
    billingPostcode: 'NR1 1SR',
  },
  ddTermsAccepted: true,
};

/** Every call of the account's pages and of the desk. */
export const everyAccountCall: readonly AnyCall[] = [
  {
    name: 'a new password',
    method: 'PUT',
    path: '/api/my-account/password',
    failureStatuses: [401, 429],
    send: () =>
      api.changePassword({
        currentPassword: providerStateValues.password,
        password: 'Dive-2027!',
        passwordConfirmation: 'Dive-2027!',
      }),
  },
  {
    name: 'customers, for staff',
    method: 'GET',
    path: '/api/front-of-house/customers',
    query: { search: 'Taylor' },
    failureStatuses: [401, 429],
    send: () => api.findCustomers({ search: 'Taylor' }),
  },
  {
    name: 'a customer, for staff',
    method: 'GET',
    path: `/api/front-of-house/customers/${providerStateValues.customerId}`,
    failureStatuses: [401],
    send: () => api.readServedCustomer({ id: providerStateValues.customerId }),
  },
  {
    name: 'a new account at the desk',
    method: 'POST',
    path: '/api/front-of-house/customers',
    failureStatuses: [401, 429],
    send: () => api.createCustomer({ first_name: 'Noor' }),
  },
  {
    name: 'an order at the till',
    method: 'POST',
    path: '/api/cart/pay',
    failureStatuses: [401],
    send: () => api.payAtTill({ payments: [], source: 'front-of-house' }),
  },
  {
    name: 'a photo',
    method: 'GET',
    path: '/api/my-account/photo',
    failureStatuses: [401],
    send: () => api.loadPhoto(),
  },
  {
    name: 'a new photo',
    method: 'PUT',
    path: '/api/my-account/photo',
    failureStatuses: [401],
    send: () => api.savePhoto(JPEG),
  },
  {
    name: 'a photo to be removed',
    method: 'DELETE',
    path: '/api/my-account/photo',
    failureStatuses: [401],
    send: () => api.removePhoto(),
  },
  {
    name: 'bookings',
    method: 'GET',
    path: '/api/my-account/bookings',
    query: { when: 'upcoming' },
    failureStatuses: [401],
    send: () => api.listBookings({ when: 'upcoming' }),
  },
  {
    name: 'a booking',
    method: 'GET',
    path: `/api/my-account/bookings/${bookingId}`,
    failureStatuses: [401],
    send: () => api.loadBooking({ id: bookingId }),
  },
  {
    name: 'what cancelling a booking does',
    method: 'GET',
    path: `/api/my-account/bookings/${bookingId}/cancel`,
    failureStatuses: [401],
    send: () => api.previewCancellation({ id: bookingId }),
  },
  {
    name: 'a cancellation',
    method: 'POST',
    path: `/api/my-account/bookings/${bookingId}/cancel`,
    failureStatuses: [401],
    send: () => api.cancelBooking({ id: bookingId, expected }),
  },
  {
    name: 'who could come instead',
    method: 'GET',
    path: `/api/my-account/bookings/${bookingId}/attendee`,
    failureStatuses: [401],
    send: () => api.listOtherPeople({ id: bookingId }),
  },
  {
    name: 'another person for a booking',
    method: 'PUT',
    path: `/api/my-account/bookings/${bookingId}/attendee`,
    failureStatuses: [401],
    send: () => api.changeAttendee({ id: bookingId, attendeeId }),
  },
  {
    name: 'a customer who is late',
    method: 'POST',
    path: `/api/my-account/bookings/${bookingId}/late`,
    failureStatuses: [401, 429],
    send: () => api.reportLateArrival({ id: bookingId, minutes: 10 }),
  },
  {
    name: 'what cancelling a membership does',
    method: 'GET',
    path: `/api/my-account/memberships/${membershipId}/cancel`,
    failureStatuses: [401],
    send: () => api.loadMembershipLeaving({ id: membershipId }),
  },
  {
    name: 'a membership to be cancelled',
    method: 'POST',
    path: `/api/my-account/memberships/${membershipId}/cancel`,
    failureStatuses: [401],
    send: () => api.leaveMembership({ id: membershipId, expected, endsOn }),
  },
  {
    name: 'a withdrawn cancellation',
    method: 'DELETE',
    path: `/api/my-account/memberships/${membershipId}/cancel`,
    failureStatuses: [401],
    send: () => api.withdrawCancellation({ id: membershipId }),
  },
  {
    name: 'the payments',
    method: 'GET',
    path: '/api/my-account/payments',
    failureStatuses: [401],
    send: () => api.loadPayments({}),
  },
  {
    name: 'the credit',
    method: 'GET',
    path: '/api/my-account/credit',
    failureStatuses: [401],
    send: () => api.loadCredit(),
  },
  {
    name: 'the direct debit',
    method: 'GET',
    path: '/api/my-account/direct-debit',
    failureStatuses: [401],
    send: () => api.loadDirectDebit(),
  },
  {
    name: 'a new bank account for the direct debit',
    method: 'PUT',
    path: '/api/my-account/direct-debit',
    failureStatuses: [401],
    send: () => api.replaceDirectDebit(bankDetails),
  },
  {
    name: 'the memberships of a customer',
    method: 'GET',
    path: '/api/my-account/memberships',
    failureStatuses: [401],
    send: () => api.loadMemberships(),
  },
  {
    name: 'a membership of a customer',
    method: 'GET',
    path: `/api/my-account/memberships/${providerStateValues.membershipId}`,
    failureStatuses: [401],
    send: () => api.loadMembership({ id: providerStateValues.membershipId }),
  },
  {
    name: 'the packages of a customer',
    method: 'GET',
    path: '/api/my-account/packages',
    failureStatuses: [401],
    send: () => api.loadHeldPackages(),
  },
  {
    name: 'the member card',
    method: 'GET',
    path: '/api/my-account/card',
    failureStatuses: [401],
    send: () => api.loadCard(),
  },
  {
    name: 'the saved card',
    method: 'GET',
    path: '/api/my-account/saved-card',
    failureStatuses: [401],
    send: () => api.loadSavedCard(),
  },
  {
    name: 'removing the saved card',
    method: 'DELETE',
    path: '/api/my-account/saved-card',
    failureStatuses: [401],
    send: () => api.removeSavedCard(),
  },
  {
    name: 'the guest passes',
    method: 'GET',
    path: '/api/my-account/guest-passes',
    failureStatuses: [401],
    send: () => api.loadGuestPasses(),
  },
  {
    name: 'a guest pass',
    method: 'POST',
    path: '/api/my-account/guest-passes',
    failureStatuses: [401, 429],
    send: () => api.issueGuestPass(toCamelCase(buildIssueGuestPassRequest())),
  },
  {
    name: 'a guest pass to be revoked',
    method: 'DELETE',
    path: `/api/my-account/guest-passes/${passId}`,
    failureStatuses: [401],
    send: () => api.revokeGuestPass({ id: passId }),
  },
  {
    name: 'a guest pass to be sent again',
    method: 'POST',
    path: `/api/my-account/guest-passes/${passId}/resend`,
    failureStatuses: [401, 429],
    send: () => api.resendGuestPass({ id: passId }),
  },
  {
    name: 'the documents',
    method: 'GET',
    path: '/api/my-account/documents',
    failureStatuses: [401],
    send: () => api.loadDocuments(),
  },
  {
    name: 'a document that is announced',
    method: 'POST',
    path: '/api/my-account/documents',
    failureStatuses: [401],
    send: () =>
      api.announceDocument({ requiredId, fileName: 'card.jpg', contentType: 'image/jpeg', size: 6 }),
  },
  {
    name: 'the upload of a document',
    method: 'PUT',
    path: `/api/my-account/documents/${documentId}/content`,
    failureStatuses: [401],
    send: () => api.sendDocument({ id: documentId, contentType: 'image/jpeg', bytes: JPEG }),
  },
];
