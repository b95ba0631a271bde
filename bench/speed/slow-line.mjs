/** Simulates a slow network between a browser and a server on this machine. */
import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

const ROUND_TRIP_MILLISECONDS = 150;
const BYTES_PER_MILLISECOND = 1638.4 / 8;

/** Passes data on half a round trip later, at the given bandwidth. */
function delayed() {
  let freeAt = 0;
  return new Transform({
    readableHighWaterMark: 2 ** 24,
    writableHighWaterMark: 2 ** 24,
    async transform(chunk, _, done) {
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + chunk.length / BYTES_PER_MILLISECOND;
      const arrival = freeAt + ROUND_TRIP_MILLISECONDS / 2;
      setTimeout(() => this.destroyed || this.push(chunk), arrival - now);
      done();
    },
    flush(done) {
      setTimeout(done, Math.max(0, freeAt - performance.now()) + ROUND_TRIP_MILLISECONDS / 2 + 5);
    },
  });
}

/** Opens a slow connection to an address. Every connection takes a round trip first, and has the full bandwidth. */
export function slowLine(target, port = 0) {
  const { hostname, port: targetPort } = new URL(target);
  const server = createServer((client) => {
    const upstream = connect(Number(targetPort), hostname);
    const end = () => [client, upstream].forEach((socket) => socket.destroy());
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    setTimeout(() => {
      client.pipe(delayed()).pipe(upstream);
      upstream.pipe(delayed()).pipe(client);
    }, ROUND_TRIP_MILLISECONDS);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });
}
