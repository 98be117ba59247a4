import type { ActivityDetail } from '../../store/schema/details.ts';
import { STAGES } from './courses.ts';

// The names are those of the OpenActive Activity List (https://openactive.io/activity-list). Contains the OpenActive
// Activity List, CC BY 4.0. Names marked with ® or ™ in the list are left out, because an invented operator must not sell
// other people's brands. The descriptions are our own.

export interface DemoActivity extends Omit<ActivityDetail, 'vatPercent'> {
  name: string;
  category: string;
}

/** The categories of activities, by slug. */
const categoryNames: Record<string, string> = {
  classes: 'Group exercise',
  'mind-and-body': 'Mind and body',
  dance: 'Dance',
  health: 'Older adults and health',
  swimming: 'Swimming and water',
  sport: 'Sport',
  children: 'Children',
  gym: 'Gym',
};

const INSTRUCTIONS: Record<string, string> = {
  classes: 'Come ten minutes early and bring water and a towel.',
  'mind-and-body': 'Mats are here. Wear something comfortable and leave your shoes outside.',
  dance: 'Wear shoes that don’t mark the floor.',
  health: 'Tell the leader about your health before your first session.',
  swimming: 'Bring a pound or a token for the locker. Children under 8 swim with an adult.',
  sport: 'Rackets, balls and bibs can be borrowed at reception.',
  children: 'An adult stays in the building.',
  gym: 'Bring trainers, water and a towel.',
};

const LOCKER = 'Bring a pound or a token for the locker.';
/** Instructions for activities to which their category's instructions do not apply. */
const OWN_INSTRUCTIONS: Record<string, string> = {
  'Swimming Lessons': `${LOCKER} An adult stays in the building.`,
  Swimfit: LOCKER,
  'Aqua Fit (Deep Water)': LOCKER,
  'Aqua Jogging': LOCKER,
  Aquanatal: LOCKER,
  'Synchronised Swimming': LOCKER,
  'Water Polo': LOCKER,
  'Lifesaving Sport': LOCKER,
  Climbing: 'Harnesses and shoes are here. Tie long hair back and take rings off.',
  Judo: 'Wear long trousers and a top with sleeves; suits can be borrowed. Take jewellery off.',
  Karate: 'Wear something loose. You train with bare feet.',
  Gymnastics: 'Wear shorts or leggings and tie long hair back. An adult stays in the building.',
  Trampolining: 'Wear socks and tie long hair back. An adult stays in the building.',
  Archery: 'Bows and arrows are here. Wear a top with close sleeves and shoes that cover your toes.',
  Fencing: 'All kit is here. Wear long trousers and trainers.',
  Goalball: 'Blindfolds and knee pads are here.',
  Boccia: 'Balls are here.',
  'Wheelchair Basketball': 'Sports chairs are here. Wear gloves if you have some.',
};

const LED = 'Our leaders show an easier and a harder way. New faces are welcome.';
/** Descriptions for activities without a leader. */
const WITHOUT_LEADER: Record<string, string> = {
  Swimming: 'Lifeguards are at the pool all the time. Come for as much of the hour as you like.',
  'Soft Play': 'Play at your own pace; an adult of the family stays with the children.',
  'Early Years Play': 'Toys are out; stay for as long as you like.',
  'Personal Training': 'Your coach plans each hour with you.',
  'Gym Workout': 'Your coach shows you every machine that you will use.',
};

/** Pictures that were drawn for the demo; the other activities have none. */
const PICTURES: Record<string, string> = {
  Yoga: '/pictures/studio.svg',
  Pilates: '/pictures/studio.svg',
  Swimming: '/pictures/pool.svg',
  'Swimming Lessons': '/pictures/pool.svg',
  Badminton: '/pictures/court.svg',
  Basketball: '/pictures/court.svg',
};

const LEVELS = ['Beginner', 'Improver', 'Advanced'];

/** What can be done at the demo operator's centres. */
export const demoActivities: DemoActivity[] = [
  activity('Yoga', 'mind-and-body', 'Poses, balance and breathing in a steady flow.', { levels: LEVELS }),
  activity('Hatha Yoga', 'mind-and-body', 'Slow poses that are held for a few breaths each.'),
  activity('Vinyasa Yoga', 'mind-and-body', 'One pose leads into the next, with the breath as the clock.'),
  activity('Yin Yoga', 'mind-and-body', 'Long, quiet stretches close to the floor.'),
  activity('Chair Yoga', 'mind-and-body', 'Yoga with a chair, for stiff joints and new hips.'),
  activity('Pregnancy Yoga', 'mind-and-body', 'Gentle movement and rest, from week 14.'),
  activity('Pilates', 'mind-and-body', 'Small, exact movements for back and middle.', { levels: LEVELS }),
  activity('Reformer Pilates', 'mind-and-body', 'Pilates on a sliding bed with springs.'),
  activity('Stretch And Tone', 'mind-and-body', 'Light weights and long stretches.'),
  activity('Tai Chi', 'mind-and-body', 'Slow forms that train balance and calm.'),
  activity('Qigong', 'mind-and-body', 'Breath and slow movement, standing.'),
  activity('Meditation', 'mind-and-body', 'Half an hour of guided quiet.'),
  activity('Indoor Cycling', 'classes', 'Hills and sprints on a bike that stays where it is.'),
  activity('Circuit Training', 'classes', 'Twelve stations, a minute each, at your own pace.'),
  activity('HIIT', 'classes', 'Short, hard bursts with rests between them.'),
  activity('Body Conditioning', 'classes', 'A full-body session with weights and bands.'),
  activity('Legs Bums And Tums', 'classes', 'Squats, lunges and floor work to music.'),
  activity('Step Aerobics', 'classes', 'Up, down and over, with steps that are easy to follow.'),
  activity('Kettlebells', 'classes', 'Swings and lifts; technique comes first.'),
  activity('Bootcamp', 'classes', 'Running, jumping and carrying, indoors or out.'),
  activity('Boxing Fitness', 'classes', 'Pads, gloves and footwork. No one hits anyone.'),
  activity('Core Stability', 'classes', 'Thirty minutes for the middle of the body.'),
  activity('Strength and Conditioning', 'classes', 'Barbells and a plan that grows with you.'),
  activity('Buggy Fitness', 'classes', 'Exercise for parents, with the buggy.'),
  activity('Dance Fitness', 'dance', 'Easy routines to Latin and pop music.'),
  activity('Street Dance', 'dance', 'Moves and a routine to show at the end of term.'),
  activity('Tea Dance', 'dance', 'Ballroom favourites, with tea afterwards.'),
  activity('Ballet', 'dance', 'Barre and centre work, for the love of it.'),
  activity('Chair Based Exercise', 'health', 'Seated exercise for strength and company.'),
  activity('General Fitness for Older Adults', 'health', 'Everything in moderation, with a laugh.'),
  activity('Falls and Exercise Management', 'health', 'Balance and leg strength, to stay on your feet.'),
  activity('Phase IV Cardiac Rehabilitation', 'health', 'Led exercise after a cardiac event.'),
  activity('Swimming', 'swimming', 'Lanes, family hours and quiet hours in our pools.', {
    needsNames: false,
  }),
  activity('Swimming Lessons', 'swimming', 'Small groups in the learner pool.', { levels: STAGES }),
  activity('Swimfit', 'swimming', 'A coached session in lanes, with a plan on the wall.'),
  activity('Aqua Fit (Deep Water)', 'swimming', 'Exercise with floats, kind to joints.'),
  activity('Aqua Jogging', 'swimming', 'Running without ground under your feet.'),
  activity('Aquanatal', 'swimming', 'For expectant mothers, with a midwife’s plan.'),
  activity('Synchronised Swimming', 'swimming', 'Figures and routines to music.'),
  activity('Water Polo', 'swimming', 'Ball handling and small games.'),
  activity('Lifesaving Sport', 'swimming', 'Rescue skills, timed.'),
  activity('Badminton', 'sport', 'Social games and coaching.', { levels: LEVELS }),
  activity('Table Tennis', 'sport', 'Four tables, and someone to play with.'),
  activity('Squash', 'sport', 'Coaching and a ladder.', { levels: LEVELS }),
  activity('Tennis', 'sport', 'Group coaching on our courts.', { levels: LEVELS }),
  activity('Padel Tennis', 'sport', 'Learn the walls and play doubles.', { levels: LEVELS }),
  activity('Pickleball', 'sport', 'A paddle, a ball with holes and a small court.'),
  activity('Basketball', 'sport', 'Drills, then games.'),
  activity('Wheelchair Basketball', 'sport', 'Sports chairs are here; everyone plays in one.'),
  activity('Netball', 'sport', 'Back to netball: skills, then a match.'),
  activity('Walking Netball', 'sport', 'Netball at a walk, with all of the talk.'),
  activity('Football', 'sport', 'Training and small games.'),
  activity('Walking Football', 'sport', 'No running, no age limit above.'),
  activity('Small Sided Football', 'sport', 'Turn up, get a bib, play.'),
  activity('Volleyball', 'sport', 'Six a side, mixed.'),
  activity('Climbing', 'sport', 'Ropes and walls with an instructor.'),
  activity('Judo', 'sport', 'Falls first, throws next.'),
  activity('Karate', 'sport', 'Basics, forms and partner work.'),
  activity('Boccia', 'sport', 'A target ball sport for everyone, seated or standing.'),
  activity('Goalball', 'sport', 'Played by ear; blindfolds are here.'),
  activity('Fencing', 'sport', 'Foil for beginners; all kit is here.'),
  activity('Archery', 'sport', 'Bows for all sizes and a safe line.'),
  activity('Short Tennis', 'children', 'Small courts, soft balls.'),
  activity('Trampolining', 'children', 'From the first seat drop to the first routine.'),
  activity('Gymnastics', 'children', 'Floor, beam, bars and vault.', { levels: LEVELS }),
  activity('Soft Play', 'children', 'Climb, slide and dive into the balls.', { needsNames: false }),
  activity('Early Years Play', 'children', 'For under fives and the adults who bring them.', {
    needsNames: false,
  }),
  activity('Multisports', 'children', 'A different sport each week.'),
  activity('Gym Workout', 'gym', 'An hour with a coach and a programme to take away.'),
  activity('Personal Training', 'gym', 'One coach, one person, one aim.'),
];

/** The part of an activity's name that addresses and ids have: "Aqua Fit (Deep Water)" is `aqua-fit-deep-water`. */
export function activitySlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function activity(
  name: string,
  category: string,
  sentence: string,
  given: Partial<Pick<DemoActivity, 'levels' | 'needsNames'>> = {},
): DemoActivity {
  const support =
    category === 'health' || category === 'sport' ? ['Physical impairment', 'Mental health issues'] : [];
  return {
    name,
    category,
    categoryName: categoryNames[category] ?? category,
    description: `<p>${sentence}</p><p>${WITHOUT_LEADER[name] ?? LED}</p>`,
    attendeeInstructions: OWN_INSTRUCTIONS[name] ?? INSTRUCTIONS[category] ?? null,
    accessibilitySupport: ['Hearing impairment', ...support],
    levels: [],
    needsNames: true,
    ...(PICTURES[name] ? { imageUrl: PICTURES[name] } : {}),
    ...given,
  };
}
