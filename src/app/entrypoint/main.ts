import { startVisit } from './visit';

const { classList } = document.documentElement;
try {
  // In a browser that is too old the shell of index.html says which are not.
  if (!classList.contains('is-old')) await startVisit();
} catch (error) {
  // The shell shows the error and a retry link.
  classList.add('is-lost');
  throw error;
}
