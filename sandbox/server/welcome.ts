import { demoLogins } from '../seed/demo-logins.ts';
import type { RunningSandbox } from './start.ts';

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'is taken'],
  ['4000 0027 6000 3184', 'asks the bank first (3-D Secure), then is taken'],
  ['4000 0084 0000 1629', 'asks the bank first, then is declined'],
  ['4000 0000 0000 0002', 'is declined'],
] as const;

/** What a person wants to know when the sandbox is up: addresses, log-ins, test cards, and where the data is. */
export function welcome({ settings, store }: RunningSandbox): string[] {
  const { onlineJoining, bookings, myAccount } = settings.sites;
  const logins = demoLogins.map(({ email, password, description }) => [`${email}  ${password}`, description]);
  return [
    ...section('Sites', [
      ['Online joining', onlineJoining],
      ['Bookings', bookings],
      ['My account', myAccount],
      ['Kiosk', `${onlineJoining}/kiosk?kiosk=true`],
      ['API reference', `${onlineJoining}/docs`],
    ]),
    ...section('Demo log-ins', logins),
    ...section('Test cards (any later expiry date, any security code)', TEST_CARDS),
    `The data is kept in ${store.describedAs}.`,
  ];
}

function section(title: string, rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return [`${title}:`, ...rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`), ''];
}
