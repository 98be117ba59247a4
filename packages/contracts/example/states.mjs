// An example of a states endpoint without dependencies. `PROVIDER_URL=… node states.mjs` prints its address, for PROVIDER_STATES_URL.
// It creates the data of each state through your own API; replace the functions that begin with `make` by your own.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const API = process.env.PROVIDER_URL ?? 'http://127.0.0.1:4000';

async function call(method, path, body) {
  const response = await fetch(`${API}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

/** Creates a new customer for each interaction, so that interactions do not affect each other. */
async function makeCustomer(answers) {
  const person = { ...answers, email: `joiner-${crypto.randomUUID()}@example.com`, password: 'Swim-2026!' };
  const { token } = await call('POST', '/api/auth/customer/register', person);
  return { token, email: person.email, password: person.password };
}

/** A function for each state that returns values, which are those listed under `gives` in states.json. */
const states = {
  'a-customer-without-instruction': () => makeCustomer(JSON.parse(process.env.REGISTRATION ?? '{}')),
};

createServer(async (request, response) => {
  const { state } = JSON.parse((await text(request)) || '{}');
  const answer = (status, body) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const enter = Object.hasOwn(states, state) ? states[state] : null;
  if (!enter) return answer(404, { message: `No such state: ${state}` });
  enter().then(
    (values) => answer(200, values),
    (error) => answer(500, { message: error.message }),
  );
}).listen(Number(process.env.PORT ?? 4100), '127.0.0.1', function () {
  console.log(`http://127.0.0.1:${this.address().port}/pact-states`);
});
