import { readRecord, readStrings } from '../lib';

/**
 * Answers the host page, if it is listed in `embed.hosts`, before the site has loaded, so that the host knows that the frame was
 * not refused and can wait on a slow connection.
 */
export function answerHost(config: unknown): void {
  const hosts = readStrings(readRecord(readRecord(config).embed).hosts);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !hosts.includes(origin) || readRecord(data).type !== 'hello') return;
    parent.postMessage({ pavilion: 1, type: 'loading' }, origin);
  });
}
