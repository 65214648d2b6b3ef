import { Fragment, type ReactNode } from 'react';

/** The text of a control, with line breaks in place of soft hyphens: those would be in its name, which programs listen for and say. */
export const ControlText = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <Breakable parts={children.split('\u00ad')} /> : children;

export const Breakable = ({ parts }: { parts: string[] }) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
