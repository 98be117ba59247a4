import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../tooling/run.ts';
import { look, toWindowPoint } from './look.ts';
import type { Answer, Question, Step } from './question.ts';
import type { EngineWindow, FramePath, Key } from './window.ts';

/** A name as a person would say it: the whole name, or a pattern. */
export type Name = string | RegExp;

/** How long a journey waits for something to appear. */
const PATIENCE_MS = 40_000;
const POLL_MS = 50;
/** Two presses of the same place within this time are a double click, which a page may count once. */
const DOUBLE_CLICK_MS = 600;
const DOUBLE_CLICK_PX = 20;
/** How many characters of a page an error message quotes. */
const SAID_AT_MOST = 1500;
const OPEN_DIALOGS_THEN_PAGE =
  "[...document.querySelectorAll('[role=dialog], [role=alertdialog]'), document.body].map((part) => part.innerText).join(' ').replaceAll('\\u00a0', ' ')";

const lastPresses = new WeakMap<EngineWindow, { at: number; x: number; y: number }>();

function isSecondOfTwo(window: EngineWindow, { x, y }: { x: number; y: number }): boolean {
  const last = lastPresses.get(window);
  if (!last || performance.now() - last.at > DOUBLE_CLICK_MS) return false;
  return Math.abs(x - last.x) < DOUBLE_CLICK_PX && Math.abs(y - last.y) < DOUBLE_CLICK_PX;
}

/** A page, a frame, or a part of one. */
export interface Part {
  role(role: string, name?: Name, at?: number): Part;
  label(name: Name, at?: number): Part;
  text(name: Name, at?: number): Part;
  /** Waits until it is visible. */
  seen(): Promise<string>;
  gone(): Promise<void>;
  /** This element, or another one if this one is not visible. */
  or(other: Part): { seen(): Promise<void> };
  isSeen(): Promise<boolean>;
  /** Presses it with the mouse: it has to be in sight or scrolled there, stable, enabled and uncovered. */
  click(): Promise<void>;
  /** Presses the field and replaces its text. */
  fill(text: string): Promise<void>;
  /** Ticks a checkbox or a radio button. */
  check(): Promise<void>;
  /** Chooses an option from a list by keyboard. */
  choose(option: string): Promise<void>;
  /** Waits until it has the focus. */
  focused(): Promise<void>;
}

export interface Screen extends Part {
  readonly window: EngineWindow;
  /** The frame that a selector finds. */
  frame(selector: string): Screen;
  key(name: Key): Promise<void>;
  /** Waits for an address. */
  at(pattern: RegExp): Promise<void>;
  /** Waits for the heading of a page. */
  heading(name: Name): Promise<void>;
}

/** Polls until there is a result. If it never comes, throws an error that says what was missing, with a picture of the page. */
export async function waitUntil<Value>(
  window: EngineWindow,
  what: string,
  ask: () => Promise<Value | null>,
  patience = PATIENCE_MS,
): Promise<Value> {
  const end = performance.now() + patience;
  let last: unknown = null;
  while (performance.now() < end) {
    // A page that is just being left cannot respond.
    const value = await ask().catch((error: unknown) => {
      last = error;
      return null;
    });
    if (value !== null) return value;
    await wait(POLL_MS);
  }
  throw new Error(
    `${what}: not in ${patience / 1000} s. ${await described(window)}${last instanceof Error ? `\n${last.message}` : ''}`,
  );
}

export function createScreen(window: EngineWindow, frames: FramePath = []): Screen {
  return {
    ...part(window, frames, []),
    window,
    frame: (selector) => createScreen(window, [...frames, selector]),
    key: (name) => window.key(name),
    async at(pattern) {
      const isThere = async () =>
        pattern.test(String(await window.evaluate(frames, 'location.href'))) || null;
      await waitUntil(window, `the address ${pattern}`, isThere);
    },
    async heading(name) {
      await part(window, frames, []).role('heading', name).seen();
    },
  };
}

function part(window: EngineWindow, frames: FramePath, steps: readonly Step[]): Part {
  const what = steps.map(describeStep).join(' in which ');
  const below = (step: Step) => part(window, frames, [...steps, step]);
  const ask = (query: Question['query']) => look(window, frames, { steps, query });
  const state = () => ask('state').then((answer) => (answer.kind === 'found' ? answer : null));

  async function press(): Promise<void> {
    let why = 'it is not there';
    let before = '';
    const place = await waitUntil(window, `${what}, to be pressed`, async () => {
      const answer = await ask('place');
      why = reasonOf(answer);
      if (answer.kind === 'covered') await toWindowPoint(window, frames, answer);
      if (answer.kind !== 'at' || !answer.isEnabled) return null;
      const there = await toWindowPoint(window, frames, answer);
      if (!there) why = 'its frame is covered or out of sight';
      // Stable means twice in the same place.
      const isAtRest = there !== null && before === `${there.x} ${there.y}`;
      before = there === null ? '' : `${there.x} ${there.y}`;
      return isAtRest && !isSecondOfTwo(window, there) ? there : null;
    }).catch((error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\nLast: ${why}.`);
    });
    await ask('await-press');
    await window.press(place.x, place.y);
    lastPresses.set(window, { at: performance.now(), ...place });
    // The press may have closed the page or the frame that would respond.
    const told = await ask('pressed').catch(() => null);
    if (told?.kind === 'missed') await press();
  }

  return {
    role: (role, name, at) =>
      below({ by: 'role', role, ...named(name), ...(at === undefined ? {} : { at }) }),
    label: (name, at) => below({ by: 'label', ...named(name), ...(at === undefined ? {} : { at }) }),
    text: (name, at) => below({ by: 'text', ...named(name), ...(at === undefined ? {} : { at }) }),
    seen: async () => (await waitUntil(window, what, state)).text,
    async gone() {
      await waitUntil(window, `${what}, to be gone`, async () => ((await state()) === null ? true : null));
    },
    or: (other) => ({
      async seen() {
        await waitUntil(window, `${what}, or another`, async () =>
          (await state()) !== null || (await other.isSeen()) ? true : null,
        );
      },
    }),
    isSeen: async () => (await state()) !== null,
    click: press,
    async fill(text) {
      await press();
      await waitUntil(window, `${what}, with the focus`, async () =>
        (await state())?.isFocused ? true : null,
      );
      if ((await state())?.value !== '') {
        await window.key('a', true);
        await window.key('Backspace');
      }
      await window.type(text);
      // Typed text may be grouped with spaces or strokes.
      const plain = (value: string) => value.replaceAll(/[\s/-]/g, '');
      await waitUntil(window, `${what} with “${text}”`, async () =>
        plain((await state())?.value ?? '') === plain(text) ? true : null,
      );
    },
    async check() {
      if ((await waitUntil(window, what, state)).isChecked) return;
      await press();
      await waitUntil(window, `${what}, ticked`, async () => ((await state())?.isChecked ? true : null));
    },
    async choose(option) {
      await waitUntil(window, what, async () => ((await ask('focus')).kind === 'found' ? true : null));
      await window.type(option);
      await waitUntil(window, `${what} with “${option}”`, async () => {
        const answer = await ask('is-option');
        return answer.kind === 'found' && answer.text.startsWith(option) ? true : null;
      });
    },
    async focused() {
      await waitUntil(window, `${what}, with the focus`, async () =>
        (await state())?.isFocused ? true : null,
      );
    },
  };
}

function named(name: Name | undefined): Partial<Step> {
  if (name === undefined) return {};
  return typeof name === 'string' ? { name } : { pattern: name.source };
}

function describeStep({ by, role, name, pattern }: Step): string {
  return `${role ?? by} “${name ?? pattern ?? ''}”`;
}

function reasonOf(answer: Answer): string {
  if (answer.kind === 'covered') return `under ${answer.by}`;
  if (answer.kind === 'none') return 'it is not there';
  return answer.kind === 'at' && !answer.isEnabled ? 'it does not work yet' : 'it moves';
}

/** Describes the page's address and text, and takes a picture of it. */
async function described(window: EngineWindow): Promise<string> {
  const folder = join(root, 'test-results/engines');
  const file = join(folder, `${window.engine}-${Date.now()}.png`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, await window.picture());
    const says = String(await window.evaluate([], OPEN_DIALOGS_THEN_PAGE));
    return `At ${await window.address()}; see ${file}. It says: ${says.replaceAll(/\s+/g, ' ').slice(0, SAID_AT_MOST)}`;
  } catch {
    return 'The page could not be looked at.';
  }
}
