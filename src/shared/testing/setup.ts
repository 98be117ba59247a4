import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { emptyBrowser } from './browser';

// Code that is imported on first render takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
beforeEach(emptyBrowser);
afterEach(() => {
  cleanup();
});
// jsdom starts an interval for animation frames when one is requested. Started under a test's fake clock, it would never fire
// again for any file that shares the document, so one frame is always requested, from before the first test.
const { requestAnimationFrame, cancelAnimationFrame } = window;
let frame = requestAnimationFrame(function next() {
  frame = requestAnimationFrame(next);
});
// jsdom has none, and each call would be a line in the log.
window.scrollTo = () => {};
// Test files share one document, so it is cleaned up afterwards.
afterAll(() => {
  cancelAnimationFrame(frame);
  document.body.replaceChildren();
});
