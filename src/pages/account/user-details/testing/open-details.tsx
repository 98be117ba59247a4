import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { $token, $user } from '@/entities/customer';
import type { User } from '@/shared/api';
import { type FakeAnswer, type FakeCall, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildUser } from '../../../../../tests/fixtures/auth.ts';
import { buildPhoto } from '../../../../../tests/fixtures/customer.ts';
import { buildDataField, buildDataFieldSection } from '../../../../../tests/fixtures/data-fields.ts';
import { UserDetailsPage } from '../ui/user-details-page';

export const UPDATE_CALL = 'PUT /api/my-account/user/update';
export const FORM_CALL = 'GET /api/data-fields';
export const PEOPLE_CALL = 'GET /api/activities/attendees';
export const ADULTS_CALL = 'GET /api/activities/attendee-invitations';
export const PHOTO_PATH = '/api/my-account/photo';

const buildTextField = (name: string, label: string, answer: string | null, isRequired = false) =>
  buildDataField({ name, label, answer, is_required: isRequired, html_attributes: {} });

/** A section about the customer, one with contact details, and one with preferences. */
export const DETAILS_SECTIONS = [
  buildDataFieldSection({
    section_fields: [
      { ...buildTextField('reference', 'Customer ID', '10004521'), is_authorised: false },
      buildTextField('first_name', 'First name', 'Sam', true),
      buildDataField({
        name: 'date_of_birth',
        label: 'Date of birth',
        type: 'date',
        answer: '1990-04-23',
        html_attributes: {},
      }),
      buildTextField('nickname', 'Nickname', 'Sammy'),
      buildTextField('access_needs', 'Access needs', null),
    ],
  }),
  buildDataFieldSection({
    section_name: 'Communication preferences',
    section_reference: 'preferences',
    section_fields: [
      buildDataField({
        name: 'marketing_email',
        label: 'Offers by email',
        type: 'checkbox',
        is_required: false,
        html_attributes: {},
        answer: true,
      }),
      buildDataField({
        name: 'contact_by',
        label: 'How may we contact you?',
        type: 'multi_select',
        is_required: false,
        options: [
          { value: 'text', label: 'Text message' },
          { value: 'email', label: 'Email message' },
        ],
        html_attributes: {},
        answer: ['text'],
      }),
    ],
  }),
  buildDataFieldSection({
    section_name: 'How to reach you',
    section_reference: 'contact',
    section_fields: [
      buildDataField({
        name: 'email',
        label: 'Email',
        type: 'email',
        answer: 'sam.taylor@example.com',
        html_attributes: {},
      }),
      buildTextField('phone', 'Phone number', '01632 960000', true),
    ],
  }),
];

export interface OpenDetailsOptions {
  readonly answers?: Readonly<
    Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)>
  >;
  readonly user?: User;
  readonly scope?: Scope;
}

/** Opens My details for a customer. */
export function openDetails({
  answers = {},
  user: customer = toCamelCase(buildUser()),
  scope: existingScope,
}: OpenDetailsOptions = {}) {
  let formLoads = 0;
  const calls = fakeOperator({
    // Saved values are shown before the form has been reloaded.
    [FORM_CALL]: () => {
      formLoads += 1;
      return formLoads === 1 ? { data: DETAILS_SECTIONS } : new Promise(() => {});
    },
    'GET /api/auth/user': { data: buildUser() },
    [PEOPLE_CALL]: { data: [] },
    [ADULTS_CALL]: { data: [] },
    [`GET ${PHOTO_PATH}`]: { data: buildPhoto({ image: null }) },
    ...answers,
  });
  const scope =
    existingScope ??
    fork({
      values: [
        [$token, 't-1'],
        [$user, customer],
      ],
      handlers: [[toastTimerFx, () => 0]],
    });
  const { unmount } = render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/user-details']}>
          <UserDetailsPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, scope, unmount, user: userEvent.setup() };
}

/** The request bodies of a call. */
export function listSentBodies(calls: readonly FakeCall[], callName: string): unknown[] {
  return calls.filter(({ call }) => call === callName).map(({ body }) => body);
}
