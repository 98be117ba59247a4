import { startVisit } from './visit';

const { classList } = document.documentElement;
try {
  // If the browser is too old, the shell of index.html shows which browsers work.
  if (!classList.contains('is-old')) await startVisit();
} catch (error) {
  // The shell shows the error and a retry link.
  classList.add('is-lost');
  throw error;
}
