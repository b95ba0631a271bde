import { PUBLISHABLE_KEY } from './publishable-key.ts';

/** Answers a request. */
export type Answer = (request: Request) => Promise<Response>;

/** What a function gets to know of its project. */
export interface FunctionProject {
  /** The address under which it was asked. */
  readonly url: string;
  /** The key for clients of this backend. */
  readonly publishableKey: string;
  /** Asks this backend without a socket. */
  readonly fetch: typeof fetch;
}

/** Makes a function ready for its first request. */
export type StartFunction = (project: FunctionProject) => Promise<Answer>;

const PREFIX = '/functions/v1/';

/**
 * Answers requests to functions; what is none is left to the backend. A function that was asked under another name of this
 * machine is started anew, as it may say its address in what it answers.
 */
export function createFunctions(functions: Readonly<Record<string, StartFunction>>, answer: Answer) {
  const started = new Map<string, Promise<Answer>>();
  const start = (name: string, origin: string, begin: StartFunction) => {
    const key = `${origin} ${name}`;
    const running =
      started.get(key) ??
      begin({
        url: origin,
        publishableKey: PUBLISHABLE_KEY,
        fetch: (input, init) => answer(new Request(input, init)),
      });
    started.set(key, running);
    return running;
  };
  return (request: Request): Promise<Response> | undefined => {
    const { pathname, origin } = new URL(request.url);
    if (!pathname.startsWith(PREFIX)) return undefined;
    const [name = ''] = pathname.slice(PREFIX.length).split('/');
    const begin = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!begin) return Promise.resolve(Response.json({ message: `no function ${name}` }, { status: 404 }));
    return start(name, origin, begin).then((respond) => respond(request));
  };
}
