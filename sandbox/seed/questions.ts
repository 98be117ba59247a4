import type { Question, QuestionGroup } from '../domain/common/types.ts';
import { demoId } from './demo-ids.ts';

export interface DemoQuestionGroup extends QuestionGroup {
  membershipTypes: string[];
}

/** The questions of some memberships: every type, with and without defaults, required and optional. */
export const demoQuestionGroups: DemoQuestionGroup[] = [
  group(
    'health',
    'Your health',
    ['unlimited-fitness', 'gym', 'active-60'],
    [
      defineQuestion('emergency_contact_name', 'Who should we call in an emergency?', 'text', {
        isRequired: true,
        placeholder: 'First and last name',
      }),
      defineQuestion('visits_per_week', 'How many times a week do you plan to come?', 'number', {
        default: '2',
      }),
      defineQuestion('last_exercise', 'When did you last exercise regularly?', 'date', {
        default: '2026-01-01',
        isPast: true,
      }),
      defineQuestion(
        'medical_condition',
        'I have a medical condition that the staff should know about',
        'checkbox',
        {},
      ),
    ],
  ),
  group(
    'interests',
    'What brings you here',
    ['unlimited-fitness'],
    [
      defineQuestion('working_pattern', 'Which describes you best?', 'select', {
        isRequired: true,
        placeholder: 'Choose one',
        // The operator's values have to be returned unchanged.
        options: {
          full_time: 'Full time',
          partTime: 'Part time',
          'Under 18s': 'Under 18s',
          'not-working': 'Not working',
        },
      }),
      defineQuestion('interests', 'What would you like to do?', 'multi_select', {
        options: {
          gym: 'Gym',
          swim: 'Swim',
          'group classes': 'Group classes',
          racquet_sports: 'Racquet sports',
        },
        default: '["gym"]',
      }),
    ],
  ),
  group(
    'child',
    'About the child',
    ['learn-to-swim', 'junior-active'],
    [
      defineQuestion('child_name', 'What is the child’s name?', 'text', { isRequired: true }),
      defineQuestion('swimming_level', 'How well can the child swim?', 'select', {
        isRequired: true,
        options: { '0': 'Not yet', '1': 'With armbands', '2': 'One length', '3': 'More than one length' },
        default: '0',
      }),
      defineQuestion('other_children', 'Other children of yours who swim with us', 'multi_select', {
        fields: [
          { name: 'name', label: 'Name', type: 'text', isRequired: true },
          { name: 'age', label: 'Age', type: 'number', isRequired: false },
        ],
        maxItems: 5,
      }),
      defineQuestion('photo_consent', 'Photographs may be taken for the centre’s notice board', 'checkbox', {
        default: 'false',
      }),
    ],
  ),
  group(
    'study',
    'Your studies',
    ['student'],
    [
      defineQuestion('institution', 'Where do you study?', 'text', { isRequired: true }),
      defineQuestion('course_ends', 'When does your course end?', 'date', { isRequired: true }),
    ],
  ),
];

function group(
  name: string,
  title: string,
  membershipTypes: string[],
  questions: Question[],
): DemoQuestionGroup {
  return { id: demoId(`question-group:${name}`), title, membershipTypes, questions };
}

/** Builds a question without options, answer and hint, unless they are given. */
export function defineQuestion(
  reference: string,
  label: string,
  type: Question['type'],
  overrides: Partial<Omit<Question, 'id' | 'reference' | 'label' | 'type'>>,
): Question {
  return {
    id: demoId(`question:${reference}`),
    reference,
    label,
    type,
    options: {},
    placeholder: null,
    default: null,
    isRequired: false,
    ...overrides,
  };
}
