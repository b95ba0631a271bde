import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: (error: Error) => ReactNode;
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** Shows what is wrong in place of a component that cannot be rendered, such as for a level that there is not. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
