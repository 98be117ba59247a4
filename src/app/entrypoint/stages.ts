import { nextTask } from '@/shared/lib/next-task';

/** Runs the files that the build has marked (`scripts/vite/page-chunks`), those first that others import. In development there are none. */
export async function runStages(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-stage]')) {
    // One that does not come is missed by the file that imports it, and told there.
    await import(/* @vite-ignore */ href).catch(() => {});
    await nextTask();
  }
}
