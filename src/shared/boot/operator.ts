import { readRecord, readText } from '../lib';

/** Removes trailing slashes, so that paths can be appended. */
export const removeTrailingSlashes = (address: string): string => address.replace(/\/+$/, '');

/** The part of /config.json that calls and cookies need. */
export type Operator = {
  /** Base address of the API; '' is the origin of the page. */
  apiBase: string;
  /** Prefix of cookie names. */
  siteName: string;
};

export function readOperator(body: unknown): Operator {
  const { apiBase, siteName } = readRecord(body);
  return { apiBase: removeTrailingSlashes(readText(apiBase, '')), siteName: readText(siteName, 'pavilion') };
}
