import type { Page } from '@playwright/test';
import { keepToken } from '../../e2e/support/sign-in.ts';
import type { Customer } from '../call.ts';

/** Logs the customer in, as if in another tab. */
export async function logInAs(page: Page, { token = '' }: Customer): Promise<void> {
  await keepToken(page, token);
}
