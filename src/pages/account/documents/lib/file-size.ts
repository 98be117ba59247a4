import { text } from '../texts';

const KB = 1024;
const MB = KB * KB;

/** The size of a file in words: "340 kB", "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes === 0) return text('documents.kilobytes', { n: 0 });
  if (bytes < MB) return text('documents.kilobytes', { n: Math.max(1, Math.round(bytes / KB)) });
  // Never rounded down to the limit that it is above.
  return text('documents.megabytes', { n: Math.ceil((bytes / MB) * 10) / 10 });
}
