/**
 * Strings of the API document that the site never shows, because nothing on it asks for them. Whatever is not named here has to be met by
 * one of the screens: a new call, and a new string of an old one, is noticed by the run.
 */
export const UNREACHED: ReadonlyArray<readonly [places: RegExp, why: string]> = [
  [
    /^(POST|PUT) \/api\/cart\//,
    'the cart as it is then: `GET /api/cart` brings every part of it to the same page',
  ],
  [/^DELETE \/api\/(cart|activities)/, 'read before with the page around it'],
  [
    /^POST \/api\/activities\/waiting-list\/\{id\}\/accept/,
    'the cart, which the basket has from `GET /api/cart`',
  ],
  [/^GET \/api\/activities\/venues\/\{/, 'no page asks for one venue of activities'],
  [/(waiting-list|waiting_list\.mine).*days\[\]\.extras/, 'nobody waits for an extra'],
  [/^POST \/api\/my-account\/bookings/, 'the booking as it is then: its page has read it before'],
  [/^PUT \/api\/my-account\/direct-debit/, 'read before with the page around it'],
  [/^(POST|DELETE) \/api\/my-account\/guest-passes/, 'read again with the page around it'],
  [/^(POST|PUT) \/api\/my-account\/documents/, 'read before with the page around it'],
  [/^GET \/api\/my-account\/packages data\.items\[\]\.history/, 'no scenario has used one'],
  [/^PUT \/api\/my-account\/(photo|password|user)/, 'a picture or a token, which are no texts'],
  [/^POST \/api\/activities\/attendee-invitations/, 'what was agreed is read again with the page around it'],
  [/^(POST|PUT) \/api\/activities\/attendees/, 'what was saved is read again with the page around it'],
  [
    /^(POST|DELETE) \/api\/my-account\/memberships\/\{id\}\/cancel/,
    'read before or again with the page around it',
  ],
  [
    /^(POST|DELETE) \/api\/my-account\/memberships\/\{id\}\/freeze/,
    'read again, or before, with the page around it',
  ],
  [
    /^GET \/api\/my-account\/memberships\/\{id\}\/freeze data\.preview\.bookings/,
    'no scenario has booked so far ahead',
  ],
  [/^POST \/api\/memberships\/\{id\}\/(change|renew)/, 'ids, of which the page shows none'],
  [/^(GET|POST) \/api\/payment-providers\/sca-notification/, 'the bank comes to it; it is a page of the API'],
  [/^GET \/api\/my-account\/payments data\.outstanding\[\]\.message/, 'here everything can be paid online'],
  [/booked_unasked_until\.local_time$/, 'no scenario waits for a place that costs nothing'],
  [/next_cursor$/, 'goes back to the server as it came, and is never shown'],
  [/^GET \/api\/my-account\/card data\.photo/, 'a picture, which is no text'],
  [/^GET \/api\/auth\/user data\.(profile_photo|currency_symbol)/, 'the site does not show them'],
  [
    /^GET \/api\/activities\/attendees\/\{id\}\/form data\.sections\[\]\.(section_fields\[\]\.(options(\.\*|\[\])$|answer\[\]\.|fields)|all_of|dependent_)/,
    'what a form may have: `GET /api/data-fields` brings it to the same form',
  ],
  [/^POST \/api\/payment-webhooks\//, 'the card providers call it'],
];
