/** Whether a typed address is that of an account, however it is written; one without an address has an empty one. */
export function isSameEmail(typed: string, email: string | undefined): boolean {
  return plain(typed) === plain(email ?? '');
}

const plain = (email: string) => email.trim().toLowerCase();
