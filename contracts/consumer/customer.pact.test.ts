import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  changePassword,
  loadPhoto,
  removePhoto,
  savePhoto,
  updateCustomer,
} from '../../src/shared/api/index.ts';
import { buildToken } from '../../tests/fixtures/auth.ts';
import { buildChangePasswordRequest, buildPhoto } from '../../tests/fixtures/customer.ts';
import { JPEG } from '../../tests/fixtures/jpeg.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { buildFailureBody, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const updateRequest = {
  method: 'PUT',
  path: '/api/my-account/user/update',
  query: { onboarding_type: 'membership_purchase' },
  given: 'a-customer-without-instruction',
  token: 'valid',
} as const;

describe('customer', () => {
  test('changed fields are saved and the token is replaced', async () => {
    const outcome = await verifyInteraction(
      {
        ...updateRequest,
        description: 'changed fields',
        body: matchProviderValue('changedFields'),
        answers: { status: 200, body: buildResponseBody(matchBody('Token', buildToken())) },
      },
      () => updateCustomer(providerStateValues.changedFields),
    );

    expect(outcome).toEqual({ token: buildToken().token });
  });

  test('an emptied optional answer is deleted', async () => {
    const outcome = await verifyInteraction(
      {
        ...updateRequest,
        description: 'an optional answer to be deleted',
        body: { removed_answers: [matchProviderValue('removedField')] },
        answers: { status: 200, body: buildResponseBody(matchBody('Token', buildToken())) },
      },
      () => updateCustomer({}, { removed: [providerStateValues.removedField] }),
    );

    expect(outcome).toEqual({ token: buildToken().token });
  });

  test('an invalid answer is refused at its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...updateRequest,
        description: 'an invalid answer',
        body: { date_of_birth: 'yesterday' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'date_of_birth') },
      },
      () => updateCustomer({ date_of_birth: 'yesterday' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { date_of_birth: [expect.any(String)] } });
  });

  test('a new e-mail address needs the current password', async () => {
    const newEmailBody = { email: 'sam.new@example.com', current_password: 'Wrong-2026!' };
    const outcome = await verifyInteraction(
      {
        ...updateRequest,
        description: 'a new e-mail address with a wrong password',
        body: newEmailBody,
        answers: {
          status: 422,
          body: buildFailureBody('The current password isn’t right.', 'current_password'),
        },
      },
      () => updateCustomer({ email: newEmailBody.email }, { currentPassword: newEmailBody.current_password }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { current_password: [expect.any(String)] } });
  });
});

const passwordRequest = { ...updateRequest, path: '/api/my-account/password', query: {} } as const;
const newPasswordBody = buildChangePasswordRequest();
const newPassword = {
  currentPassword: providerStateValues.password,
  password: newPasswordBody.password,
  passwordConfirmation: newPasswordBody.password_confirmation,
};

describe('a new password', () => {
  test('the password is changed and the token is replaced', async () => {
    const outcome = await verifyInteraction(
      {
        ...passwordRequest,
        description: 'a new password',
        body: { ...newPasswordBody, current_password: matchProviderValue('password') },
        answers: { status: 200, body: buildResponseBody(matchBody('Token', buildToken())) },
      },
      () => changePassword(newPassword),
    );

    expect(outcome).toEqual({ token: buildToken().token });
  });

  test('a wrong current password is refused at its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...passwordRequest,
        description: 'a new password with a wrong current one',
        body: { ...newPasswordBody, current_password: 'Wrong-2026!' },
        answers: {
          status: 422,
          body: buildFailureBody('The current password isn’t right.', 'current_password'),
        },
      },
      () => changePassword({ ...newPassword, currentPassword: 'Wrong-2026!' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { current_password: [expect.any(String)] } });
  });

  test('a weak new password is refused at its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...passwordRequest,
        description: 'a new password that is too short',
        body: {
          current_password: matchProviderValue('password'),
          password: 'Aa1!',
          password_confirmation: 'Aa1!',
        },
        answers: {
          status: 422,
          body: buildFailureBody('The password must be at least 8 characters.', 'password'),
        },
      },
      () => changePassword({ ...newPassword, password: 'Aa1!', passwordConfirmation: 'Aa1!' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { password: [expect.any(String)] } });
  });
});

const photoRequest = { ...updateRequest, path: '/api/my-account/photo', query: {} } as const;
const noPhotoBody = buildPhoto({ image: null });
const imageMatcher = MatchersV3.regex('^data:image/jpeg;base64,.+', buildPhoto().image ?? '');

describe('a photo', () => {
  test('the photo of a customer without one is null', async () => {
    const outcome = await verifyInteraction(
      {
        ...photoRequest,
        method: 'GET',
        description: 'the photo of a customer without one',
        answers: { status: 200, body: buildResponseBody(noPhotoBody) },
      },
      () => loadPhoto(),
    );

    expect(outcome).toEqual({ image: null });
  });

  test('a picture is uploaded unchanged and the response has the address of the photo', async () => {
    const outcome = await verifyInteraction(
      {
        ...photoRequest,
        description: 'a picture for a photo',
        bytes: { type: 'image/jpeg', content: JPEG },
        answers: { status: 200, body: buildResponseBody({ image: imageMatcher }) },
      },
      () => savePhoto(JPEG),
    );

    expect(outcome).toEqual(buildPhoto());
  });

  test('a truncated picture is refused', async () => {
    const truncatedJpeg = JPEG.slice(0, 4);
    const outcome = await verifyInteraction(
      {
        ...photoRequest,
        description: 'a truncated picture for a photo',
        bytes: { type: 'image/jpeg', content: truncatedJpeg },
        answers: { status: 422, body: buildFailureBody('The photo must be a JPEG picture.', 'photo') },
      },
      () => savePhoto(truncatedJpeg),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { photo: [expect.any(String)] } });
  });

  test('the photo is removed', async () => {
    const outcome = await verifyInteraction(
      {
        ...photoRequest,
        method: 'DELETE',
        description: 'a photo to be removed',
        answers: { status: 200, body: buildResponseBody(noPhotoBody) },
      },
      () => removePhoto(),
    );

    expect(outcome).toEqual({ image: null });
  });
});
