import { allSettled, createStore, fork, type Scope } from 'effector';
import { vi } from 'vitest';
import type { ApiFailure, RegisterRequest, Source } from '@/shared/api';
import { type FormValues, preloadFormFx } from '@/shared/forms';
import { aDataField, sectionsOf } from '@/shared/testing';
import type { MembershipAgeRule } from '../lib/age-check';
import { createRegisterCustomer } from '../model/register-customer';

const $clientId = createStore<string | null>('client-1');
const $source = createStore<Source>('online-joining');
/** The chosen membership's ages; null without limits. */
export const $agesOfMembership = createStore<MembershipAgeRule | null>(null);
export const model = createRegisterCustomer({ $clientId, $source, $membershipAges: $agesOfMembership });

export const dataFields = {
  checksum: 'abc',
  unavailableFields: [],
  sections: sectionsOf(
    aDataField({ isRequired: true }),
    aDataField({ name: 'email', label: 'Email', type: 'email', isRequired: true }),
    aDataField({ name: 'password', label: 'A password of the operator’s own', isRequired: true }),
  ),
};
export const filled: FormValues = {
  'f-first_name': 'Sam',
  'f-email': 'sam@example.com',
  password: 'Swim-2026!',
  password_confirmation: 'Swim-2026!',
};

type World = {
  readonly load?: () => unknown;
  readonly ages?: MembershipAgeRule;
  readonly register?: (request: RegisterRequest) => unknown;
  readonly logIn?: () => unknown;
};

/** Opens the form's section; returns the scope and what has been sent since. */
export async function openRegisterForm({
  load = () => dataFields,
  ages,
  register,
  logIn = () => {},
}: World = {}) {
  const sent = vi.fn<(request: RegisterRequest) => unknown>(
    register ?? (() => ({ token: 'token-1', message: null })),
  );
  const scrolled = vi.fn<() => void>();
  const loggedIn = vi.fn<(params: unknown) => unknown>(logIn);
  const scope = fork({
    values: ages ? [[$agesOfMembership, ages]] : [],
    handlers: [
      [model.loadFormFx, load],
      [model.registerFx, sent],
      [model.logInFx, loggedIn],
      [model.createAttemptIdFx, () => '0197b1c2-0000-7c31-9a55-3e1f0c2d4ba1'],
      [model.scrollToTopFx, scrolled],
      [preloadFormFx, () => {}],
    ],
  });
  await allSettled(model.opened, { scope });
  return { scope, sent, scrolled, loggedIn };
}

/** A call that always fails. */
export function failWith(failure: ApiFailure) {
  return () => {
    throw failure;
  };
}

/** Ticks the terms and submits the form. */
export async function submit(scope: Scope, values: FormValues = filled) {
  await allSettled(model.termsTicked, { scope, params: true });
  await allSettled(model.submitted, { scope, params: values });
}
