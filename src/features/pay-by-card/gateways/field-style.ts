/** How the site's own fields look in the venue's theme, in the words that providers' options have for it. */
export type FieldStyle = {
  readonly color: string;
  readonly placeholderColor: string;
  readonly invalidColor: string;
  readonly focusColor: string;
  readonly backgroundColor: string;
  readonly borderColor: string;
  /** px */
  readonly borderRadius: number;
  readonly fontFamily: string;
};

/** Reads the look of the place that the fields go into, when they are made: it has the theme's colours, corners and font. */
export function readFieldStyle(place: HTMLElement): FieldStyle {
  const computed = window.getComputedStyle(place);
  const { color, backgroundColor, borderTopColor, borderTopLeftRadius, fontFamily } = computed;
  return {
    color,
    placeholderColor: computed.getPropertyValue('--placeholder'),
    invalidColor: computed.getPropertyValue('--invalid'),
    focusColor: computed.getPropertyValue('--focused'),
    backgroundColor,
    borderColor: borderTopColor,
    borderRadius: Number.parseFloat(borderTopLeftRadius),
    fontFamily,
  };
}

const OWN_BORDERS = 'data-has-own-borders';

/** Of fields that come with borders: the place draws none around them. */
export function setOwnBorders(place: HTMLElement, isSo: boolean): void {
  place.toggleAttribute(OWN_BORDERS, isSo);
}
