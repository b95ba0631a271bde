import type { Checker } from 'accessibility-checker-engine';

/** What a rule says of an element. */
interface Finding {
  readonly ruleId: string;
  readonly message: string;
  /** The element's opening tag. */
  readonly snippet: string;
}

/** What is right although a rule says otherwise, with the reason. */
const EXCEPTIONS = [
  {
    rule: 'element_tabbable_role_valid',
    // It has to take the focus: without it, nobody could scroll it with keys (axe: scrollable-region-focusable).
    element: /class="ck-(?:table-frame|snippet-code|frame ck-flow-frame)"/,
  },
  {
    rule: 'element_tabbable_role_valid',
    // Alt+T brings the focus to the toasts, and the arrow keys of a reader find what one says from there.
    element: /class="ck-toast"/,
  },
  {
    rule: 'input_autocomplete_valid',
    // HTML allows it, and password managers know the field by it: an account's name is its mail address.
    element: /type="email".* autocomplete="username"/,
  },
];

/**
 * What IBM's rules find on a page as it stands, beside axe: theirs look at landmarks and at what takes the focus in other
 * ways. Recommendations, and what a person has to look at, are left out. It runs in the page, where the engine's script
 * has run, and so uses nothing from outside of itself.
 *
 * @param root - the part to look at. @default the document
 */
export async function findByIbm(root: Node = document): Promise<readonly Finding[]> {
  const { ace } = window as unknown as { ace: { Checker: typeof Checker } };
  const { results } = await new ace.Checker().check(root, ['IBM_Accessibility']);
  return results
    .filter(({ value: [kind, outcome] }) => `${kind} ${outcome}` === 'VIOLATION FAIL')
    .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
}

/** What of it is wrong, in words. */
export function violationsOf(found: readonly Finding[]): readonly string[] {
  return found
    .filter(
      ({ ruleId, snippet }) =>
        !EXCEPTIONS.some(({ rule, element }) => rule === ruleId && element.test(snippet)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
}
