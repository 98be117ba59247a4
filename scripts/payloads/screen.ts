import type { Page } from '@playwright/test';

/** A screen that shows what the server sends, and how one comes to everything on it. */
export interface Screen {
  readonly name: string;
  readonly site?: 'bookings' | 'my-account';
  /** The sandbox's state, whose customer is logged in. */
  readonly scenario?: string;
  readonly path: (made: ScenarioData) => string;
  /** After each of these the page is looked over. */
  readonly steps: ReadonlyArray<(page: Page, made: ScenarioData) => Promise<unknown>>;
  /** Calls that are answered as they are: what comes after them would not be reached. */
  readonly spared?: readonly string[];
}

/** What a scenario has made. */
export interface ScenarioData {
  readonly token?: string;
  readonly email?: string;
  readonly password?: string;
  readonly orderId?: string;
  readonly waitingEntryId?: string;
  readonly sessionId?: string;
  readonly venueSlug?: string;
  readonly courseId?: string;
  readonly membershipId?: string;
  readonly bookingId?: string;
  readonly cancelledByCentreId?: string;
  readonly cancelledLateId?: string;
  readonly campSlug?: string;
  readonly sessionDate?: string;
}
