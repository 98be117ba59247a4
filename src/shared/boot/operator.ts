import { readRecord, readText } from '../lib';

/** An address without the slashes at its end, so that paths can be added. */
export const withoutLastSlash = (address: string): string => address.replace(/\/+$/, '');

/** What of /config.json every call and cookie needs. */
export type Operator = {
  /** Address of the API; '' is the page's own origin. */
  apiBase: string;
  /** Prefix of the cookies' names. Spec, platform §9. */
  siteName: string;
};

/** Reads them from the body of /config.json, whatever it is. */
export function readOperator(body: unknown): Operator {
  const { apiBase, siteName } = readRecord(body);
  return { apiBase: withoutLastSlash(readText(apiBase, '')), siteName: readText(siteName, 'pavilion') };
}
