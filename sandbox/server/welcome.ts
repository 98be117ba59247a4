import { type DemoLogin, demoLogins, LOGIN_USES } from '../seed/demo-logins.ts';
import type { Settings } from './settings.ts';

/** The test cards for each outcome; the whole list is in docs/simulators/stripe-like.md. */
const cards = [
  ['4242 4242 4242 4242', 'paid at once'],
  ['4000 0027 6000 3184', 'the bank asks first (3-D Secure), then paid'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'declined: insufficient funds'],
] as const;

/** The text that `npm start` and `npm run dev` print: addresses, log-ins, cards, and where the data is. */
export function formatWelcome(
  { sites, port, hostPage }: Pick<Settings, 'sites' | 'port' | 'hostPage'>,
  dataPlace: string,
): string {
  const logins = Object.entries(LOGIN_USES).flatMap(([use, title]) => [
    `  ${title}`,
    ...demoLogins
      .filter(({ tries }) => tries === use)
      .map(
        (login) => `    ${formatLogin(login).padEnd(26)} ${login.password.padEnd(16)} ${login.description}`,
      ),
  ]);
  const cardLines = cards.map(([number, outcome]) => `  ${number.padEnd(22)} ${outcome}`);
  return `
Pavilion is running.

  Join online      ${sites.onlineJoining}
  Bookings         ${sites.bookings}
  My account       ${sites.myAccount}
  Kiosk            ${sites.onlineJoining}/kiosk?kiosk=true
  Another site     ${hostPage}/   (holds the joining site in a frame)
  API reference    http://127.0.0.1:${port}/docs

Demo logins (e-mail or customer ID, password)
${logins.join('\n')}

Test cards (any future expiry, any security code)
${cardLines.join('\n')}

A bank account that passes the checks: sort code 08-99-99, account number 66374958.
Data is kept in ${dataPlace}.
`;
}

/**
 * What to log in with: the customer ID if several accounts share an e-mail address, because only the ID identifies one of them.
 */
function formatLogin({ email, reference }: DemoLogin): string {
  return demoLogins.filter((login) => login.email === email).length > 1 ? reference : email;
}
