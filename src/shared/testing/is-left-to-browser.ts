import { fireEvent } from '@testing-library/react';

/**
 * Clicks a link and returns whether the application leaves it to the browser to follow. The link is never followed, because
 * jsdom cannot open another document.
 */
export function isLeftToBrowser(link: Element, press: MouseEventInit): boolean {
  let isLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, press);
  return isLeft;
}
