import { expect, test } from 'vitest';
import { enterScenario } from '../../e2e/support/sandbox.ts';
import { findDialogFault } from '../support/dialog-fit.ts';
import { dialogs, type ScenarioResult } from '../support/dialogs.ts';
import { DESKTOP, openAs, openBrowser, PHONE } from '../support/visit.ts';

const { visit } = openBrowser();
const opened = dialogs.filter(({ inShort }) => inShort || !process.env.PAVILION_DIALOGS_SHORT);

test.each(opened)(
  'the dialog for $name is as high as its content, on a phone and in a wide window',
  async (dialog) => {
    const { scenario, isVisitor, isWideOnly, address, open } = dialog;
    const screen = await visit(isWideOnly ? DESKTOP : PHONE);
    if (scenario === undefined || isVisitor) {
      const made = scenario === undefined ? {} : await enterScenario<ScenarioResult>(scenario);
      await screen.window.open(typeof address === 'string' ? address : address(made));
    } else await openAs<ScenarioResult & { token: string }>(screen, scenario, address);
    await open(screen);
    await screen.role('dialog').seen();
    expect.soft(await findDialogFault(screen), 'as it opens').toBe('');
    await screen.window.resize(DESKTOP.width, DESKTOP.height);
    expect.soft(await findDialogFault(screen), 'on a desktop').toBe('');
  },
);
