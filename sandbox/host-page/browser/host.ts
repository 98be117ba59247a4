export {};

/** Lists the events that the joining site sends to this page. */
const log = document.querySelector('.log');

for (const name of ['ready', 'height', 'step', 'completed', 'error']) {
  document.addEventListener(`pavilion:${name}`, (event) => {
    const row = document.createElement('li');
    row.textContent = `${name} ${event instanceof CustomEvent ? JSON.stringify(event.detail) : ''}`;
    log?.append(row);
  });
}
