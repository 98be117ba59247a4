/** A cookie of all sites of the sandbox. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The selectors of the frames from the page down to the one that is meant; empty for the page itself. */
export type FramePath = readonly string[];

/** What a journey needs from a browser, limited to what WebDriver and WebDriver BiDi have in common. */
export interface EngineWindow {
  readonly engine: 'webkit' | 'firefox';
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Evaluates an expression in a frame. The result must be JSON. */
  evaluate(frames: FramePath, expression: string): Promise<unknown>;
  /** Presses and releases the mouse at this place of the window. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses one key, a letter or a name from `KeyboardEvent.key`, optionally with the Control key. */
  key(name: Key, withControl?: boolean): Promise<void>;
  /** Chooses a file for the field that a selector finds, as the system's own dialog would. */
  chooseFile(selector: string, path: string): Promise<void>;
  keepCookie(cookie: Cookie): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  goBack(): Promise<void>;
  /** A screenshot, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'End' | 'Backspace' | 'ArrowDown' | 'a';

/** A browser. Each of its windows is a separate visitor and shares nothing with the others. */
export interface Engine {
  newWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
}
