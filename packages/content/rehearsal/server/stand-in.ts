import { LLMock } from '@copilotkit/aimock';
import { ANSWERS } from './answers/answers.js';
import { embeddings } from './embeddings.js';

/** Always the same, as the tool keeps the address. */
const PORT = 8787;

/** A model's stand-in that speaks OpenAI's protocol and answers what its level's lessons ask, the same each time. */
export class StandIn {
  readonly address: string;
  #mock: LLMock | undefined;

  constructor(
    private readonly level: number,
    private readonly host: string,
  ) {
    this.address = `http://${host}:${PORT}`;
  }

  async start(): Promise<void> {
    // Strict: an unexpected question is a fault of the lesson, not one that a default answers.
    this.#mock = new LLMock({ port: PORT, host: this.host, strict: true });
    this.#mock.mount('/v1/embeddings', embeddings);
    this.#mock.onMessage(/^test$/, { content: 'ok' });
    for (const { match, response, after = 0 } of ANSWERS[this.level] ?? [])
      this.#mock.on(match, response, { chaos: { latencyMs: after } });
    await this.#mock.start();
  }

  async stop(): Promise<void> {
    await this.#mock?.stop();
    this.#mock = undefined;
  }
}
