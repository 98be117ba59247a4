/**
 * Strings of the API document that the site never requests or shows. All others must be sent to a screen, so the run reports new
 * calls and new strings.
 */
export const UNREACHED: ReadonlyArray<readonly [places: RegExp, why: string]> = [
  [
    /^(POST|PUT) \/api\/cart\//,
    'the cart as it is then: `GET /api/cart` brings every part of it to the same page',
  ],
  [/^GET \/api\/calendar\//, 'a file for a calendar, which no page shows'],
  [
    /(\/bookings.*(venue\.address|\.extras\[\]|calendar_url)|\/orders\/.*(venue_address|calendar_url))$/,
    'in calendar files and in the address of one',
  ],
  [/^DELETE \/api\/(cart|activities)/, 'read before with the page around it'],
  [
    /^POST \/api\/activities\/waiting-list\/\{id\}\/accept/,
    'the cart, which the basket has from `GET /api/cart`',
  ],
  [/(waiting-list|waiting_list\.mine).*days\[\]\.extras/, 'nobody waits for an extra'],
  [/^POST \/api\/my-account\/bookings/, 'the booking as it is then: its page has read it before'],
  [/^PUT \/api\/my-account\/direct-debit/, 'read before with the page around it'],
  [/^(POST|DELETE) \/api\/my-account\/guest-passes/, 'read again with the page around it'],
  [/^(POST|PUT) \/api\/my-account\/documents/, 'read before with the page around it'],
  [/^GET \/api\/my-account\/packages data\.items\[\]\.history/, 'no scenario has used one'],
  [/^PUT \/api\/my-account\/(photo|password|user)/, 'a picture or a token, which are no texts'],
  [/^POST \/api\/activities\/attendee-invitations/, 'what was agreed is read again with the page around it'],
  [
    /^(POST|PUT) \/api\/activities\/attendees(\/\{id\})? data/,
    'what was saved is read again with the page around it',
  ],
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
  [/booked_unasked_until\.local_time$/, 'no scenario waits for a place that costs nothing'],
  [
    /^GET .* data(\.sections)?\[\]\.section_fields\[\]\.(options(\.\*|\[\])$|answer\[\]\.|fields)/,
    'another shape of options and groups: one is made of all of them as they are read, and the demo has the usual one',
  ],
  [
    /^GET \/api\/custom-questions.* data\[\]\.questions\[\]\.(options\[\]|fields)/,
    'the same of the questions',
  ],
  [
    /^GET .* data(\.sections)?\[\]\.(all_of\[\]\.(if\.properties\.\*\.(enum|contains)|else)|dependent_)/,
    'names and values of conditions, which are compared with answers and never shown',
  ],
  [
    /^GET \/api\/(data-fields data\[\]\.all_of\[\]\.then|custom-questions.* data\[\]\.all_of\[\]\.(if|then))\./,
    'the same of the other forms',
  ],
  [
    /^POST \/api\/payment-providers\/sca-completion\/\{transactionId\} data\.error/,
    'comes once the bank’s page is answered, which the payloads in the answers before keep from coming',
  ],
  [/^POST \/api\/activities\/waiting-list data\.offer_until/, 'who joins a list has no offer yet'],
  [
    /^GET \/api\/activities\/(sessions|courses)\/.* data\.waiting_list\.mine\[\]\.days/,
    'days are chosen of a camp alone',
  ],
  [
    /^GET \/api\/activities\/(sessions|courses)\/.* data\.open_offers\[\]\.reduction/,
    'what everybody pays is not reduced',
  ],
  [
    /^GET \/api\/activities\/courses\/.* data\.people\[\]\.offers\[\]\.reduction/,
    'no benefit or package of the demo pays for a course; a session brings it to the same list',
  ],
  [
    /^GET \/api\/my-account\/memberships\/\{id\}\/cancel data\.preview\.last_collection/,
    'no membership of a scenario is collected from once more before it ends',
  ],
  [/^POST \/api\/payment-webhooks\//, 'the card providers call it'],
];
