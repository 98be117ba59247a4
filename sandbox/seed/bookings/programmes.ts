/** A start time, and the kind of session or the rotation (`@name`) that supplies it. */
type Slot = [start: string, kind: string];

/** The sessions of a space on each kind of day. */
export interface Programme {
  weekday: Slot[];
  saturday: Slot[];
  sunday: Slot[];
}

export interface DemoSpace {
  name: string;
  programme: keyof typeof programmes;
}

/** The weekly programmes of spaces. Slots are far enough apart for the longest kind that can occur. */
export const programmes = {
  studio: {
    weekday: slots(
      '07:00 @early',
      '09:30 @morning',
      '10:30 @gentle',
      '12:15 @lunch',
      '16:30 @juniors',
      '17:30 @evening',
      '18:30 @evening',
      '19:30 @calm',
    ),
    saturday: slots('08:30 @early', '09:30 @morning', '10:30 @calm'),
    sunday: slots('09:00 @calm', '10:00 @morning'),
  },
  'second-studio': {
    weekday: slots('09:30 @calm', '17:30 @calm', '18:30 @calm', '19:30 @evening'),
    saturday: slots('09:30 @evening'),
    sunday: slots('10:00 yoga'),
  },
  cycling: {
    weekday: slots('06:45 cycling', '12:30 cycling', '17:45 cycling', '18:45 cycling'),
    saturday: slots('08:45 cycling', '09:45 cycling'),
    sunday: slots('09:15 cycling'),
  },
  hall: {
    weekday: slots('11:00 @daytime', '19:00 @hall'),
    saturday: slots('10:00 @juniors'),
    sunday: slots('16:00 @hall'),
  },
  pool: {
    weekday: slots(
      '06:30 lanes',
      '08:00 lanes',
      '09:30 @water',
      '10:30 over-60-swim',
      '12:00 lanes',
      '16:00 family',
      '18:00 lanes',
      '19:30 @water',
      '20:30 adult-swim',
    ),
    saturday: slots('07:30 lanes', '09:00 lanes', '12:00 family', '14:00 family', '16:00 lanes'),
    sunday: slots('08:00 lanes', '10:00 family', '12:00 family', '14:00 quiet-swim', '16:00 women-swim'),
  },
  'learner-pool': {
    weekday: slots('10:00 toddlers', '13:30 quiet-swim'),
    saturday: slots('13:00 family', '15:00 family'),
    sunday: slots('09:00 toddlers', '13:00 family'),
  },
  'busy-pool': {
    weekday: slots(
      '06:30 lanes',
      '07:30 lanes',
      '08:30 lanes',
      '09:30 @water',
      '10:30 over-60-swim',
      '12:00 lanes',
      '13:00 lanes',
      '16:00 family',
      '17:00 family',
      '18:00 lanes',
      '19:00 @water',
      '20:00 women-swim',
      '21:00 adult-swim',
    ),
    saturday: slots('08:00 lanes', '09:00 lanes', '12:00 family', '14:00 family', '16:00 lanes'),
    sunday: slots('08:00 lanes', '10:00 family', '12:00 family', '14:00 quiet-swim', '16:00 lanes'),
  },
  lido: {
    weekday: slots(
      '06:30 lanes',
      '07:30 lanes',
      '08:30 lanes',
      '09:30 swimfit',
      '10:30 over-60-swim',
      '11:30 lanes',
      '12:30 lanes',
      '13:30 lanes',
      '14:30 family',
      '15:30 family',
      '16:30 family',
      '17:30 lanes',
      '18:30 lanes',
      '19:30 adult-swim',
    ),
    saturday: slots(
      '07:00 lanes',
      '08:00 lanes',
      '09:00 swimfit',
      '10:00 family',
      '11:00 family',
      '12:00 family',
      '13:00 family',
      '14:00 family',
      '16:00 lanes',
      '17:00 lanes',
    ),
    sunday: slots(
      '08:00 lanes',
      '09:00 lanes',
      '10:00 family',
      '11:00 family',
      '12:00 family',
      '13:00 family',
      '14:00 family',
      '15:00 family',
      '16:00 lanes',
      '17:00 quiet-swim',
    ),
  },
  terrace: {
    weekday: slots('07:30 yoga'),
    saturday: slots('09:00 @calm', '10:00 pilates'),
    sunday: slots('09:30 @calm'),
  },
  gym: {
    weekday: slots('10:00 induction', '18:00 induction'),
    saturday: slots('10:00 induction', '12:00 induction'),
    sunday: slots('10:00 induction', '12:00 induction'),
  },
  'small-gym': {
    weekday: slots('11:00 induction'),
    saturday: slots('11:00 induction'),
    sunday: slots('11:00 induction'),
  },
  coaching: {
    weekday: slots('10:00 @coaching', '16:30 junior-tennis', '18:00 @coaching', '19:30 @coaching'),
    saturday: slots('09:30 junior-tennis', '11:00 @coaching'),
    sunday: slots('10:00 @coaching', '11:30 @coaching'),
  },
} satisfies Record<string, Programme>;

function slots(...texts: string[]): Slot[] {
  return texts.map((text) => {
    const [start = '', kind = ''] = text.split(' ');
    return [start, kind];
  });
}
