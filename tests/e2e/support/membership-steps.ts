import type { Locator, Page } from '@playwright/test';
import { sites } from './sub-sites.ts';

/** The page of the account on which a membership is changed, renewed or cancelled. */
export function buildMembershipPath(membershipId: string, part: 'change' | 'renew' | 'cancel'): string {
  return `${sites.myAccount}/memberships/${membershipId}/${part}`;
}

/** The part of the page about a change: the memberships, then the dates and the costs. */
export function findChange(page: Page): Locator {
  return page.getByRole('group', { name: 'Change your membership' });
}
