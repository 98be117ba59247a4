/** A cookie of all sites of the sandbox. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The frames from the page down to the one that is meant, each by a selector in the one above; none is the page itself. */
export type FramePath = readonly string[];

/** What a journey needs of a browser, in the words that WebDriver and WebDriver BiDi have in common. */
export interface EngineWindow {
  readonly engine: 'webkit' | 'firefox';
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** The value of an expression in a frame: something that JSON can carry. */
  evaluate(frames: FramePath, expression: string): Promise<unknown>;
  /** Presses and lets go the mouse at this place of the window. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** One key, by its name in `KeyboardEvent.key`, or a letter, while the Control key is held where asked for. */
  key(name: Key, withControl?: boolean): Promise<void>;
  /** Puts a file into the field that a selector names, as the system's own dialog would. */
  chooseFile(selector: string, path: string): Promise<void>;
  keepCookie(cookie: Cookie): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  goBack(): Promise<void>;
  /** A picture of what is seen, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'End' | 'Backspace' | 'ArrowDown' | 'a';

/** A browser, each window of which is a visitor of its own: it knows nothing of the others. */
export interface Engine {
  newWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
}
