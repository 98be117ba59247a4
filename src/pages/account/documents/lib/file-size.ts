import { text } from '../texts';

const KB = 1024;
const MB = KB * KB;

/** Formats the size of a file: "340 kB", "2.4 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes === 0) return text('documents.kilobytes', { n: 0 });
  if (bytes < MB) return text('documents.kilobytes', { n: Math.max(1, Math.round(bytes / KB)) });
  // Rounded up, so that a file above the limit is never shown as being at the limit.
  return text('documents.megabytes', { n: Math.ceil((bytes / MB) * 10) / 10 });
}
