import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Shown instead after a failure; `restart` mounts the children again. */
  fallback: (restart: () => void) => ReactNode;
  /** Other failures go on to the boundary around this one; all are caught when left out. */
  catches?: (error: unknown) => boolean;
  onCaught?: (error: unknown) => void;
}

/** A part of a screen that can fail without the rest. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCaught?.(error);
  }

  override render() {
    const { failure } = this.state;
    const { catches = () => true, fallback, children } = this.props;
    if (!failure) return children;
    if (!catches(failure.error)) throw failure.error;
    return fallback(() => this.setState({ failure: undefined }));
  }
}
