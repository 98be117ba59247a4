import type { BenefitDetail } from '../store/schema/details.ts';

const CLASS_CATEGORIES = ['classes', 'mind-and-body', 'dance', 'health'];

export const demoBenefits = {
  guestPass: {
    name: 'Guest pass',
    totalUses: 2,
    frequency: 'months',
    description: 'Bring a friend for the day.',
    key: 'guest-pass',
    covers: { activities: ['swimming'], categories: CLASS_CATEGORIES },
    for: 'guests',
    pass: { minAge: 16, withMember: true, perGuestPerMonth: 1 },
  },
  induction: {
    name: 'Gym induction',
    totalUses: 1,
    frequency: 'years',
    description: 'An hour with a coach and a programme to take away.',
  },
  lanes: { name: 'Lane swimming', totalUses: 1, frequency: 'days', description: null },
  softPlay: { name: 'Soft play', totalUses: 3, frequency: 'weeks', description: 'For children under 8.' },
  holidaySports: {
    name: 'Holiday sports',
    totalUses: 2,
    frequency: 'weeks',
    description: 'In the school holidays.',
  },
  lessons: { name: 'Swimming lesson', totalUses: 1, frequency: 'weeks', description: null },
  coffee: { name: 'Coffee', totalUses: 1, frequency: 'weeks', description: 'In the café of your centre.' },
  courts: {
    name: 'Court hire',
    totalUses: 4,
    frequency: 'weeks',
    description: 'An hour each.',
    key: 'courts',
    covers: { activities: [], categories: ['courts'] },
  },
  freeClass: {
    name: 'Free class',
    totalUses: 2,
    frequency: 'months',
    description: 'Any group class.',
    key: 'free-class',
    covers: { activities: [], categories: CLASS_CATEGORIES },
  },
  spa: { name: 'Spa', totalUses: null, frequency: null, description: 'As often as you like.' },
} satisfies Record<string, BenefitDetail>;
