import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { answering, calling } from './agent.js';
import { saying, unhurried, type Answer } from './answer.js';

const SUNSET = /^When does the sun set in Antwerp today\?$/;
const SHORT = /^Which routes are shorter than 50 km\?$/;
const WEATHER = /^What is the weather in Ghent\?$/;
const PLAN = /^Plan a ride from Ghent for today/;
const BEFORE_SUNSET = /^Is there a route from Ghent that I can finish before sunset today\?/;
const QUERY = { query: 'SELECT name, km FROM routes WHERE km < 50' };
const FROM_GHENT = { query: "SELECT * FROM routes WHERE start = 'Ghent'" };
const FOUND = { toolResultContains: 'River Loop' };

/** Whether the description of the tool for the sun has the address of the service. A model takes it from there. */
const isRight = ({ tools = [] }: ChatCompletionRequest) =>
  JSON.stringify(tools).includes('https://api.sunrise-sunset.org/');
const isWrong = (request: ChatCompletionRequest) => !isRight(request);

/** A call of the tool for the sun, by the address in its description with other numbers. */
const sun = (question: RegExp, after: number, place: string): readonly Answer[] =>
  [isRight, isWrong].map((predicate) => {
    const host = predicate === isRight ? 'api.sunrise-sunset.org' : 'api.sunrise-sunset.invalid';
    return calling(
      question,
      after,
      'sun_times',
      { url_input: `https://${host}/json?${place}&formatted=0` },
      { predicate },
    );
  });

const hasNoDatabase = ({ tools = [] }: ChatCompletionRequest) =>
  !JSON.stringify(tools).includes('run_sql_query');
/** Whether the messages hold all of these, which only tools can have told. */
const holds = ({ messages }: ChatCompletionRequest, ...texts: readonly string[]) =>
  texts.every((text) => JSON.stringify(messages).includes(text));
const hasSunset = (request: ChatCompletionRequest) => holds(request, 'T19:48');
const hasRide = (request: ChatCompletionRequest) =>
  holds(request, 'River Loop', 'temperature of 17', 'ride along the river');
/** Whether the tool for the sun has told that it could not reach its host. */
const hasSunFailed = ({ messages }: ChatCompletionRequest) =>
  messages.some(({ role, content }) => {
    const told = JSON.stringify(content);
    return role === 'tool' && told.includes('sunrise-sunset.invalid') && /error|fail/i.test(told);
  });
const RIDE = 'River Loop, 42 km. It is 17 °C. On Sunday, clubs ride along the river.';
const YES = 'Yes, River Loop: 42 km, and the sun sets at 19:48 UTC. It is 17 °C.';

/** A planner of rides with a search, a database, an API and a tool server, which lesson 3-4 asks as well. */
export const LESSON_3_3: readonly Answer[] = [
  ...sun(SUNSET, 0, 'lat=51.22&lng=4.40'),
  answering(SUNSET, 1, 'The sun sets in Antwerp at 19:48 UTC.', { toolResultContains: '19:48' }),
  saying(SHORT, 'I cannot read the routes, because no database is connected.', { predicate: hasNoDatabase }),
  ...[
    calling(SHORT, 0, 'run_sql_query', QUERY),
    answering(SHORT, 1, 'River Loop (42 km) and Harbor Ride (35 km) are shorter than 50 km.', FOUND),
    answering(SHORT, 1, 'The database has no table with routes.'),
  ].map(unhurried),
  calling(WEATHER, 0, 'get_current_weather', { city: 'Ghent' }),
  answering(WEATHER, 1, 'It is 17 °C in Ghent, with a mainly clear sky.', { toolResultContains: '17' }),
  ...[
    calling(PLAN, 0, 'run_sql_query', FROM_GHENT),
    calling(PLAN, 1, 'get_current_weather', { city: 'Ghent' }),
    ...sun(PLAN, 2, 'lat=51.05&lng=3.72'),
    calling(PLAN, 3, 'perform_search', { query: 'cycling events Ghent' }),
    answering(PLAN, 4, `${RIDE} The sun sets at 19:48 UTC. Sources: routes, weather, sun, web search`, {
      predicate: (request) => isRight(request) && hasSunset(request) && hasRide(request),
    }),
    answering(PLAN, 4, `${RIDE} The sun tool failed. Sources: routes, weather, web search`, {
      predicate: (request) => isWrong(request) && hasSunFailed(request) && hasRide(request),
    }),
  ].map(unhurried),
  saying(/^Greet the club in one sentence\.$/, 'Welcome to a fine ride, everyone!'),
  calling(BEFORE_SUNSET, 0, 'run_sql_query', FROM_GHENT),
  ...sun(BEFORE_SUNSET, 1, 'lat=51.05&lng=3.72'),
  calling(BEFORE_SUNSET, 2, 'get_current_weather', { city: 'Ghent' }),
  ...[{ toolName: 'perform_search', tokens: 900 }, { tokens: 600 }].map(({ tokens, ...more }) => ({
    ...answering(BEFORE_SUNSET, 3, '', { predicate: hasSunset, ...more }),
    // The description of the search is part of what the model reads.
    response: { content: YES, usage: { prompt_tokens: tokens, completion_tokens: 30 } },
  })),
];
