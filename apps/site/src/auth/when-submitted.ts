import type { FormEvent } from 'react';

/** Handles a form that the page deals with itself. */
export function whenSubmitted(handle: () => void): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault();
    handle();
  };
}
