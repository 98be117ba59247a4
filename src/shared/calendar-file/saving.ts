import { createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { $config } from '../config';
import { isPresent } from '../lib';

type CalendarRequest<Source> = { readonly source: Source | null; readonly siteName: string };
type TextFile = { name: string; type: string; content: string };

/** Downloads a file through the browser. */
export const saveFileFx = createEffect(({ name, type, content }: TextFile) => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
});

interface CalendarSaving<Source> {
  readonly $source: Store<Source | null>;
  /** Describes the file's content in words, from which its name is made. */
  readonly describeFile: (source: Source) => string;
  /** Loads the code that makes the file, and makes it; null if nothing in it has a time. */
  readonly buildFile: (source: Source, siteName: string) => Promise<string | null>;
}

/** The model of a button that saves a calendar file of what the page shows. */
export function createCalendarSaving<Source>({ $source, describeFile, buildFile }: CalendarSaving<Source>) {
  const clicked = createEvent();
  const buildFileFx = createEffect(
    async ({ source, siteName }: CalendarRequest<Source>): Promise<TextFile | null> => {
      if (source === null) return null;
      const content = await buildFile(source, siteName);
      const name = `${formatFileName(describeFile(source)) || 'calendar'}.ics`;
      return content === null ? null : { name, type: 'text/calendar;charset=utf-8', content };
    },
  );
  const buildFailed = sample({ clock: buildFileFx.fail, fn: () => undefined });
  /** Whether the file is being made. */
  const $isMaking = createStore(false)
    .on(buildFileFx, () => true)
    .reset(buildFileFx.finally);
  /** Whether making it failed; the button then shows an error and allows a retry. */
  const $hasFailed = createStore(false)
    .on([buildFailed, saveFileFx.fail], () => true)
    .reset(clicked, $source);
  const $siteName = $config.map(({ siteName }) => siteName);
  sample({ clock: clicked, source: { source: $source, siteName: $siteName }, target: buildFileFx });
  sample({ clock: buildFileFx.doneData, filter: isPresent, target: saveFileFx });
  return { clicked, $isMaking, $hasFailed };
}

/** "Yoga for improvers 2026-11-24" becomes yoga-for-improvers-2026-11-24. */
function formatFileName(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
