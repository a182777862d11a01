import { Component, type ReactNode } from 'react';

interface EditorBoundaryProps {
  children: ReactNode;
  /** Stands in its place after a failure; `restart` draws the editor anew. */
  fallback: (restart: () => void) => ReactNode;
}

/** Browser extensions that change the page can break the editor; the form and its values outlive that. */
export class EditorBoundary extends Component<EditorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
