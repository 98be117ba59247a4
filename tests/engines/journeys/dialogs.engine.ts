import { expect, test } from 'vitest';
import { enterScenario } from '../../e2e/support/sandbox.ts';
import { findDialogFault } from '../support/dialog-fit.ts';
import { dialogs, type ScenarioResult } from '../support/dialogs.ts';
import { DESKTOP_SIZE, openAs, openBrowser, PHONE_SIZE } from '../support/visit.ts';

const { openWindow } = openBrowser();
const triedDialogs = dialogs.filter(
  ({ isInShortRun }) => isInShortRun || !process.env.PAVILION_DIALOGS_SHORT,
);

test.each(triedDialogs)(
  'the dialog for $name is as high as its content, on a phone and in a wide window',
  async (dialog) => {
    const { scenario, isVisitor, isWideOnly, address, open } = dialog;
    const screen = await openWindow(isWideOnly ? DESKTOP_SIZE : PHONE_SIZE);
    if (scenario === undefined || isVisitor) {
      const result = scenario === undefined ? {} : await enterScenario<ScenarioResult>(scenario);
      await screen.window.open(typeof address === 'string' ? address : address(result));
    } else await openAs<ScenarioResult & { token: string }>(screen, scenario, address);
    await open(screen);
    await screen.role('dialog').waitUntilVisible();
    expect.soft(await findDialogFault(screen), 'as it opens').toBe('');
    await screen.window.resize(DESKTOP_SIZE.width, DESKTOP_SIZE.height);
    expect.soft(await findDialogFault(screen), 'on a desktop').toBe('');
  },
);
