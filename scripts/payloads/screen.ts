import type { Page } from '@playwright/test';

/** A screen that shows texts of the server, and the steps that reach all of them. */
export interface Screen {
  readonly name: string;
  readonly site?: 'bookings' | 'my-account';
  /** The scenario of the sandbox, whose customer is logged in; a visitor if undefined. */
  readonly scenario?: string;
  readonly path: (made: ScenarioData) => string;
  /** The steps; the page is inspected after each. */
  readonly steps: ReadonlyArray<(page: Page, made: ScenarioData) => Promise<unknown>>;
  /** Calls whose responses stay unchanged, because later steps need them. */
  readonly unchangedCalls?: readonly string[];
}

/** The values of a scenario. */
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
