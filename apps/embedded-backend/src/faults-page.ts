import type { Fault, Faults } from './faults.ts';

const isFault = (value: unknown): value is Fault & { readonly path?: string } => {
  const { kind, status, milliseconds } = value as Partial<Record<string, unknown>>;
  return (
    kind === 'drop' ||
    (kind === 'status' && typeof status === 'number' && status >= 400 && status <= 599) ||
    (kind === 'delay' && typeof milliseconds === 'number')
  );
};

/** `PUT /_faults` with `{"kind":"status","status":503,"path":"/rest/v1"}`; `DELETE /_faults` ends it. */
export async function answerFaultsPage(request: Request, faults: Faults): Promise<Response> {
  if (request.method === 'DELETE') {
    faults.clear();
    return new Response(null, { status: 204 });
  }
  const body: unknown = request.method === 'PUT' ? await request.json().catch(() => null) : null;
  if (body === null || typeof body !== 'object' || !isFault(body)) {
    return Response.json({ message: 'PUT a fault or DELETE it.' }, { status: 400 });
  }
  faults.set(body, body.path);
  return new Response(null, { status: 204 });
}
