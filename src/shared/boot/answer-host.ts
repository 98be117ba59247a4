import { readRecord, readStrings } from '../lib';

/**
 * Answers the page that holds the site, before anything of the site has loaded, when it is named in `embed.hosts`: it then knows
 * that the frame is not refused, and can wait for a slow line.
 */
export function answerHost(config: unknown): void {
  const hosts = readStrings(readRecord(readRecord(config).embed).hosts);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !hosts.includes(origin) || readRecord(data).type !== 'hello') return;
    parent.postMessage({ pavilion: 1, type: 'loading' }, origin);
  });
}
