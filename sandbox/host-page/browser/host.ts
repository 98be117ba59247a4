export {};

/** The list that shows the events from the joining site. */
const eventList = document.querySelector('.log');

const EVENT_NAMES = [
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

for (const name of EVENT_NAMES) {
  document.addEventListener(`pavilion:${name}`, (event) => {
    const listItem = document.createElement('li');
    listItem.textContent = `${name} ${event instanceof CustomEvent ? JSON.stringify(event.detail) : ''}`;
    eventList?.append(listItem);
  });
}
