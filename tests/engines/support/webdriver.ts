import type { EngineWindow, FramePath, Key } from './window.ts';

/** Keys without a character, as WebDriver encodes them. */
const KEY_CODES: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  a: 'a',
};
const CONTROL_KEY = '\uE009';
/** The property by which WebDriver identifies an element. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

type Method = 'GET' | 'POST' | 'DELETE';
type Action = Record<string, unknown>;

/**
 * Calls WebDriver.
 * @throws Error with the driver's message
 */
export async function callDriver(
  driver: string,
  method: Method,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const init = method === 'POST' ? { method, body: JSON.stringify(body ?? {}) } : { method };
  const response = await fetch(`${driver}${path}`, init);
  const { value }: { value: unknown } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Creates a window of a WebDriver session, at the address of its driver. */
export function createDriverWindow(driver: string, sessionId: string): EngineWindow {
  const callSession = (method: Method, path: string, body?: unknown) =>
    callDriver(driver, method, `/session/${sessionId}${path}`, body);
  const evaluateInFrame = (expression: string) =>
    callSession('POST', '/execute/sync', { script: `return ${expression};`, args: [] });
  const performActions = (id: string, source: Action, actions: readonly Action[]) =>
    callSession('POST', '/actions', { actions: [{ id, ...source, actions }] });
  const pressKeys = (actions: readonly Action[]) => performActions('keys', { type: 'key' }, actions);

  async function enterFrame(frames: FramePath): Promise<void> {
    await callSession('POST', '/frame', { id: null });
    for (const selector of frames) await callSession('POST', '/frame', { id: await findElement(selector) });
  }

  const findElement = (selector: string) =>
    callSession('POST', '/element', { using: 'css selector', value: selector });

  return {
    engine: 'webkit',
    async open(address) {
      await callSession('POST', '/url', { url: address });
    },
    address: async () => String(await callSession('GET', '/url')),
    async evaluate(frames, expression) {
      await enterFrame(frames);
      return evaluateInFrame(expression);
    },
    async press(x, y) {
      await enterFrame([]);
      await performActions('mouse', { type: 'pointer', parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async type(text) {
      await pressKeys([...text].flatMap(buildKeyPress));
    },
    async key(name, withControl = false) {
      const keysWithControl = [
        { type: 'keyDown', value: CONTROL_KEY },
        ...buildKeyPress(KEY_CODES[name]),
        { type: 'keyUp', value: CONTROL_KEY },
      ];
      await pressKeys(withControl ? keysWithControl : buildKeyPress(KEY_CODES[name]));
    },
    async chooseFile(selector, path) {
      await enterFrame([]);
      const element = await findElement(selector);
      await callSession('POST', `/element/${readElementId(element)}/value`, { text: path });
    },
    async keepCookie({ name, value }) {
      await callSession('POST', '/cookie', {
        cookie: { name, value, domain: '.pavilion.localhost', path: '/', sameSite: 'Lax' },
      });
    },
    async resize(width, height) {
      await callSession('POST', '/window/rect', { x: 0, y: 0, width, height });
      const innerSize = await evaluateInFrame('[innerWidth, innerHeight]');
      if (!Array.isArray(innerSize)) throw new Error('The window has no size.');
      // The window has a browser bar above the page.
      const [innerWidth, innerHeight] = innerSize.map(Number);
      await callSession('POST', '/window/rect', {
        x: 0,
        y: 0,
        width: width + width - (innerWidth ?? width),
        height: height + height - (innerHeight ?? height),
      });
    },
    async goBack() {
      await callSession('POST', '/back');
    },
    picture: async () => Buffer.from(String(await callSession('GET', '/screenshot')), 'base64'),
    async close() {
      await callSession('DELETE', '');
    },
  };
}

function buildKeyPress(value: string): Action[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

function readElementId(element: unknown): string {
  if (typeof element !== 'object' || element === null) throw new Error('No element.');
  return String(Reflect.get(element, ELEMENT_KEY));
}
