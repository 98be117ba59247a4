import { loadScript, trustScriptHost } from '@/shared/lib';
import type { LoadScript } from './gateway';

/** Loads a provider's script, which may add others of the same host to the page; the page's policy names its hosts as well. */
export const loadProviderScript: LoadScript = (url, signal) => {
  trustScriptHost(url);
  return loadScript(url, signal);
};
