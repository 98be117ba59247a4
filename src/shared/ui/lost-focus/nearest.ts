/** What a control belongs to: where it goes away, the keyboard goes on there. */
const PLACES = 'li, tr, article, section, form, fieldset, dialog, main, [role=group], [role=region]';

/** The places around an element, the smallest first. */
export function placesAround(element: Element | null): readonly Element[] {
  const places: Element[] = [];
  let place = element?.parentElement?.closest(PLACES);
  while (place) {
    places.push(place);
    place = place.parentElement?.closest(PLACES);
  }
  return places;
}

/** Focuses the smallest of the places that is still there. */
export function focusNearest(places: readonly Element[]): void {
  const place = places.find(({ isConnected }) => isConnected);
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.style.outline = 'none';
    const leave = () => {
      place.removeAttribute('tabindex');
      place.style.outline = '';
    };
    place.addEventListener('blur', leave, { once: true });
  }
  place.focus({ preventScroll: true });
}
