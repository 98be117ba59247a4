import type { Page } from '@playwright/test';

/**
 * The part of the bench that runs inside the page. It measures both kinds of form alike: from the end of the response to the
 * first task after the frame that shows the last control of the form.
 */
declare global {
  interface Window {
    bench: {
      /** Starts to record when controls are painted. Call it before the response arrives. */
      watchPaint(controlIds: readonly string[]): void;
      /** When the frame with a control was presented, by the control's id. */
      paintedAt: Record<string, number>;
      /** Inserts a form as server-rendered HTML, with a script that counts the unanswered required controls. */
      insertPlain(path: string, waitingSelector: string): Promise<void>;
      /** The times from key press to paint in a control, in ms. */
      keys: number[];
      watchKeys(controlId: string): void;
    };
  }
}

/** Runs in the page before any other script. */
function install(): void {
  /** Calls `done` after the next frame was presented: in a task that is queued behind the work of the frame. */
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });

  const countUnanswered = (form: HTMLFormElement, output: Element) => {
    const requiredControls = [...form.querySelectorAll('[aria-required=true]')];
    const unanswered = requiredControls.filter((control) => {
      const answer =
        control instanceof HTMLInputElement && control.type === 'checkbox'
          ? control.checked
          : 'value' in control
            ? control.value !== ''
            : control.querySelector('input:checked');
      return !answer;
    });
    output.textContent = `${unanswered.length} to answer`;
  };

  window.bench = {
    paintedAt: {},
    keys: [],
    watchPaint(controlIds) {
      const missingIds = new Set(controlIds);
      const insertedAt = new Map<string, number>();
      const observer = new MutationObserver(() => {
        for (const id of missingIds) {
          if (!document.getElementById(id)) continue;
          missingIds.delete(id);
          insertedAt.set(id, performance.now());
          afterPaint(() => {
            window.bench.paintedAt[id] ??= performance.now();
          });
        }
        if (missingIds.size === 0) observer.disconnect();
      });
      observer.observe(document.body, { childList: true, subtree: true });
      // A long frame reports its own end, which is more precise: a task queued behind it may wait for other tasks too.
      new PerformanceObserver((list) => {
        for (const frame of list.getEntries()) {
          const end = frame.startTime + frame.duration;
          const presented = 'presentationTime' in frame ? Number(frame.presentationTime) : 0;
          for (const [id, time] of insertedAt) {
            if (time >= frame.startTime && time <= end) window.bench.paintedAt[id] = presented || end;
          }
        }
      }).observe({ type: 'long-animation-frame' });
    },
    async insertPlain(path, waitingSelector) {
      const waitingElement = document.querySelector(waitingSelector);
      if (!waitingElement) throw new Error(`bench: nothing matches ${waitingSelector}`);
      const html = await (await fetch(path)).text();
      const host = document.createElement('div');
      if (waitingElement instanceof HTMLElement) waitingElement.style.display = 'none';
      waitingElement.after(host);
      host.innerHTML = html;
      const form = host.querySelector('form');
      if (!form) throw new Error('bench: the plain form has no form element');
      const output = document.createElement('output');
      form.append(output);
      countUnanswered(form, output);
      form.addEventListener('input', () => countUnanswered(form, output));
      form.addEventListener('submit', (event) => event.preventDefault());
    },
    watchKeys(controlId) {
      const control = document.getElementById(controlId);
      let pressedAt = 0;
      control?.addEventListener('keydown', ({ timeStamp }) => {
        pressedAt = timeStamp;
      });
      control?.addEventListener('input', () =>
        afterPaint(() => {
          window.bench.keys.push(performance.now() - pressedAt);
        }),
      );
      control?.focus();
    },
  };
}

export async function installBench(page: Page): Promise<void> {
  await page.addInitScript(install);
}
