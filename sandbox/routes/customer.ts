import express, { type Router } from 'express';
import { updateUser } from '../domain/use-cases/customer.ts';
import { addressOf } from '../server/address-limits.ts';
import type { ApiParts } from '../server/api.ts';
import { sessionOf } from '../server/sessions.ts';

interface UpdateUserRequest {
  current_password?: string;
  password?: string;
  password_confirmation?: string;
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
      const { current_password, password, password_confirmation, ...fields } = body;
      const { token } = await updateUser(store, sessionOf(request), {
        fields,
        ip: addressOf(request),
        ...(current_password === undefined ? {} : { currentPassword: current_password }),
        ...(password === undefined ? {} : { password }),
        ...(password_confirmation === undefined ? {} : { passwordConfirmation: password_confirmation }),
      });
      response.json({ data: { token } });
    },
  );
  return router;
}
