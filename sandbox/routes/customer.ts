import express, { type Router } from 'express';
import { BODY_SIZES } from '../../src/shared/api/body-sizes.ts';
import { readPhoto, removePhoto, savePhoto, updateUser } from '../domain/people/index.ts';
import { readAddress } from '../server/address-limits.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { type BodyRoom, requireSession } from '../server/bodies.ts';
import { requireCaller } from '../server/callers.ts';
import { createDisconnectSignal } from '../server/disconnect-signal.ts';
import type { Schemas } from './wire/schemas.ts';

interface UpdateUserRequest {
  current_password?: string;
  password?: string;
  password_confirmation?: string;
  /** The names of the fields whose answer is removed. */
  removed_answers?: unknown;
  /** Answers to the data fields by name. */
  [field: string]: unknown;
}

/** Tag `customer`: changes of a customer's own details. */
export function customerRoutes({ store, limitedBy }: ApiParts): Router {
  const router = express.Router();
  router.put(
    '/api/my-account/user/update',
    limitedBy((status) => status < 400),
    async (request, response) => {
      const body: UpdateUserRequest = request.body;
      const { current_password, password, password_confirmation, removed_answers, ...fields } = body;
      const { token } = await updateUser(store, requireCaller(request), {
        fields: { ...toEmptyAnswers(removed_answers), ...fields },
        ip: readAddress(request),
        signal: createDisconnectSignal(response),
        ...(current_password === undefined ? {} : { currentPassword: current_password }),
        ...(password === undefined ? {} : { password }),
        ...(password_confirmation === undefined ? {} : { passwordConfirmation: password_confirmation }),
      });
      response.json({ data: { token } });
    },
  );
  router.put(
    '/api/my-account/password',
    limitedBy((status) => status < 400),
    async (request, response) => {
      const { current_password, password, password_confirmation }: Schemas['ChangePasswordRequest'] =
        request.body;
      const { token } = await updateUser(store, requireCaller(request), {
        fields: {},
        ip: readAddress(request),
        signal: createDisconnectSignal(response),
        currentPassword: current_password,
        password,
        passwordConfirmation: password_confirmation,
      });
      response.json({ data: { token } });
    },
  );
  router.get(PHOTO_PATH, async (request, response) => {
    response.json({ data: toWirePhoto(await readPhoto(store, requireCaller(request))) });
  });
  router.put(PHOTO_PATH, async (request, response) => {
    const photo: unknown = request.body;
    const bytes = Buffer.isBuffer(photo) ? photo : Buffer.alloc(0);
    response.json({ data: toWirePhoto(await savePhoto(store, requireCaller(request), bytes)) });
  });
  router.delete(PHOTO_PATH, async (request, response) => {
    await removePhoto(store, requireCaller(request));
    response.json({ data: toWirePhoto(null) });
  });
  return router;
}

const PHOTO_PATH = '/api/my-account/photo';

/** Parses the body of a photo, which is not JSON and may be larger than a form. Other types are refused by the API document. */
export function createPhotoBodies(limitMemory: BodyRoom): Router {
  const router = express.Router();
  const parsePhoto = express.raw({ type: 'image/jpeg', limit: BODY_SIZES.photo });
  router.put(PHOTO_PATH, requireSession, limitMemory(BODY_SIZES.photo), parsePhoto);
  return router;
}

function toEmptyAnswers(names: unknown): Record<string, null> {
  const fieldNames: readonly unknown[] = Array.isArray(names) ? names : [];
  return Object.fromEntries(
    fieldNames.filter((name) => typeof name === 'string').map((name) => [name, null]),
  );
}

function toWirePhoto(image: string | null): Schemas['Photo'] {
  return { image: image === null ? null : `data:image/jpeg;base64,${image}` };
}
