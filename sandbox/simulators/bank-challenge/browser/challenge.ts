export {};

/** Sends the customer's choice to the bank, then notifies only the shop's page. */
const { reference, notify, return: returnUrl } = document.body.dataset;
const statusLine = document.querySelector('[role="status"]');
const buttons = [...document.querySelectorAll('button')];

function showStatus(text: string): void {
  if (statusLine !== null) statusLine.textContent = text;
}

function withOutcome(address: string, outcome: string): URL {
  const target = new URL(address);
  target.searchParams.set('redirect_status', outcome === 'completed' ? 'succeeded' : 'failed');
  return target;
}

async function answer(outcome: string): Promise<void> {
  for (const button of buttons) button.disabled = true;
  showStatus('Talking to your bank…');
  try {
    const response = await fetch(window.location.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    if (!response.ok) throw new Error(`The bank answered ${response.status}.`);
    showStatus('Done. Returning to the shop…');
    if (returnUrl !== undefined) window.location.assign(withOutcome(returnUrl, outcome));
    else if (notify !== undefined)
      window.parent.postMessage({ type: 'bank-challenge-answered', reference }, notify);
  } catch {
    showStatus('The bank could not be reached. Please try again.');
    for (const button of buttons) button.disabled = false;
  }
}

for (const button of buttons) {
  button.addEventListener('click', () => void answer(button.dataset.outcome ?? 'failed'));
  // The page disables the buttons until this script runs, because an earlier click would be lost.
  button.disabled = false;
}
