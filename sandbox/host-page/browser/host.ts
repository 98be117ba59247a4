export {};

/** Lists the events that the joining site sends to this page. */
const log = document.querySelector('.log');

const DATA_ATTRIBUTES = [
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

for (const name of DATA_ATTRIBUTES) {
  document.addEventListener(`pavilion:${name}`, (event) => {
    const row = document.createElement('li');
    row.textContent = `${name} ${event instanceof CustomEvent ? JSON.stringify(event.detail) : ''}`;
    log?.append(row);
  });
}
