/**
 * Types of embed.js, for pages that hold the joining site. Copy this file, or refer to it:
 * /// <reference types="…/embed.d.ts" />
 */

/** What is shown first; everything may be left out. */
export interface PavilionEmbedOptions {
  /** The site's origin, such as https://online-joining.example.com; where the script comes from unless you say so. */
  readonly site?: string;
  /** A path of that site instead of a centre: /location/riverside of the bookings site is its timetable. */
  readonly path?: string;
  /** The centre's slug, as in the address /centre/{slug}. */
  readonly centre?: string;
  /** The membership's slug; needs the centre. */
  readonly membership?: string;
  /** How that membership is paid for. */
  readonly paymentType?: 'recurring' | 'fixed';
  /** The frame's name for people who do not see it; "Join online" by default. */
  readonly title?: string;
  /** Pixels that a header of yours covers at the top of the window; 16 by default. */
  readonly scrollMargin?: number;
  /** How long the site may take to appear, in ms, once the frame is in sight; 20,000 by default. */
  readonly timeout?: number;
}

/** One joining site on a page. */
export interface PavilionEmbedded {
  readonly frame: HTMLIFrameElement;
  /** Removes the frame and stops listening. */
  destroy(): void;
}

export interface PavilionEmbedApi {
  mount(element: HTMLElement, options?: PavilionEmbedOptions): PavilionEmbedded;
}

/** The events at the element, by name, with what `event.detail` holds. They bubble. */
export interface PavilionEvents {
  /** The site is there. */
  'pavilion:ready': Record<string, never>;
  /** The frame has a new height, in CSS pixels. It is set already. */
  'pavilion:height': { height: number };
  /** A step is shown; its number is always the same for the same key. */
  'pavilion:step': { number: number; key: string };
  /** A membership is chosen, by hand or by the address. `value` is its price in the units of `currency`, such as 24.5. */
  'pavilion:selected': { membership: string; value: number; currency: string };
  /** Your page is left, or the frame taken out, with a membership chosen and not bought. `step` is the last step's key. */
  'pavilion:abandoned': { membership: string; value: number; currency: string; step: string | null };
  /** There is no centre of this slug; the visitor chooses another. */
  'pavilion:unknown-centre': { centre: string | null };
  /** The centre has no membership of this slug; the visitor chooses another. */
  'pavilion:unknown-membership': { centre: string | null; membership: string | null };
  /** What keeps the frame out: a header of your page, or the operator's setting; and what it needs. `pavilion:error` comes too. */
  'pavilion:blocked': {
    by: 'page' | 'site';
    setting: 'frame-src' | 'Cross-Origin-Embedder-Policy' | 'embed.hosts';
    value: string;
  };
  /**
   * An order has been paid. `value` is its total in the units of `currency`; both are null where the site could not read the order.
   * The same order may be told twice.
   */
  'pavilion:completed': { orderId: string; value: number | null; currency: string | null };
  /** `timeout`, `refused` and `options` come from the script itself, the others from the site. */
  'pavilion:error': { kind: 'maintenance' | 'unavailable' | 'timeout' | 'refused' | 'options' };
}

type PavilionEventMap = { [Name in keyof PavilionEvents]: CustomEvent<PavilionEvents[Name]> };

declare global {
  interface Window {
    PavilionEmbed?: PavilionEmbedApi;
  }
  interface HTMLElementEventMap extends PavilionEventMap {}
  /** They bubble, so a page can hear them at the document too. */
  interface DocumentEventMap extends PavilionEventMap {}
}
