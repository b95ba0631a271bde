import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';

/** Ruff reads Python as its oldest release that the tool runs on; it comes with its parser, so no Python is needed. */
const OPTIONS = { 'target-version': 'py310', lint: { select: ['E9', 'F'] } };

interface Finding {
  readonly message: string;
  readonly start_location: { readonly row: number };
}

const workspace = new Workspace(OPTIONS, PositionEncoding.Utf16);

/** The first issue of a Python text: its syntax, names that nothing defines, imports that nothing uses. */
export function pythonIssue(code: string): string | undefined {
  const [first] = workspace.check(code) as readonly Finding[];
  return first && `line ${first.start_location.row}: ${first.message}`;
}
