import { startVisit } from './visit';

try {
  await startVisit();
} catch (error) {
  // The shell of index.html says so, with a way to try again.
  document.documentElement.classList.add('is-lost');
  throw error;
}
