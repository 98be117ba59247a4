import { loadScript, trustScriptHost } from '@/shared/lib';
import type { LoadScript } from './gateway';

/**
 * Loads a provider's script, which may add other scripts of the same host; the page's security policy lists its hosts as well.
 */
export const loadProviderScript: LoadScript = (url, signal) => {
  trustScriptHost(url);
  return loadScript(url, signal);
};
