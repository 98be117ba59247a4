/** Customers of the demo operator, which `npm start` prints. */
export interface DemoLogin {
  email: string;
  reference: string;
  password: string;
  description: string;
  /** The feature that can be tried with this log-in. */
  tries: LoginUse;
}

/** The groups in which `npm start` prints the logins, with their titles. */
export const LOGIN_USES = {
  joining: 'To join',
  booking: 'To book and pay',
  account: 'To look at an account',
  staff: 'Front of house',
} as const;

export type LoginUse = keyof typeof LOGIN_USES;

/** The password of all demo customers. */
export const DEMO_PASSWORD = 'Pavilion-2026!';

export const demoLogins: DemoLogin[] = [
  defineLogin('joining', 'new@demo.example', 'D1000001', 'a customer without anything yet'),
  defineLogin(
    'joining',
    'monthly@demo.example',
    'D1000002',
    'pays monthly: has an instruction and a billing date; can change to a cheaper and a dearer membership',
  ),
  defineLogin('joining', 'instruction@demo.example', 'D1000003', 'has an instruction but no billing date'),
  defineLogin('booking', 'penalties@demo.example', 'D1000004', 'has penalties to pay'),
  defineLogin(
    'account',
    'documents@demo.example',
    'D1000005',
    'has a proof of study that runs out soon; the new one was not accepted: send another on /documents; a proof of income is being checked',
  ),
  defineLogin('booking', 'credit@demo.example', 'D1000006', 'has credit on the account'),
  defineLogin('joining', 'junior@demo.example', 'D1000007', 'is 13 years old'),
  defineLogin('joining', 'senior@demo.example', 'D1000008', 'is 67 years old'),
  defineLogin('joining', 'employee@acme.example', 'D1000009', 'works for a corporate partner'),
  defineLogin(
    'account',
    'single@demo.example',
    'D1000010',
    'has a single-payment membership that can be renewed',
  ),
  defineLogin(
    'account',
    'yearly@demo.example',
    'D1000023',
    'has a membership for a year that ends in 21 days and can be renewed',
  ),
  defineLogin(
    'account',
    'cooling@demo.example',
    'D1000025',
    'joined 3 days ago and may change their mind: gets back what they paid, less the days used',
  ),
  defineLogin(
    'account',
    'leaving@demo.example',
    'D1000026',
    'has cancelled a membership that runs for three weeks more, and may take that back',
  ),
  defineLogin(
    'account',
    'frozen@demo.example',
    'D1000024',
    'has a membership that is frozen for 20 more days: end it early on /memberships',
  ),
  defineLogin(
    'account',
    'failed@demo.example',
    'D1000027',
    'owes the last monthly payment of a membership, which the bank has refused: pay it on /payments',
  ),
  defineLogin(
    'joining',
    'family@demo.example',
    'D1000011',
    'shares an email address: log in with the customer ID',
  ),
  defineLogin(
    'joining',
    'family@demo.example',
    'D1000012',
    'shares an email address: log in with the customer ID',
  ),
  defineLogin(
    'booking',
    'packages@demo.example',
    'D1000021',
    'has packages: 10 swims with 6 left, 10 classes that run out soon',
  ),
  defineLogin(
    'booking',
    'guest@demo.example',
    'D1000022',
    'has a guest pass for this month and may bring a guest once more: to a class, or with a pass from /guest-passes',
  ),
  defineLogin(
    'booking',
    'parent@demo.example',
    'D1000031',
    'has a family membership, three children (one form is valid, one out of date, one not filled in), a camp booked for Leo, and waits for its full day',
  ),
  defineLogin(
    'booking',
    'classes@demo.example',
    'D1000041',
    'has five classes booked and 40 behind, waits for two, and is offered a place for 50 minutes from the start',
  ),
  defineLogin(
    'booking',
    'phone@demo.example',
    'D1000042',
    'has a basket of the desk on the phone for ten minutes from the start: log in and open it by the code, or find Hana at the desk',
  ),
  defineLogin(
    'staff',
    'staff@demo.example',
    'S1000001',
    'works at front of house: on the bookings site find Cara by D1000006 (credit), Gwen by D1000022 (a free class), make a new customer or sell without an account, book for them, and take cash, vouchers or cheques',
  ),
];

function defineLogin(tries: LoginUse, email: string, reference: string, description: string): DemoLogin {
  return { email, reference, description, tries, password: DEMO_PASSWORD };
}
