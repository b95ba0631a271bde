/** What a host outside answers. */
export interface Page {
  readonly type: 'text/html' | 'application/json';
  readonly body: string;
}

/** What a search finds; the pages are on a host that is kept for examples. */
interface Found {
  readonly query: RegExp;
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

const FOUND: readonly Found[] = [
  {
    query: /headlines/i,
    path: '/news/batteries',
    title: 'Batteries for bicycles get lighter - Example Daily',
    text: 'A workshop shows a battery of one kilogram.',
  },
  {
    query: /headlines/i,
    path: '/news/chips',
    title: 'A chip for small sensors - Example Courier',
    text: 'It needs a tenth of the power.',
  },
  {
    query: /headlines/i,
    path: '/news/maps',
    title: 'Maps without a network - Example Herald',
    text: 'An application keeps whole countries on a phone.',
  },
  {
    query: /Eiffel/i,
    path: '/eiffel-tower',
    title: 'Eiffel Tower',
    text: 'The Eiffel Tower is 330 meters high.',
  },
  {
    query: /Everest/i,
    path: '/mount-everest',
    title: 'Mount Everest',
    text: 'Mount Everest is 8849 meters high.',
  },
  {
    query: /cycling events|events.*Ghent/i,
    path: '/ghent-rides',
    title: 'Cycling events in Ghent',
    text: 'On Sunday, the old town is closed to cars, and clubs ride along the river.',
  },
];

const html = (title: string, body: string): Page => ({
  type: 'text/html',
  body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`,
});

const AGENTS = html(
  'Agents',
  `<p>The Agent component has these settings.</p>
  <ul><li>Language Model: the model that decides.</li><li>Agent Instructions: what applies to every question.</li>
  <li>Max Iterations: how many rounds one answer may take.</li></ul>`,
);

/** A page of results, as the search writes it. */
function results(query: string): Page {
  const rows = FOUND.filter((found) => found.query.test(query)).map(
    ({ path, title, text }) => `<div class="result results_links">
      <a class="result__a" href="//duckduckgo.com/l/?uddg=${encodeURIComponent(`https://example.org${path}`)}">${title}</a>
      <a class="result__snippet">${text}</a></div>`,
  );
  return html('Results', rows.join('\n'));
}

/** Sunrise and sunset, as the service writes them, the same for every place. */
const SUN = {
  results: {
    sunrise: '2026-06-01T03:35:00+00:00',
    sunset: '2026-06-01T19:48:00+00:00',
    day_length: 58_380,
  },
  status: 'OK',
  tzid: 'UTC',
};

const json = (value: unknown): Page => ({ type: 'application/json', body: JSON.stringify(value) });

/** The weather of every place and hour of today, as the service writes it. */
function weather(hourly: string): Page {
  const day = new Date().toISOString().slice(0, 10);
  const hours = Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`);
  const values: Readonly<Record<string, number>> = { temperature_2m: 17, weather_code: 1, wind_speed_10m: 9 };
  const rows = hourly.split(',').map((name) => [name, hours.map(() => values[name] ?? 0)] as const);
  return json({ hourly: { time: hours, ...Object.fromEntries(rows) } });
}

/** What the stand-in answers for an address outside, or undefined where no lesson asks for it. */
export function pageAt({ hostname, pathname, searchParams }: URL): Page | undefined {
  switch (hostname) {
    case 'docs.langflow.org':
      return pathname === '/agents' ? AGENTS : undefined;
    case 'html.duckduckgo.com':
      return results(searchParams.get('q') ?? '');
    case 'api.sunrise-sunset.org':
      return searchParams.has('lat') && searchParams.has('lng') ? json(SUN) : undefined;
    case 'geocoding-api.open-meteo.com':
      return json({ results: [{ name: searchParams.get('name'), latitude: 51.05, longitude: 3.72 }] });
    case 'api.open-meteo.com':
      return weather(searchParams.get('hourly') ?? '');
    case 'example.org': {
      const found = FOUND.find(({ path }) => path === pathname);
      return found && html(found.title, `<p>${found.text}</p>`);
    }
    default:
      return undefined;
  }
}
