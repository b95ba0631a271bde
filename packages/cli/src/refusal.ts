/** A command cannot do what it was called for: it prints why, and ends with exit code 1. */
export class Refusal extends Error {}

/** Does what needs packages of the project, and says which where they are not there. */
export async function withPackages<Result>(needs: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new Refusal(needs);
    throw error;
  }
}
