import type { EngineWindow, FramePath, Key } from './window.ts';

/** Keys without a character, as WebDriver encodes them. */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  a: 'a',
};
const CONTROL = '\uE009';
/** The property by which WebDriver identifies an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

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
export function createDriverWindow(driver: string, session: string): EngineWindow {
  const call = (method: Method, path: string, body?: unknown) =>
    callDriver(driver, method, `/session/${session}${path}`, body);
  const evaluateHere = (expression: string) =>
    call('POST', '/execute/sync', { script: `return ${expression};`, args: [] });
  const act = (id: string, source: Action, actions: readonly Action[]) =>
    call('POST', '/actions', { actions: [{ id, ...source, actions }] });
  const pressKeys = (actions: readonly Action[]) => act('keys', { type: 'key' }, actions);

  async function enterFrame(frames: FramePath): Promise<void> {
    await call('POST', '/frame', { id: null });
    for (const selector of frames) await call('POST', '/frame', { id: await findElement(selector) });
  }

  const findElement = (selector: string) =>
    call('POST', '/element', { using: 'css selector', value: selector });

  return {
    engine: 'webkit',
    async open(address) {
      await call('POST', '/url', { url: address });
    },
    address: async () => String(await call('GET', '/url')),
    async evaluate(frames, expression) {
      await enterFrame(frames);
      return evaluateHere(expression);
    },
    async press(x, y) {
      await enterFrame([]);
      await act('mouse', { type: 'pointer', parameters: { pointerType: 'mouse' } }, [
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
        { type: 'keyDown', value: CONTROL },
        ...buildKeyPress(KEYS[name]),
        { type: 'keyUp', value: CONTROL },
      ];
      await pressKeys(withControl ? keysWithControl : buildKeyPress(KEYS[name]));
    },
    async chooseFile(selector, path) {
      await enterFrame([]);
      const element = await findElement(selector);
      await call('POST', `/element/${readElementId(element)}/value`, { text: path });
    },
    async keepCookie({ name, value }) {
      await call('POST', '/cookie', {
        cookie: { name, value, domain: '.pavilion.localhost', path: '/', sameSite: 'Lax' },
      });
    },
    async resize(width, height) {
      await call('POST', '/window/rect', { x: 0, y: 0, width, height });
      const innerSize = await evaluateHere('[innerWidth, innerHeight]');
      if (!Array.isArray(innerSize)) throw new Error('The window has no size.');
      // The window has a browser bar above the page.
      const [innerWidth, innerHeight] = innerSize.map(Number);
      await call('POST', '/window/rect', {
        x: 0,
        y: 0,
        width: width + width - (innerWidth ?? width),
        height: height + height - (innerHeight ?? height),
      });
    },
    async goBack() {
      await call('POST', '/back');
    },
    picture: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    async close() {
      await call('DELETE', '');
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
  return String(Reflect.get(element, ELEMENT));
}
