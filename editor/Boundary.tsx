import { Component, type ReactNode } from 'react';
import { ActionButton } from './forms/form';
import { say } from './labels/messages';

/** Says what happened when a part of the page throws. The others keep working, and what is written stays. */
export class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <section role="alert" className="px-gutter py-6" aria-label={say('crashedTitle')}>
        <h2 className="text-h4">{say('crashedTitle')}</h2>
        <p>{say('crashed', { reason: error.message })}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ActionButton text="tryAgain" className="" onClick={() => this.setState({ error: undefined })} />
          <ActionButton text="reload" onClick={() => location.reload()} />
        </div>
      </section>
    );
  }
}
