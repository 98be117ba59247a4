import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../tooling/run.ts';
import { askFrame, toWindowPoint } from './look.ts';
import type { Answer, ElementStep, Question } from './question.ts';
import type { EngineWindow, FramePath, Key } from './window.ts';

/** A name as a person would say it: the whole name, or a pattern. */
export type Name = string | RegExp;

/** How long a journey waits for something to appear. */
const WAIT_TIMEOUT_MS = 40_000;
const POLL_MS = 50;
/** Two presses of the same place within this time are a double click, which a page may count once. */
const DOUBLE_CLICK_MS = 600;
const DOUBLE_CLICK_PX = 20;
/** How many characters of a page an error message quotes. */
const QUOTED_CHARACTERS = 1500;
const OPEN_DIALOGS_THEN_PAGE =
  "[...document.querySelectorAll('[role=dialog], [role=alertdialog]'), document.body].map((part) => part.innerText).join(' ').replaceAll('\\u00a0', ' ')";

const lastPresses = new WeakMap<EngineWindow, { at: number; x: number; y: number }>();

function wouldDoubleClick(window: EngineWindow, { x, y }: { x: number; y: number }): boolean {
  const lastPress = lastPresses.get(window);
  if (!lastPress || performance.now() - lastPress.at > DOUBLE_CLICK_MS) return false;
  return Math.abs(x - lastPress.x) < DOUBLE_CLICK_PX && Math.abs(y - lastPress.y) < DOUBLE_CLICK_PX;
}

/** A page, a frame, or a part of one. */
export interface Part {
  role(role: string, name?: Name, at?: number): Part;
  label(name: Name, at?: number): Part;
  text(name: Name, at?: number): Part;
  /** Waits until the element is visible, and returns its text. */
  waitUntilVisible(): Promise<string>;
  waitUntilGone(): Promise<void>;
  /** This element, or another one if this one is not visible. */
  or(other: Part): { waitUntilVisible(): Promise<void> };
  isVisible(): Promise<boolean>;
  /** Presses it with the mouse: it has to be in sight or scrolled there, stable, enabled and uncovered. */
  click(): Promise<void>;
  /** Presses the field and replaces its text. */
  fill(text: string): Promise<void>;
  /** Ticks a checkbox or a radio button. */
  check(): Promise<void>;
  /** Chooses an option from a list by keyboard. */
  choose(option: string): Promise<void>;
  /** Waits until it has the focus. */
  waitUntilFocused(): Promise<void>;
}

export interface Screen extends Part {
  readonly window: EngineWindow;
  /** The frame that a selector finds. */
  frame(selector: string): Screen;
  key(name: Key): Promise<void>;
  /** Waits for an address. */
  waitForAddress(pattern: RegExp): Promise<void>;
  /** Waits for the heading of a page. */
  waitForHeading(name: Name): Promise<void>;
}

/** Polls until there is a result. If it never comes, throws an error that says what was missing, with a picture of the page. */
export async function waitUntil<Value>(
  window: EngineWindow,
  description: string,
  ask: () => Promise<Value | null>,
  timeoutMs = WAIT_TIMEOUT_MS,
): Promise<Value> {
  const deadline = performance.now() + timeoutMs;
  let lastError: unknown = null;
  while (performance.now() < deadline) {
    // A page that is just being left cannot respond.
    const value = await ask().catch((error: unknown) => {
      lastError = error;
      return null;
    });
    if (value !== null) return value;
    await wait(POLL_MS);
  }
  throw new Error(
    `${description}: not in ${timeoutMs / 1000} s. ${await describeWindow(window)}${lastError instanceof Error ? `\n${lastError.message}` : ''}`,
  );
}

export function createScreen(window: EngineWindow, frames: FramePath = []): Screen {
  return {
    ...createPart(window, frames, []),
    window,
    frame: (selector) => createScreen(window, [...frames, selector]),
    key: (name) => window.key(name),
    async waitForAddress(pattern) {
      const isAtAddress = async () =>
        pattern.test(String(await window.evaluate(frames, 'location.href'))) || null;
      await waitUntil(window, `the address ${pattern}`, isAtAddress);
    },
    async waitForHeading(name) {
      await createPart(window, frames, []).role('heading', name).waitUntilVisible();
    },
  };
}

function createPart(window: EngineWindow, frames: FramePath, steps: readonly ElementStep[]): Part {
  const description = steps.map(describeStep).join(' in which ');
  const createInnerPart = (step: ElementStep) => createPart(window, frames, [...steps, step]);
  const ask = (query: Question['query']) => askFrame(window, frames, { steps, query });
  const readState = () => ask('state').then((answer) => (answer.kind === 'found' ? answer : null));

  async function press(): Promise<void> {
    let obstacle = 'it is not there';
    let lastPosition = '';
    const target = await waitUntil(window, `${description}, to be pressed`, async () => {
      const answer = await ask('place');
      obstacle = describeObstacle(answer);
      if (answer.kind === 'covered') await toWindowPoint(window, frames, answer);
      if (answer.kind !== 'at' || !answer.isEnabled) return null;
      const point = await toWindowPoint(window, frames, answer);
      if (!point) obstacle = 'its frame is covered or out of sight';
      // Stable means twice in the same place.
      const isAtRest = point !== null && lastPosition === `${point.x} ${point.y}`;
      lastPosition = point === null ? '' : `${point.x} ${point.y}`;
      return isAtRest && !wouldDoubleClick(window, point) ? point : null;
    }).catch((error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\nLast: ${obstacle}.`);
    });
    await ask('await-press');
    await window.press(target.x, target.y);
    lastPresses.set(window, { at: performance.now(), ...target });
    // The press may have closed the page or the frame that would respond.
    const pressAnswer = await ask('pressed').catch(() => null);
    if (pressAnswer?.kind === 'missed') await press();
  }

  return {
    role: (role, name, at) =>
      createInnerPart({
        by: 'role',
        role,
        ...buildNameStep(name),
        ...(at === undefined ? {} : { index: at }),
      }),
    label: (name, at) =>
      createInnerPart({ by: 'label', ...buildNameStep(name), ...(at === undefined ? {} : { index: at }) }),
    text: (name, at) =>
      createInnerPart({ by: 'text', ...buildNameStep(name), ...(at === undefined ? {} : { index: at }) }),
    waitUntilVisible: async () => (await waitUntil(window, description, readState)).text,
    async waitUntilGone() {
      await waitUntil(window, `${description}, to be gone`, async () =>
        (await readState()) === null ? true : null,
      );
    },
    or: (other) => ({
      async waitUntilVisible() {
        await waitUntil(window, `${description}, or another`, async () =>
          (await readState()) !== null || (await other.isVisible()) ? true : null,
        );
      },
    }),
    isVisible: async () => (await readState()) !== null,
    click: press,
    async fill(text) {
      await press();
      await waitUntil(window, `${description}, with the focus`, async () =>
        (await readState())?.isFocused ? true : null,
      );
      if ((await readState())?.value !== '') {
        await window.key('a', true);
        await window.key('Backspace');
      }
      await window.type(text);
      // Typed text may be grouped with spaces or strokes.
      const removeSeparators = (value: string) => value.replaceAll(/[\s/-]/g, '');
      await waitUntil(window, `${description} with “${text}”`, async () =>
        removeSeparators((await readState())?.value ?? '') === removeSeparators(text) ? true : null,
      );
    },
    async check() {
      if ((await waitUntil(window, description, readState)).isChecked) return;
      await press();
      await waitUntil(window, `${description}, ticked`, async () =>
        (await readState())?.isChecked ? true : null,
      );
    },
    async choose(option) {
      await waitUntil(window, description, async () => ((await ask('focus')).kind === 'found' ? true : null));
      await window.type(option);
      await waitUntil(window, `${description} with “${option}”`, async () => {
        const answer = await ask('is-option');
        return answer.kind === 'found' && answer.text.startsWith(option) ? true : null;
      });
    },
    async waitUntilFocused() {
      await waitUntil(window, `${description}, with the focus`, async () =>
        (await readState())?.isFocused ? true : null,
      );
    },
  };
}

function buildNameStep(name: Name | undefined): Partial<ElementStep> {
  if (name === undefined) return {};
  return typeof name === 'string' ? { name } : { pattern: name.source };
}

function describeStep({ by, role, name, pattern }: ElementStep): string {
  return `${role ?? by} “${name ?? pattern ?? ''}”`;
}

function describeObstacle(answer: Answer): string {
  if (answer.kind === 'covered') return `under ${answer.by}`;
  if (answer.kind === 'none') return 'it is not there';
  return answer.kind === 'at' && !answer.isEnabled ? 'it does not work yet' : 'it moves';
}

/** Describes the page's address and text, and takes a picture of it. */
async function describeWindow(window: EngineWindow): Promise<string> {
  const folder = join(root, 'test-results/engines');
  const file = join(folder, `${window.engine}-${Date.now()}.png`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, await window.picture());
    const pageText = String(await window.evaluate([], OPEN_DIALOGS_THEN_PAGE));
    return `At ${await window.address()}; see ${file}. It says: ${pageText.replaceAll(/\s+/g, ' ').slice(0, QUOTED_CHARACTERS)}`;
  } catch {
    return 'The page could not be looked at.';
  }
}
