/** Measures one visit to a page with a quiz. */

/** As Lighthouse throttles in a browser: round trips of 150 ms, several for each request. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Presses at every frame, from the first on. Runs in the page. */
function pressUntilTaken({ host, press, taken }) {
  const find = (selector) => {
    const place = host ? document.querySelector(host)?.shadowRoot : document;
    return place?.querySelector(selector);
  };
  const look = () => {
    find(press)?.click();
    queueMicrotask(() => {
      if (find(taken)) globalThis.answerTaken(String(performance.now()));
      else requestAnimationFrame(look);
    });
  };
  requestAnimationFrame(look);
}

/** Keeps a list of the page's requests, in seconds and in bytes as they came over the wire. */
async function watchRequests(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (/^(data|blob):|\/favicon\.ico$/.test(request.url)) return;
    requests.set(requestId, { url: request.url, type, start: timestamp, end: Infinity, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const request = requests.get(requestId);
    if (request) request.type = type;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  });
  await session.send('Network.enable');
  return requests;
}

/** How many requests wait for one another in a row, the page's own included. */
function roundTrips(requests) {
  const waves = [];
  for (const { start, end } of requests.toSorted((a, b) => a.start - b.start)) {
    const before = waves.filter((wave) => wave.end <= start).map(({ number }) => number);
    waves.push({ end, number: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...waves.map(({ number }) => number));
}

async function openPage(browser, { cpu, network }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = await watchRequests(session);
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { context, page, session, requests };
}

/** Returns the time until a press on the first answer was accepted, in milliseconds, and the requests until then. */
export async function answerOf(browser, address, quiz, conditions) {
  const { context, page, session, requests } = await openPage(browser, conditions);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'answerTaken' });
  const taken = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${address}: no answer was taken`)), 40_000).unref();
    session.on('Runtime.bindingCalled', ({ payload }) =>
      resolve({ takenAt: Number(payload), needed: [...requests.values()] }),
    );
  });
  await page.addInitScript(pressUntilTaken, quiz);
  await page.goto(address, { waitUntil: 'commit' });
  const { takenAt, needed } = await taken;
  await context.close();
  return { takenAt, requests: needed.length, trips: roundTrips(needed) };
}

const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
}

/** Opens a page, waits until it is idle, and returns its CPU time in milliseconds and its bytes. */
export async function weightOf(browser, address, { host, press }, conditions) {
  const { context, page, session, requests } = await openPage(browser, conditions);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  const place = host ? `document.querySelector('${host}')?.shadowRoot` : 'document';
  const expression = `Boolean(${place}?.querySelector('${press}'))`;
  const isShown = async () => (await session.send('Runtime.evaluate', { expression })).result.value;
  while (!(await isShown())) await rest(200);
  let before;
  let now = await metricsOf(session);
  for (let looks = 0; looks < 12; looks += 1) {
    before = now;
    await rest(700);
    now = await metricsOf(session);
    // A ticking clock counts as idle.
    const isBusy = now.TaskDuration - before.TaskDuration > 60;
    if (!isBusy && [...requests.values()].every(({ end }) => end !== Infinity)) break;
  }
  await context.close();
  const scripts = [...requests.values()].filter(({ type }) => type === 'Script');
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    script: before.ScriptDuration,
    style: before.RecalcStyleDuration,
    scriptBytes: sum(scripts),
    bytes: sum([...requests.values()]),
  };
}
