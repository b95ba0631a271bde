/** An application that is built and can be served. */
interface BuiltConsumer {
  readonly name: string;
  readonly port: number;
  /** Where it was built. */
  readonly folder: string;
  /** The command that serves it there. */
  readonly server: string;
  /** Paths of pages by their names. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Named by `scripts/packages.mjs`, which built them. */
export const builtConsumers = JSON.parse(process.env['BUILT_CONSUMERS'] ?? '[]') as readonly BuiltConsumer[];
