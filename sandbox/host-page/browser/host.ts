export {};

/** Lists the events that the joining site sends to this page. */
const log = document.querySelector('.log');

const NAMES = [
  'ready',
  'height',
  'step',
  'selected',
  'unknown-centre',
  'unknown-membership',
  'completed',
  'abandoned',
  'blocked',
  'error',
];

for (const name of NAMES) {
  document.addEventListener(`pavilion:${name}`, (event) => {
    const row = document.createElement('li');
    row.textContent = `${name} ${event instanceof CustomEvent ? JSON.stringify(event.detail) : ''}`;
    log?.append(row);
  });
}
