// An example of a states endpoint, for Node and nothing else: PROVIDER_URL=… node states.mjs prints its address, for PROVIDER_STATES_URL
// It makes what each state needs through your own API; put yours in the place of what begins with `make`.
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

/** A customer of its own for each interaction, so that none disturbs another. */
async function makeCustomer(answers) {
  const person = { ...answers, email: `joiner-${crypto.randomUUID()}@example.com`, password: 'Swim-2026!' };
  const { token } = await call('POST', '/api/auth/customer/register', person);
  return { token, email: person.email, password: person.password };
}

/** One function for each state that gives values; what it returns is listed under `gives` in states.json. */
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
