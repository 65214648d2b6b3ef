import { Component, type ReactNode } from 'react';
import { ActionButton } from './forms/form';
import { say } from './labels/messages';

interface BoundaryProps {
  children: ReactNode;
  className?: string;
}

/** Says what happened when a part of the page throws. The others keep working, and what is written stays. */
export class Boundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  private tryAgain = () => this.setState({ error: undefined });

  override render(): ReactNode {
    const { children, className = '' } = this.props;
    const { error } = this.state;
    if (!error) return children;
    return (
      <section role="alert" className={`px-gutter py-6 ${className}`} aria-label={say('crashedTitle')}>
        <h2 className="text-h4">{say('crashedTitle')}</h2>
        <p>{say('crashed', { reason: error.message })}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ActionButton text="tryAgain" className="" onClick={this.tryAgain} />
          <ActionButton text="reload" onClick={() => location.reload()} />
        </div>
      </section>
    );
  }
}
