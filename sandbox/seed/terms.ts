export interface DemoTerms {
  key: string;
  kind: 'account' | 'direct-debit' | 'membership' | 'health-commitment';
  title: string;
  html: string;
  /** Slugs of their membership types; null for all. */
  membershipTypes: string[] | null;
}

// Long enough to require scrolling.
const membershipClauses = [
  [
    'Your membership',
    'Your membership begins on the start date that you chose and is personal to you. It may not be lent, sold or given to anybody else. Please bring your membership card or show your member code each time that you visit.',
  ],
  [
    'Paying monthly',
    'Monthly memberships are paid by Direct Debit on the day of the month that you chose. The amount for the days between your start date and the first collection is paid when you join. If a collection fails we will write to you and try again within ten days.',
  ],
  [
    'Paying once',
    'Memberships paid in a single payment last for the period shown when you joined and end by themselves. We will remind you before the end.',
  ],
  [
    'Ending your membership',
    'You may end a monthly membership at any time by giving one calendar month of notice in your online account or at any reception. You may change your mind within fourteen days of joining; we will then return what you paid, less the days that you used.',
  ],
  [
    'Freezing',
    'If you are ill, injured or pregnant you may freeze a monthly membership for one to six months, in your online account or at any reception. We need five working days; each month costs £5.00. We may ask for a note from your doctor.',
  ],
  [
    'Changes by us',
    'We may change prices once a year and will tell you at least one month before. If you do not agree you may leave before the change takes effect.',
  ],
  [
    'Looking after each other',
    'Please treat staff, other members and the equipment with respect, follow the notices in the building, and wear suitable clothing and shoes. We may end the membership of anybody who does not.',
  ],
  [
    'Children',
    'Children under eight must be with an adult of sixteen or over in the swimming pool. The ages for other activities are shown at reception and online.',
  ],
  [
    'Valuables',
    'Lockers are provided. Please do not leave valuables unattended; we are not responsible for loss unless it was our fault.',
  ],
  [
    'Your information',
    'We keep the details that you give us to run your membership and to keep you safe. Our privacy notice says what we keep, for how long, and what you may ask of us.',
  ],
];

const directDebitClauses = [
  [
    'The instruction',
    'By continuing you instruct your bank or building society to pay Pavilion Leisure by Direct Debit from the account that you named, subject to the safeguards of the Direct Debit Guarantee.',
  ],
  [
    'Notice',
    'We will tell you the amount and the date of the first collection at least ten working days before it, or as agreed with you otherwise, and again whenever the amount, the date or the frequency changes.',
  ],
  [
    'Your account',
    'You confirm that you are the only person who has to authorise debits from this account. If two people must sign, please ask reception for a paper instruction.',
  ],
  [
    'Failed collections',
    'If your bank refuses a collection we will try again within ten working days. Your membership may be paused until it is paid.',
  ],
  [
    'Cancelling',
    'You may cancel a Direct Debit at any time by contacting your bank or building society. Please tell us as well: cancelling the Direct Debit does not by itself end your membership.',
  ],
  [
    'Refunds',
    'If an error is made in the payment of your Direct Debit, by us or by your bank, you are entitled to a full and immediate refund from your bank.',
  ],
  [
    'Your details',
    'Your instruction will be confirmed by email within three business days, with its reference. Please check that the details are right.',
  ],
];

const healthClauses = [
  [
    'Our commitment to you',
    'We will respect your personal decisions and let you make up your own mind about what exercise you can do. We will make every reasonable effort to keep our equipment and facilities in a safe condition for you to use and enjoy.',
  ],
  [
    'Your commitment to us',
    'You should not exercise beyond your own abilities. If you know or are worried that you have a medical condition which might get in the way of exercising safely, please ask a doctor and follow the advice before you use our equipment.',
  ],
  [
    'Using the equipment',
    'Please make yourself aware of the rules and instructions, including warning notices. Exercise carries its own risks: do not do any which you have been told are not suitable for you.',
  ],
  [
    'If you feel ill',
    'Please let us know at once if you feel ill when using our equipment or facilities. Our staff are not qualified doctors, but there will be somebody who has had first aid training.',
  ],
  [
    'If you have a disability',
    'If you have a disability you must follow any reasonable instructions to allow you to exercise safely. Tell us what you need and we will do what we can.',
  ],
];

const accountClauses = [
  [
    'Your account',
    'Your account is for you alone. It lets you join a centre, manage your membership and book activities. You must be 16 or over to create one; a parent or guardian creates the account of a child.',
  ],
  [
    'Keeping it safe',
    'Choose a password that you use nowhere else and tell it to nobody. Please let us know at once if you think that somebody else has used your account.',
  ],
  [
    'Your details',
    'Please give us details that are true and tell us when they change. We use them to run your membership and your bookings, as our privacy notice describes, and we never sell them.',
  ],
  [
    'Bookings and payments',
    'What you buy or book through your account is yours to pay for. Each membership and each activity has terms of its own, which you can read before you buy or book.',
  ],
  [
    'Our services',
    'We work to keep your account available at all times, but maintenance and faults can interrupt it. We may close an account that is used to harm others or to break the law.',
  ],
  [
    'Ending it',
    'You may close your account at any time by asking us. A membership that is still running goes on until its own terms end it.',
  ],
];

export const demoTerms: DemoTerms[] = [
  {
    key: 'terms:account',
    kind: 'account',
    title: 'Terms and Conditions',
    html: renderHtml('Terms and Conditions', accountClauses),
    membershipTypes: null,
  },
  {
    key: 'terms:direct-debit',
    kind: 'direct-debit',
    title: 'Direct Debit terms',
    html: renderHtml('Direct Debit terms', directDebitClauses),
    membershipTypes: null,
  },
  {
    key: 'terms:membership',
    kind: 'membership',
    title: 'Membership terms and conditions',
    html: renderHtml('Membership terms and conditions', membershipClauses),
    membershipTypes: null,
  },
  {
    key: 'terms:health-commitment',
    kind: 'health-commitment',
    title: 'Health commitment statement',
    html: renderHtml('Health commitment statement', healthClauses),
    membershipTypes: [
      'unlimited-fitness',
      'gym',
      'swim',
      'off-peak',
      'active-60',
      'student',
      'city-resident',
      'corporate',
      'family',
      'platinum',
      'racquets',
    ],
  },
];

function renderHtml(title: string, clauses: string[][]): string {
  const sections = clauses.map(([heading, text], index) => `<h3>${index + 1}. ${heading}</h3><p>${text}</p>`);
  return `<h2>${title}</h2>${sections.join('')}<p>Last changed on 1 September 2026.</p>`;
}
