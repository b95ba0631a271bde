import type { FormEvent } from 'react';

/** An `onSubmit` that keeps the browser from sending the form. */
export function whenSubmitted(handle: () => void): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault();
    handle();
  };
}
