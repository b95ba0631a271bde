import { http, HttpResponse, type RequestHandler } from 'msw';
import { EXAMPLE_SIGNER, type ExampleSigner } from './example-signer.fixtures.js';

/**
 * Answers in a story what is asked of the example's signer.
 *
 * @param change - what somebody does to credentials on their way.
 */
export function fakeSigner(
  signer: Promise<ExampleSigner>,
  change = (credential: string) => credential,
): RequestHandler[] {
  return [
    http.get(`${EXAMPLE_SIGNER}/credentials/*`, async ({ request }) => {
      const answer = await (await signer).answer(request);
      if (!answer.ok) return answer;
      return HttpResponse.text(change(await answer.text()), { headers: answer.headers });
    }),
    http.get(`${EXAMPLE_SIGNER}/*`, async ({ request }) => (await signer).answer(request)),
  ];
}
