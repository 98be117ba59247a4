import { runStages } from './stages';

// The code of the first screen is on its way already (the build names it in index.html), and it is run file by file, each in a task of
// its own: run in one go it would keep a phone from answering for a third of a second.
await runStages();
try {
  const { startVisit } = await import('./visit');
  await startVisit();
} catch (error) {
  // The shell of index.html says so, with a way to try again.
  document.documentElement.classList.add('is-lost');
  throw error;
}
