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
    weekday: parseSlots(
      '07:00 @early',
      '09:30 @morning',
      '10:30 @gentle',
      '12:15 @lunch',
      '16:30 @juniors',
      '17:30 @evening',
      '18:30 @evening',
      '19:30 @calm',
    ),
    saturday: parseSlots('08:30 @early', '09:30 @morning', '10:30 @calm'),
    sunday: parseSlots('09:00 @calm', '10:00 @morning'),
  },
  'second-studio': {
    weekday: parseSlots('09:30 @calm', '17:30 @calm', '18:30 @calm', '19:30 @evening'),
    saturday: parseSlots('09:30 @evening'),
    sunday: parseSlots('10:00 yoga'),
  },
  cycling: {
    weekday: parseSlots('06:45 cycling', '12:30 cycling', '17:45 cycling', '18:45 cycling'),
    saturday: parseSlots('08:45 cycling', '09:45 cycling'),
    sunday: parseSlots('09:15 cycling'),
  },
  hall: {
    weekday: parseSlots('11:00 @daytime', '19:00 @hall'),
    saturday: parseSlots('10:00 @juniors'),
    sunday: parseSlots('16:00 @hall'),
  },
  pool: {
    weekday: parseSlots(
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
    saturday: parseSlots('07:30 lanes', '09:00 lanes', '12:00 family', '14:00 family', '16:00 lanes'),
    sunday: parseSlots('08:00 lanes', '10:00 family', '12:00 family', '14:00 quiet-swim', '16:00 women-swim'),
  },
  'learner-pool': {
    weekday: parseSlots('10:00 toddlers', '13:30 quiet-swim'),
    saturday: parseSlots('13:00 family', '15:00 family'),
    sunday: parseSlots('09:00 toddlers', '13:00 family'),
  },
  'busy-pool': {
    weekday: parseSlots(
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
    saturday: parseSlots('08:00 lanes', '09:00 lanes', '12:00 family', '14:00 family', '16:00 lanes'),
    sunday: parseSlots('08:00 lanes', '10:00 family', '12:00 family', '14:00 quiet-swim', '16:00 lanes'),
  },
  lido: {
    weekday: parseSlots(
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
    saturday: parseSlots(
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
    sunday: parseSlots(
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
    weekday: parseSlots('07:30 yoga'),
    saturday: parseSlots('09:00 @calm', '10:00 pilates'),
    sunday: parseSlots('09:30 @calm'),
  },
  gym: {
    weekday: parseSlots('10:00 induction', '18:00 induction'),
    saturday: parseSlots('10:00 induction', '12:00 induction'),
    sunday: parseSlots('10:00 induction', '12:00 induction'),
  },
  'small-gym': {
    weekday: parseSlots('11:00 induction'),
    saturday: parseSlots('11:00 induction'),
    sunday: parseSlots('11:00 induction'),
  },
  coaching: {
    weekday: parseSlots('10:00 @coaching', '16:30 junior-tennis', '18:00 @coaching', '19:30 @coaching'),
    saturday: parseSlots('09:30 junior-tennis', '11:00 @coaching'),
    sunday: parseSlots('10:00 @coaching', '11:30 @coaching'),
  },
} satisfies Record<string, Programme>;

function parseSlots(...slotTexts: string[]): Slot[] {
  return slotTexts.map((text) => {
    const [start = '', kind = ''] = text.split(' ');
    return [start, kind];
  });
}
