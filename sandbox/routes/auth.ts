import express, { type Router } from 'express';
import { DomainError, invalid } from '../domain/common/index.ts';
import {
  getCurrentUser,
  logIn,
  logOut,
  registerCustomer,
  requestNewPassword,
} from '../domain/people/index.ts';
import { readAddress } from '../server/address-limits.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import { createDisconnectSignal } from '../server/disconnect-signal.ts';
import type { Schemas } from './wire/schemas.ts';
import { toWireUser } from './wire/user.ts';

/** Tag `auth`: log in and out, register, reset a password. */
export function authRoutes({ store, limitedBy }: ApiParts): Router {
  const router = express.Router();

  router.post(
    '/api/auth/customer/login',
    limitedBy((status) => status < 400),
    async (request, response) => {
      const { username, password }: Schemas['LoginRequest'] = request.body;
      const loginRequest = {
        username,
        password,
        ip: readAddress(request),
        signal: createDisconnectSignal(response),
      };
      const { token, message } = await logIn(store, loginRequest).catch(throwUnauthenticated);
      response.json({ data: { token }, message });
    },
  );

  router.post('/api/auth/logout', async (request, response) => {
    await logOut(store, requireCaller(request));
    response.json({ data: null });
  });

  router.get('/api/auth/user', async (request, response) => {
    response.json({ data: toWireUser(await getCurrentUser(store, requireCaller(request))) });
  });

  router.post(
    '/api/auth/customer/register',
    limitedBy(() => false),
    async (request, response) => {
      const body: Schemas['RegisterRequest'] = request.body;
      const { client_id, password, password_confirmation, terms_accepted, attempt_id, ...fields } = body;
      if (!terms_accepted) throw invalid({ terms_accepted: ['The terms must be accepted.'] });
      const { token } = await registerCustomer(store, {
        fields,
        password,
        passwordConfirmation: password_confirmation,
        clientId: client_id,
        attemptId: attempt_id,
        signal: createDisconnectSignal(response),
      });
      response.status(201).json({ data: { token } });
    },
  );

  router.post(
    '/api/auth/customer/forgotten-password',
    limitedBy(() => false),
    async (request, response) => {
      const body: Schemas['ForgottenPasswordRequest'] = request.body;
      const passwordRequest = { emailOrReference: body.email_or_reference, ip: readAddress(request) };
      try {
        const { message } = await requestNewPassword(store, passwordRequest);
        response.json({ data: { status: message, error: null } });
      } catch (error) {
        // The client can continue from this response, so it is not an error.
        if (!(error instanceof DomainError && isMultipleAccountsError(error))) throw error;
        response.json({ data: { status: null, error: error.message } });
      }
    },
  );
  return router;
}

/** Converts the rules' 422 for a wrong user name or password to the API document's 401. */
function throwUnauthenticated(error: unknown): never {
  const isRefusedLogin = error instanceof DomainError && error.kind === 'validation';
  throw isRefusedLogin && !isMultipleAccountsError(error)
    ? new DomainError('unauthenticated', error.message)
    : error;
}

/** Whether several accounts share the e-mail address, so that the customer must use a reference (Requirement S6.5). */
function isMultipleAccountsError(error: DomainError): boolean {
  return error.message.startsWith('Multiple');
}
