/** Containers that can take the focus when a control in them disappears, so that keyboard users keep their place. */
const PLACES = 'li, tr, article, section, form, fieldset, dialog, main, [role=group], [role=region]';

/** The containers around an element, innermost first. */
export function listPlacesAround(element: Element | null): readonly Element[] {
  const places: Element[] = [];
  let place = element?.parentElement?.closest(PLACES);
  while (place) {
    places.push(place);
    place = place.parentElement?.closest(PLACES);
  }
  return places;
}

/** Focuses the innermost of these containers that still exists. */
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
