import { startVisit } from './visit';

try {
  await startVisit();
} catch (error) {
  // The shell of index.html shows the error and a retry link.
  document.documentElement.classList.add('is-lost');
  throw error;
}
