import { bundleScript } from '../../../scripts/vite/bundle-script.ts';
import { recordErrors } from './page-errors.ts';
import type { Answer, Question } from './question.ts';
import type { EngineWindow, FramePath } from './window.ts';

/** One bundle for all windows of a process. */
let pageScript: Promise<string> | null = null;
const LOOK_FUNCTION = 'globalThis.pavilionLook';

/** Asks a frame about an element in it. */
export async function askFrame(window: EngineWindow, frames: FramePath, question: Question): Promise<Answer> {
  const expression = `${LOOK_FUNCTION} ? JSON.stringify([${LOOK_FUNCTION}(${JSON.stringify(question)}), pavilionNoise.splice(0)]) : 'new'`;
  const firstResult = await window.evaluate(frames, expression);
  if (firstResult !== 'new') return parseAnswer(window, firstResult);
  // Each document receives the script once.
  pageScript ??= bundleScript('tests/engines/support/in-page.ts', { 'process.env.NODE_ENV': '"production"' });
  await window.evaluate(frames, `(() => { ${await pageScript}\n })()`);
  return parseAnswer(window, await window.evaluate(frames, expression));
}

function parseAnswer(window: EngineWindow, text: unknown): Answer {
  const [answer, noise]: [Answer, string[]] = JSON.parse(String(text));
  recordErrors(window, noise);
  return answer;
}

/**
 * Converts a point of a frame to the window. Returns null, after scrolling it nearer to the middle, if something else covers it.
 */
export async function toWindowPoint(
  window: EngineWindow,
  frames: FramePath,
  point: { readonly x: number; readonly y: number; readonly kind: 'at' | 'covered' },
): Promise<{ readonly x: number; readonly y: number } | null> {
  let { x, y } = point;
  for (let depth = frames.length - 1; depth >= 0; depth -= 1) {
    const selector = JSON.stringify(frames[depth]);
    const position = await window.evaluate(
      frames.slice(0, depth),
      `(() => {
        const frame = document.querySelector(${selector});
        if (frame === null) return null;
        const { left, top } = frame.getBoundingClientRect();
        const x = Math.round(left + frame.clientLeft + ${x}), y = Math.round(top + frame.clientTop + ${y});
        if (${point.kind === 'at'} && document.elementFromPoint(x, y) === frame) return [x, y];
        // A frame of another site cannot scroll the page around it.
        let scroller = frame.parentElement;
        while (scroller && !(/auto|scroll/.test(getComputedStyle(scroller).overflowY) && scroller.scrollHeight > scroller.clientHeight)) scroller = scroller.parentElement;
        (scroller ?? document.scrollingElement).scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
        return null;
      })()`,
    );
    if (!Array.isArray(position)) return null;
    [x, y] = [Number(position[0]), Number(position[1])];
  }
  return { x, y };
}
