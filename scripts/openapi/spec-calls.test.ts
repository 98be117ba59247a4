import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type ApiDocument,
  type Operation,
  requireComponent,
  type Schema,
} from '../../tooling/openapi/document.ts';

const document: ApiDocument = JSON.parse(
  readFileSync(new URL('../../openapi/bundle.json', import.meta.url), 'utf8'),
);

/** Requirement S7.5: every call with its query parameters and the keys of its body. */
const CALLS: readonly [call: string, query: string, body: string][] = [
  ['POST /api/auth/customer/login', '', 'username password'],
  ['POST /api/auth/logout', '', ''],
  ['GET /api/auth/user', '', ''],
  ['POST /api/auth/customer/register', 'onboarding_type', 'client_id source'],
  ['POST /api/auth/customer/forgotten-password', '', 'email_or_reference'],
  ['PUT /api/my-account/user/update', 'onboarding_type', ''],
  ['GET /api/frontend/theme', 'venue', ''],
  ['GET /api/client', '', ''],
  ['GET /api/activities/footer', 'venue', ''],
  ['GET /api/venues/online-joining', '', ''],
  ['GET /api/venues/online-joining/{slugOrId}', '', ''],
  ['GET /api/activities/venues', '', ''],
  ['GET /api/activities/venues/{slugOrId}', '', ''],
  ['GET /api/geocoding/search', 'term', ''],
  ['GET /api/memberships/types', 'venue_id', ''],
  [
    'GET /api/memberships/types/{typeId}/payment-options/{optionId}',
    'start_date billing_day venue_id promotion_code_id',
    '',
  ],
  ['GET /api/memberships/online-joining', '', ''],
  [
    'POST /api/memberships/online-joining/store',
    '',
    'home_venue_id membership_type_id payment_option_id start_date billing_day account_holder account_details ' +
      'dd_terms_accepted promotion_code_id venue_name venue_type promotion_code',
  ],
  ['GET /api/memberships/{id}/change', '', ''],
  ['GET /api/memberships/{id}/change/{optionId}', 'startsAt', ''],
  ['POST /api/memberships/{id}/change/{optionId}', '', 'start_date'],
  ['POST /api/memberships/{id}/renew', '', ''],
  ['GET /api/v1/membership-promotions/validate/{code}/{paymentOptionId}', '', ''],
  ['GET /api/data-fields', 'onboarding_type', ''],
  ['GET /api/custom-questions/memberships/{id}', '', ''],
  ['POST /api/custom-questions/memberships/{id}', '', 'answers'],
  ['GET /api/terms', 'cart_id', ''],
  // The terms behind the checkbox of Your details.
  ['GET /api/terms/account', '', ''],
  ['GET /api/terms/direct-debit', '', ''],
  ['GET /api/terms/membership/{typeId}', '', ''],
  ['GET /api/terms/membership/{typeId}/health-commitment', '', ''],
  ['GET /api/cart', 'selected_user_id handoff_id', ''],
  ['DELETE /api/cart', 'selected_user_id', ''],
  ['POST /api/cart/add', '', 'items membership_user_id selected_user_id'],
  ['POST /api/cart/extend', 'selected_user_id handoff_id', ''],
  ['POST /api/cart/remove', 'membership_user_id selected_user_id', 'cart_item_ids'],
  ['PUT /api/cart/credit', 'selected_user_id', 'kind amount'],
  ['PUT /api/cart/{cartItemId}', '', 'options selected_user_id'],
  ['DELETE /api/cart/clear', '', 'source'],
  ['POST /api/cart/handoffs', 'selected_user_id', 'item_hash payments'],
  ['GET /api/cart/handoffs/{id}', 'selected_user_id', ''],
  ['DELETE /api/cart/handoffs/{id}', '', ''],
  ['POST /api/cart/handoffs/{id}/extend', '', ''],
  ['POST /api/cart/handoffs/{id}/email', '', ''],
  ['GET /api/handoffs/{token}', '', ''],
  ['POST /api/handoffs/{token}/claim', '', ''],
  ['POST /api/handoffs/{token}/release', '', ''],
  ['POST /api/cart/pay', '', 'completedWaivers payments selectedUserId source terms itemHash'],
  ['DELETE /api/activities/benefit/remove/{id}', 'source selected_user_id', ''],
  ['DELETE /api/activities/package/remove/{id}', 'source selected_user_id', ''],
  ['GET /api/checkout/prepare', 'handoff_id', ''],
  [
    'POST /api/checkout/authorise',
    'handoff_id',
    'billing_first_name billing_last_name billing_address_line_one billing_address_line_two billing_city ' +
      'billing_postcode browser_screen_width browser_screen_height browser_colour_depth browser_timezone_offset ' +
      'browser_language browser_javascript_enabled browser_java_enabled card_identifier card_holder_name ' +
      'completed_waivers payments session_key source terms save_card saved_card_id item_hash status token ' +
      'payment_method_id security_code is_saved_card',
  ],
  ['POST /api/checkout/complete', '', 'completed_waivers payments terms transaction_uuid source item_hash'],
  ['POST /api/checkout/free', 'handoff_id', 'terms_accepted terms completed_waivers source item_hash'],
  ['POST /api/checkout/session/prepare', 'handoff_id', 'source'],
  [
    'POST /api/checkout/session/payment',
    'handoff_id',
    'payment_session_id payments terms completed_waivers source',
  ],
  ['POST /api/checkout/session/complete/{transactionId}', '', ''],
  ['POST /api/payment-providers/sca-completion/{transactionId}', '', 'transaction_uuid sca_result'],
  // Called by the bank's page, not the site; the specifications leave it to the operator.
  ['POST /api/payment-providers/sca-notification', 'site', ''],
  ['GET /api/payment-providers/sca-notification', 'site ref', ''],
  // Called by the card providers, not the site.
  ['POST /api/payment-webhooks/stripe', '', 'id type data'],
  ['POST /api/payment-webhooks/ryft', '', 'id eventType data'],
  ['GET /api/orders/{orderId}', '', ''],
  // Calls of the timetable, which the specification leaves to us.
  ['GET /api/activities/timetable', 'venue from days', ''],
  ['GET /api/activities/catalogue', 'venue', ''],
  ['GET /api/activities/catalogue/{activitySlug}', 'venue', ''],
  ['GET /api/activities/sessions/{sessionId}', '', ''],
  ['GET /api/activities/camps', 'venue from to age', ''],
  ['GET /api/activities/camps/{campSlug}', 'venue', ''],
  ['GET /api/activities/packages', 'venue', ''],
  ['GET /api/activities/courses', 'venue activity_id level weekday age', ''],
  ['GET /api/activities/courses/{courseId}', '', ''],
  ['GET /api/activities/attendees', '', ''],
  ['POST /api/activities/attendees', '', 'first_name last_name date_of_birth relationship'],
  ['PUT /api/activities/attendees/{id}', '', 'first_name last_name date_of_birth relationship'],
  ['GET /api/activities/spaces', 'venue', ''],
  ['GET /api/activities/spaces/{facilitySlug}', 'venue date', ''],
  ['GET /api/activities/waiting-list', '', ''],
  ['POST /api/activities/waiting-list', '', 'session_id attendee_ids'],
  ['GET /api/activities/waiting-list/{id}', '', ''],
  ['DELETE /api/activities/waiting-list/{id}', '', ''],
  ['POST /api/activities/waiting-list/{id}/accept', '', ''],
  ['GET /api/activities/attendees/{id}/form', 'for', ''],
  ['PUT /api/activities/attendees/{id}/form', 'for', 'answers confirmed'],
  ['DELETE /api/activities/attendees/{id}', '', ''],
  ['GET /api/activities/attendee-invitations', '', ''],
  ['POST /api/activities/attendees/invite', '', 'email'],
  ['POST /api/activities/attendee-invitations/{id}/accept', '', ''],
  ['DELETE /api/activities/attendee-invitations/{id}', '', ''],
  ['GET /api/activities/waivers', 'cart_id', ''],
  // Calls of the desk and of the account, which the specification leaves to us.
  ['GET /api/front-of-house/customers', 'search', ''],
  ['POST /api/front-of-house/customers', '', 'attempt_id'],
  ['GET /api/front-of-house/customers/{id}', '', ''],
  ['PUT /api/my-account/password', '', 'current_password password password_confirmation'],
  ['GET /api/my-account/photo', '', ''],
  ['PUT /api/my-account/photo', '', ''],
  ['DELETE /api/my-account/photo', '', ''],
  ['GET /api/calendar/{code}', '', ''],
  ['GET /api/my-account/bookings', 'when cursor attendee_id limit', ''],
  ['GET /api/my-account/bookings/{id}', '', ''],
  ['GET /api/my-account/bookings/{id}/cancel', '', ''],
  ['POST /api/my-account/bookings/{id}/cancel', '', 'expected'],
  ['GET /api/my-account/bookings/{id}/attendee', '', ''],
  ['PUT /api/my-account/bookings/{id}/attendee', '', 'attendee_id'],
  ['POST /api/my-account/bookings/{id}/late', '', 'minutes'],
  ['GET /api/my-account/payments', 'cursor', ''],
  ['GET /api/my-account/credit', '', ''],
  ['GET /api/my-account/direct-debit', '', ''],
  ['PUT /api/my-account/direct-debit', '', 'account_holder account_details dd_terms_accepted'],
  ['GET /api/my-account/packages', '', ''],
  ['GET /api/my-account/card', '', ''],
  ['GET /api/my-account/saved-card', '', ''],
  ['DELETE /api/my-account/saved-card', '', ''],
  ['GET /api/my-account/memberships', '', ''],
  ['GET /api/my-account/memberships/{id}', '', ''],
  ['GET /api/my-account/memberships/{id}/cancel', '', ''],
  ['POST /api/my-account/memberships/{id}/cancel', '', 'reason ends_on expected attempt_id'],
  ['DELETE /api/my-account/memberships/{id}/cancel', '', ''],
  ['GET /api/my-account/memberships/{id}/freeze', 'from months', ''],
  ['POST /api/my-account/memberships/{id}/freeze', '', 'from to reason expected attempt_id'],
  ['DELETE /api/my-account/memberships/{id}/freeze', 'expected', ''],
  ['GET /api/my-account/guest-passes', '', ''],
  [
    'POST /api/my-account/guest-passes',
    '',
    'benefit_id first_name last_name email visit_date venue_id confirmed_of_age attempt_id',
  ],
  ['DELETE /api/my-account/guest-passes/{id}', '', ''],
  ['POST /api/my-account/guest-passes/{id}/resend', '', ''],
  ['GET /api/my-account/documents', '', ''],
  ['POST /api/my-account/documents', '', 'required_id file_name content_type size'],
  ['PUT /api/my-account/documents/{id}/content', '', ''],
  ['GET /api/memberships/{id}/renew', '', ''],
];

describe('the API document has every call of the specifications', () => {
  it.each(CALLS)('%s', (call, query, body) => {
    const operation = listOperations().get(call);

    expect(operation).toBeDefined();
    expect(listQueryNames(operation)).toEqual(expect.arrayContaining(splitWords(query)));
    expect(listBodyKeys(operation)).toEqual(expect.arrayContaining(splitWords(body)));
  });

  it('the API document has no other calls', () => {
    expect([...listOperations().keys()].sort()).toEqual(CALLS.map(([call]) => call).sort());
  });
});

function splitWords(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

function listOperations(): Map<string, Operation> {
  const operationsByCall = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if ('responses' in operation) operationsByCall.set(`${method.toUpperCase()} ${path}`, operation);
    }
  }
  return operationsByCall;
}

function listQueryNames(operation: Operation | undefined): string[] {
  return (operation?.parameters ?? [])
    .map(({ $ref, ...parameter }) =>
      $ref === undefined ? parameter : requireComponent(document.components.parameters, $ref),
    )
    .flatMap((parameter) => (parameter.in === 'query' && parameter.name ? [parameter.name] : []));
}

function listBodyKeys(operation: Operation | undefined): string[] {
  const schema: Schema = operation?.requestBody?.content?.['application/json']?.schema ?? {};
  const resolvedSchema =
    schema.$ref === undefined ? schema : requireComponent(document.components.schemas, schema.$ref);
  return Object.keys(resolvedSchema.properties ?? {});
}
