import type { Page } from '@playwright/test';
import { keepToken } from '../../e2e/support/sign-in.ts';
import type { Customer } from '../call.ts';

/** The customer is logged in, as another tab does it. */
export async function logInAs(page: Page, { token = '' }: Customer): Promise<void> {
  await keepToken(page, token);
}
