/**
 * Runs in the page: finds elements by what a person would call them, and where they can be pressed. `look.ts` bundles it
 * into one script.
 */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { recordNoise } from './noise-in-page.ts';
import type { Answer, ElementStep, Question } from './question.ts';

recordNoise();
Reflect.set(globalThis, 'pavilionLook', lookAtPage);

function lookAtPage({ steps, query, value }: Question): Answer {
  if (query === 'pressed') return finishPress();
  const element = findElement(steps);
  if (!element) return { kind: 'none' };
  switch (query) {
    case 'place':
      return locate(element);
    case 'focus':
      element.focus();
      return readState(element);
    case 'is-option':
      return { kind: 'found', text: readSelectedOption(element, value) };
    case 'await-press':
      awaitPress(findPressTarget(element));
      return readState(element);
    case 'state':
      return readState(element);
  }
}

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
let isMissed = false;
let endPress = () => {};

/**
 * Records whether the press reaches its target. If the page scrolls at the last moment, something else may be under the
 * mouse; the press then has no effect and is repeated.
 */
function awaitPress(target: HTMLElement): void {
  endPress();
  isMissed = false;
  let isJudged = false;
  const judgePress = (event: Event) => {
    const hit = event.target;
    if (!isJudged && hit instanceof Element) isMissed = !isPartOf(target, hit);
    isJudged = true;
    if (!isMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of PRESS_EVENTS) addEventListener(name, judgePress, true);
  endPress = () => {
    for (const name of PRESS_EVENTS) removeEventListener(name, judgePress, true);
  };
}

function finishPress(): Answer {
  endPress();
  return { kind: isMissed ? 'missed' : 'none' };
}

function isPartOf(target: HTMLElement, hit: Element): boolean {
  return target.contains(hit) || hit.closest('label')?.control === target;
}

function findElement(steps: readonly ElementStep[]): HTMLElement | null {
  let scope: HTMLElement = document.body;
  for (const step of steps) {
    const [match] = listMatches(scope, step)
      .filter(isVisible)
      .slice(step.index ?? 0);
    if (!match) return null;
    scope = match;
  }
  return scope;
}

function listMatches(scope: HTMLElement, step: ElementStep): HTMLElement[] {
  const name = step.pattern === undefined ? step.name : new RegExp(step.pattern);
  if (step.by === 'role') return queryAllByRole(scope, step.role ?? '', name === undefined ? {} : { name });
  if (step.by === 'label') return queryAllByLabelText(scope, name ?? '');
  return queryAllByText(scope, name ?? '');
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

function readState(element: HTMLElement): Answer {
  return {
    kind: 'found',
    // A space at which no line breaks is a space.
    text: (element.textContent ?? '').replaceAll('\u00a0', ' '),
    value: 'value' in element ? String(element.value) : '',
    isChecked: element instanceof HTMLInputElement && element.checked,
    isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
    isFocused: document.activeElement === element,
  };
}

/** The text of the chosen option. */
function readSelectedOption(element: HTMLElement, value: string | undefined): string {
  if (!(element instanceof HTMLSelectElement)) return '';
  return element.selectedOptions[0]?.text ?? value ?? '';
}

/** The middle of the visible part, if a press there would reach the element itself. */
function locate(element: HTMLElement): Answer {
  const target = findPressTarget(element);
  const box = target.getBoundingClientRect();
  const isOut = box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
  if (isOut || isCovered(target))
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y } = findMiddle(target);
  const hit = document.elementFromPoint(x, y);
  if (!isCovered(target))
    return {
      kind: 'at',
      x,
      y,
      isEnabled: isDrawn(x, y) && !element.matches(':disabled, [aria-disabled=true]'),
    };
  return { kind: 'covered', x, y, by: hit === null ? 'nothing: it is out of sight' : describeElement(hit) };
}

/**
 * The element's position in the last two drawn frames. WebKit's window learns the scroll position with a drawn frame, and
 * an earlier press would go to the old position.
 */
let drawnPosition = '';
let awaitedPosition = '';

function isDrawn(x: number, y: number): boolean {
  const position = `${x} ${y} ${scrollX} ${scrollY}`;
  if (position !== awaitedPosition) {
    awaitedPosition = position;
    drawnPosition = '';
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (position === awaitedPosition) drawnPosition = position;
      }),
    );
  }
  return position === drawnPosition;
}

function isCovered(target: HTMLElement): boolean {
  const { x, y } = findMiddle(target);
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return true;
  return !isPartOf(target, hit);
}

/** A box that is drawn by its label is pressed there. */
function findPressTarget(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  if (width > 2 && height > 2) return element;
  return (element instanceof HTMLInputElement ? element.labels?.[0] : null) ?? element;
}

function findMiddle(element: HTMLElement): { x: number; y: number } {
  // For a link on several lines, its first line.
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return {
    x: Math.round((Math.max(0, left) + Math.min(innerWidth, right)) / 2),
    y: Math.round((Math.max(0, top) + Math.min(innerHeight, bottom)) / 2),
  };
}

function describeElement({ tagName, id, textContent }: Element): string {
  return `${tagName.toLowerCase()}${id === '' ? '' : `#${id}`} “${(textContent ?? '').trim().slice(0, 40)}”`;
}
