/** Names in a cell of a table. */
export function Names({ of }: { readonly of: readonly string[] }) {
  return of.map((name) => (
    <span key={name}>
      <code>{name}</code>{' '}
    </span>
  ));
}
