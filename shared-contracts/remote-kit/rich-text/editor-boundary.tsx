import { Component, type ReactNode } from 'react';

interface EditorBoundaryProps {
  children: ReactNode;
  /** Shown instead after a failure; `restart` mounts the editor again. */
  fallback: (restart: () => void) => ReactNode;
}

/** Browser extensions that change the page can break the editor; the form and its values stay. */
export class EditorBoundary extends Component<EditorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
