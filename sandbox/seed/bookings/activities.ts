import type { ActivityDetail } from '../../store/schema/details.ts';
import { SWIMMING_STAGES } from './courses.ts';

// The names are those of the OpenActive Activity List (https://openactive.io/activity-list). Contains the OpenActive
// Activity List, CC BY 4.0. Names marked with ® or ™ in the list are left out, because an invented operator must not sell
// other people's brands. The descriptions are our own.

export interface DemoActivity extends Omit<ActivityDetail, 'vatPercent'> {
  name: string;
  category: string;
}

/** The categories of activities, by slug. */
const CATEGORY_NAMES: Record<string, string> = {
  classes: 'Group exercise',
  'mind-and-body': 'Mind and body',
  dance: 'Dance',
  health: 'Older adults and health',
  swimming: 'Swimming and water',
  sport: 'Sport',
  children: 'Children',
  gym: 'Gym',
};

const INSTRUCTIONS_BY_CATEGORY: Record<string, string> = {
  classes: 'Come ten minutes early and bring water and a towel.',
  'mind-and-body': 'Mats are here. Wear something comfortable and leave your shoes outside.',
  dance: 'Wear shoes that don’t mark the floor.',
  health: 'Tell the leader about your health before your first session.',
  swimming: 'Bring a pound or a token for the locker. Children under 8 swim with an adult.',
  sport: 'Rackets, balls and bibs can be borrowed at reception.',
  children: 'An adult stays in the building.',
  gym: 'Bring trainers, water and a towel.',
};

const LOCKER_SENTENCE = 'Bring a pound or a token for the locker.';
/** Instructions for activities to which their category's instructions do not apply. */
const INSTRUCTIONS_BY_ACTIVITY: Record<string, string> = {
  'Swimming Lessons': `${LOCKER_SENTENCE} An adult stays in the building.`,
  Swimfit: LOCKER_SENTENCE,
  'Aqua Fit (Deep Water)': LOCKER_SENTENCE,
  'Aqua Jogging': LOCKER_SENTENCE,
  Aquanatal: LOCKER_SENTENCE,
  'Synchronised Swimming': LOCKER_SENTENCE,
  'Water Polo': LOCKER_SENTENCE,
  'Lifesaving Sport': LOCKER_SENTENCE,
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

const LEADER_SENTENCE = 'Our leaders show an easier and a harder way. New faces are welcome.';
/** Descriptions for activities without a leader. */
const LEADERLESS_SENTENCES: Record<string, string> = {
  Swimming: 'Lifeguards are at the pool all the time. Come for as much of the hour as you like.',
  'Soft Play': 'Play at your own pace; an adult of the family stays with the children.',
  'Early Years Play': 'Toys are out; stay for as long as you like.',
  'Personal Training': 'Your coach plans each hour with you.',
  'Gym Workout': 'Your coach shows you every machine that you will use.',
};

/** Pictures that were drawn for the demo; the other activities have none. */
const PICTURE_BY_ACTIVITY: Record<string, string> = {
  Yoga: '/pictures/studio.svg',
  Pilates: '/pictures/studio.svg',
  Swimming: '/pictures/pool.svg',
  'Swimming Lessons': '/pictures/pool.svg',
  Badminton: '/pictures/court.svg',
  Basketball: '/pictures/court.svg',
};

const SKILL_LEVELS = ['Beginner', 'Improver', 'Advanced'];

/** What can be done at the demo operator's centres. */
export const demoActivities: DemoActivity[] = [
  defineActivity('Yoga', 'mind-and-body', 'Poses, balance and breathing in a steady flow.', {
    levels: SKILL_LEVELS,
  }),
  defineActivity('Hatha Yoga', 'mind-and-body', 'Slow poses that are held for a few breaths each.'),
  defineActivity(
    'Vinyasa Yoga',
    'mind-and-body',
    'One pose leads into the next, with the breath as the clock.',
  ),
  defineActivity('Yin Yoga', 'mind-and-body', 'Long, quiet stretches close to the floor.'),
  defineActivity('Chair Yoga', 'mind-and-body', 'Yoga with a chair, for stiff joints and new hips.'),
  defineActivity('Pregnancy Yoga', 'mind-and-body', 'Gentle movement and rest, from week 14.'),
  defineActivity('Pilates', 'mind-and-body', 'Small, exact movements for back and middle.', {
    levels: SKILL_LEVELS,
  }),
  defineActivity('Reformer Pilates', 'mind-and-body', 'Pilates on a sliding bed with springs.'),
  defineActivity('Stretch And Tone', 'mind-and-body', 'Light weights and long stretches.'),
  defineActivity('Tai Chi', 'mind-and-body', 'Slow forms that train balance and calm.'),
  defineActivity('Qigong', 'mind-and-body', 'Breath and slow movement, standing.'),
  defineActivity('Meditation', 'mind-and-body', 'Half an hour of guided quiet.'),
  defineActivity('Indoor Cycling', 'classes', 'Hills and sprints on a bike that stays where it is.'),
  defineActivity('Circuit Training', 'classes', 'Twelve stations, a minute each, at your own pace.'),
  defineActivity('HIIT', 'classes', 'Short, hard bursts with rests between them.'),
  defineActivity('Body Conditioning', 'classes', 'A full-body session with weights and bands.'),
  defineActivity('Legs Bums And Tums', 'classes', 'Squats, lunges and floor work to music.'),
  defineActivity('Step Aerobics', 'classes', 'Up, down and over, with steps that are easy to follow.'),
  defineActivity('Kettlebells', 'classes', 'Swings and lifts; technique comes first.'),
  defineActivity('Bootcamp', 'classes', 'Running, jumping and carrying, indoors or out.'),
  defineActivity('Boxing Fitness', 'classes', 'Pads, gloves and footwork. No one hits anyone.'),
  defineActivity('Core Stability', 'classes', 'Thirty minutes for the middle of the body.'),
  defineActivity('Strength and Conditioning', 'classes', 'Barbells and a plan that grows with you.'),
  defineActivity('Buggy Fitness', 'classes', 'Exercise for parents, with the buggy.'),
  defineActivity('Dance Fitness', 'dance', 'Easy routines to Latin and pop music.'),
  defineActivity('Street Dance', 'dance', 'Moves and a routine to show at the end of term.'),
  defineActivity('Tea Dance', 'dance', 'Ballroom favourites, with tea afterwards.'),
  defineActivity('Ballet', 'dance', 'Barre and centre work, for the love of it.'),
  defineActivity('Chair Based Exercise', 'health', 'Seated exercise for strength and company.'),
  defineActivity('General Fitness for Older Adults', 'health', 'Everything in moderation, with a laugh.'),
  defineActivity(
    'Falls and Exercise Management',
    'health',
    'Balance and leg strength, to stay on your feet.',
  ),
  defineActivity('Phase IV Cardiac Rehabilitation', 'health', 'Led exercise after a cardiac event.'),
  defineActivity('Swimming', 'swimming', 'Lanes, family hours and quiet hours in our pools.', {
    needsNames: false,
  }),
  defineActivity('Swimming Lessons', 'swimming', 'Small groups in the learner pool.', {
    levels: SWIMMING_STAGES,
  }),
  defineActivity('Swimfit', 'swimming', 'A coached session in lanes, with a plan on the wall.'),
  defineActivity('Aqua Fit (Deep Water)', 'swimming', 'Exercise with floats, kind to joints.'),
  defineActivity('Aqua Jogging', 'swimming', 'Running without ground under your feet.'),
  defineActivity('Aquanatal', 'swimming', 'For expectant mothers, with a midwife’s plan.'),
  defineActivity('Synchronised Swimming', 'swimming', 'Figures and routines to music.'),
  defineActivity('Water Polo', 'swimming', 'Ball handling and small games.'),
  defineActivity('Lifesaving Sport', 'swimming', 'Rescue skills, timed.'),
  defineActivity('Badminton', 'sport', 'Social games and coaching.', { levels: SKILL_LEVELS }),
  defineActivity('Table Tennis', 'sport', 'Four tables, and someone to play with.'),
  defineActivity('Squash', 'sport', 'Coaching and a ladder.', { levels: SKILL_LEVELS }),
  defineActivity('Tennis', 'sport', 'Group coaching on our courts.', { levels: SKILL_LEVELS }),
  defineActivity('Padel Tennis', 'sport', 'Learn the walls and play doubles.', { levels: SKILL_LEVELS }),
  defineActivity('Pickleball', 'sport', 'A paddle, a ball with holes and a small court.'),
  defineActivity('Basketball', 'sport', 'Drills, then games.'),
  defineActivity('Wheelchair Basketball', 'sport', 'Sports chairs are here; everyone plays in one.'),
  defineActivity('Netball', 'sport', 'Back to netball: skills, then a match.'),
  defineActivity('Walking Netball', 'sport', 'Netball at a walk, with all of the talk.'),
  defineActivity('Football', 'sport', 'Training and small games.'),
  defineActivity('Walking Football', 'sport', 'No running, no age limit above.'),
  defineActivity('Small Sided Football', 'sport', 'Turn up, get a bib, play.'),
  defineActivity('Volleyball', 'sport', 'Six a side, mixed.'),
  defineActivity('Climbing', 'sport', 'Ropes and walls with an instructor.'),
  defineActivity('Judo', 'sport', 'Falls first, throws next.'),
  defineActivity('Karate', 'sport', 'Basics, forms and partner work.'),
  defineActivity('Boccia', 'sport', 'A target ball sport for everyone, seated or standing.'),
  defineActivity('Goalball', 'sport', 'Played by ear; blindfolds are here.'),
  defineActivity('Fencing', 'sport', 'Foil for beginners; all kit is here.'),
  defineActivity('Archery', 'sport', 'Bows for all sizes and a safe line.'),
  defineActivity('Short Tennis', 'children', 'Small courts, soft balls.'),
  defineActivity('Trampolining', 'children', 'From the first seat drop to the first routine.'),
  defineActivity('Gymnastics', 'children', 'Floor, beam, bars and vault.', { levels: SKILL_LEVELS }),
  defineActivity('Soft Play', 'children', 'Climb, slide and dive into the balls.', { needsNames: false }),
  defineActivity('Early Years Play', 'children', 'For under fives and the adults who bring them.', {
    needsNames: false,
  }),
  defineActivity('Multisports', 'children', 'A different sport each week.'),
  defineActivity('Gym Workout', 'gym', 'An hour with a coach and a programme to take away.'),
  defineActivity('Personal Training', 'gym', 'One coach, one person, one aim.'),
];

/** The part of an activity's name that addresses and ids have: "Aqua Fit (Deep Water)" is `aqua-fit-deep-water`. */
export function toActivitySlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function defineActivity(
  name: string,
  category: string,
  sentence: string,
  overrides: Partial<Pick<DemoActivity, 'levels' | 'needsNames'>> = {},
): DemoActivity {
  const furtherSupport =
    category === 'health' || category === 'sport' ? ['Physical impairment', 'Mental health issues'] : [];
  return {
    name,
    category,
    categoryName: CATEGORY_NAMES[category] ?? category,
    description: `<p>${sentence}</p><p>${LEADERLESS_SENTENCES[name] ?? LEADER_SENTENCE}</p>`,
    attendeeInstructions: INSTRUCTIONS_BY_ACTIVITY[name] ?? INSTRUCTIONS_BY_CATEGORY[category] ?? null,
    accessibilitySupport: ['Hearing impairment', ...furtherSupport],
    levels: [],
    needsNames: true,
    ...(PICTURE_BY_ACTIVITY[name] ? { imageUrl: PICTURE_BY_ACTIVITY[name] } : {}),
    ...overrides,
  };
}
