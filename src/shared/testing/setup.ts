import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { emptyBrowser } from './browser';

// Code that is imported when it is drawn for the first time takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
beforeEach(emptyBrowser);
afterEach(() => {
  cleanup();
});
// jsdom draws its frames on an interval that it starts when one is wanted. Started while a test has stopped the clock,
// it would never fire again for any file that shares the document; so a frame is always wanted, from before the first test.
const { requestAnimationFrame, cancelAnimationFrame } = window;
let frame = requestAnimationFrame(function next() {
  frame = requestAnimationFrame(next);
});
// Test files share one document.
afterAll(() => {
  cancelAnimationFrame(frame);
  document.body.replaceChildren();
});
