import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  readonly fallback: (error: Error) => ReactNode;
  readonly onFault: (error: Error) => void;
  readonly children: ReactNode;
}

/** Shows what is wrong in place of a component that cannot be rendered, such as for a level that there is not. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
