import * as api from '../../src/shared/api/index.ts';
import { inCamel } from '../../src/shared/testing/in-camel.ts';
import { buildIssueGuestPassRequest } from '../../tests/fixtures/guest-passes.ts';
import { JPEG } from '../../tests/fixtures/jpeg.ts';
import { stateValues } from '../state-values.ts';
import type { AnyCall } from './any-call.ts';

const { bookingId, attendeeId, expected, requiredId, documentId, passId, membershipId, endsOn } = stateValues;

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
    mayAnswer: [401, 419, 429],
    make: () =>
      api.changePassword({
        currentPassword: stateValues.password,
        password: 'Dive-2027!',
        passwordConfirmation: 'Dive-2027!',
      }),
  },
  {
    name: 'customers, for staff',
    method: 'GET',
    path: '/api/front-of-house/customers',
    query: { search: 'Taylor' },
    mayAnswer: [401, 429],
    make: () => api.findCustomers({ search: 'Taylor' }),
  },
  {
    name: 'a photo',
    method: 'GET',
    path: '/api/my-account/photo',
    mayAnswer: [401],
    make: () => api.loadPhoto(),
  },
  {
    name: 'a new photo',
    method: 'PUT',
    path: '/api/my-account/photo',
    mayAnswer: [401, 419],
    make: () => api.savePhoto(JPEG),
  },
  {
    name: 'a photo to be removed',
    method: 'DELETE',
    path: '/api/my-account/photo',
    mayAnswer: [401, 419],
    make: () => api.removePhoto(),
  },
  {
    name: 'bookings',
    method: 'GET',
    path: '/api/my-account/bookings',
    query: { when: 'upcoming' },
    mayAnswer: [401],
    make: () => api.listBookings({ when: 'upcoming' }),
  },
  {
    name: 'a booking',
    method: 'GET',
    path: `/api/my-account/bookings/${bookingId}`,
    mayAnswer: [401],
    make: () => api.loadBooking({ id: bookingId }),
  },
  {
    name: 'what cancelling does',
    method: 'GET',
    path: `/api/my-account/bookings/${bookingId}/cancel`,
    mayAnswer: [401],
    make: () => api.previewCancellation({ id: bookingId }),
  },
  {
    name: 'a cancellation',
    method: 'POST',
    path: `/api/my-account/bookings/${bookingId}/cancel`,
    mayAnswer: [401, 419],
    make: () => api.cancelBooking({ id: bookingId, expected }),
  },
  {
    name: 'who could come instead',
    method: 'GET',
    path: `/api/my-account/bookings/${bookingId}/attendee`,
    mayAnswer: [401],
    make: () => api.listOtherPeople({ id: bookingId }),
  },
  {
    name: 'another person for a booking',
    method: 'PUT',
    path: `/api/my-account/bookings/${bookingId}/attendee`,
    mayAnswer: [401, 419],
    make: () => api.changeAttendee({ id: bookingId, attendeeId }),
  },
  {
    name: 'a customer who is late',
    method: 'POST',
    path: `/api/my-account/bookings/${bookingId}/late`,
    mayAnswer: [401, 419, 429],
    make: () => api.tellLate({ id: bookingId, minutes: 10 }),
  },
  {
    name: 'what leaving does',
    method: 'GET',
    path: `/api/my-account/memberships/${membershipId}/cancel`,
    mayAnswer: [401],
    make: () => api.loadMembershipLeaving({ id: membershipId }),
  },
  {
    name: 'a membership to be left',
    method: 'POST',
    path: `/api/my-account/memberships/${membershipId}/cancel`,
    mayAnswer: [401, 419],
    make: () => api.leaveMembership({ id: membershipId, expected, endsOn }),
  },
  {
    name: 'a membership that goes on',
    method: 'DELETE',
    path: `/api/my-account/memberships/${membershipId}/cancel`,
    mayAnswer: [401, 419],
    make: () => api.takeLeavingBack({ id: membershipId }),
  },
  {
    name: 'the payments',
    method: 'GET',
    path: '/api/my-account/payments',
    mayAnswer: [401],
    make: () => api.loadPayments({}),
  },
  {
    name: 'the credit',
    method: 'GET',
    path: '/api/my-account/credit',
    mayAnswer: [401],
    make: () => api.loadCredit(),
  },
  {
    name: 'the direct debit',
    method: 'GET',
    path: '/api/my-account/direct-debit',
    mayAnswer: [401],
    make: () => api.loadDirectDebit(),
  },
  {
    name: 'another account for the direct debit',
    method: 'PUT',
    path: '/api/my-account/direct-debit',
    mayAnswer: [401, 419],
    make: () => api.replaceDirectDebit(bankDetails),
  },
  {
    name: 'the memberships of a customer',
    method: 'GET',
    path: '/api/my-account/memberships',
    mayAnswer: [401],
    make: () => api.loadMemberships(),
  },
  {
    name: 'a membership of a customer',
    method: 'GET',
    path: `/api/my-account/memberships/${stateValues.membershipId}`,
    mayAnswer: [401],
    make: () => api.loadMembership({ id: stateValues.membershipId }),
  },
  {
    name: 'the packages of a customer',
    method: 'GET',
    path: '/api/my-account/packages',
    mayAnswer: [401],
    make: () => api.loadHeldPackages(),
  },
  {
    name: 'the member card',
    method: 'GET',
    path: '/api/my-account/card',
    mayAnswer: [401],
    make: () => api.loadCard(),
  },
  {
    name: 'the saved card',
    method: 'GET',
    path: '/api/my-account/saved-card',
    mayAnswer: [401],
    make: () => api.loadSavedCard(),
  },
  {
    name: 'removing the saved card',
    method: 'DELETE',
    path: '/api/my-account/saved-card',
    mayAnswer: [401, 419],
    make: () => api.removeSavedCard(),
  },
  {
    name: 'the guest passes',
    method: 'GET',
    path: '/api/my-account/guest-passes',
    mayAnswer: [401],
    make: () => api.loadGuestPasses(),
  },
  {
    name: 'a guest pass',
    method: 'POST',
    path: '/api/my-account/guest-passes',
    mayAnswer: [401, 419, 429],
    make: () => api.issueGuestPass(inCamel(buildIssueGuestPassRequest())),
  },
  {
    name: 'a guest pass to be taken back',
    method: 'DELETE',
    path: `/api/my-account/guest-passes/${passId}`,
    mayAnswer: [401, 419],
    make: () => api.revokeGuestPass({ id: passId }),
  },
  {
    name: 'a guest pass to be sent again',
    method: 'POST',
    path: `/api/my-account/guest-passes/${passId}/resend`,
    mayAnswer: [401, 419, 429],
    make: () => api.resendGuestPass({ id: passId }),
  },
  {
    name: 'the documents',
    method: 'GET',
    path: '/api/my-account/documents',
    mayAnswer: [401],
    make: () => api.loadDocuments(),
  },
  {
    name: 'a document that is announced',
    method: 'POST',
    path: '/api/my-account/documents',
    mayAnswer: [401, 419],
    make: () =>
      api.announceDocument({ requiredId, fileName: 'card.jpg', contentType: 'image/jpeg', size: 6 }),
  },
  {
    name: 'the bytes of a document that is announced',
    method: 'PUT',
    path: `/api/my-account/documents/${documentId}/content`,
    mayAnswer: [401, 419],
    make: () => api.sendDocument({ id: documentId, contentType: 'image/jpeg', bytes: JPEG }),
  },
];
