import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ControlText } from './ControlText.browser';

type Props = (ComponentProps<'button'> | (ComponentProps<'a'> & { href: string })) & {
  primary?: boolean;
  small?: boolean;
};

/** A button, or with `href` a link that looks like one. */
export function Button({ primary, small, className, children, ...rest }: Props) {
  const props = {
    className: clsx(
      'inline-flex items-center justify-center text-balance border text-center font-semibold leading-tight print:hidden',
      small ? 'text-small' : 'text-base',
      'ui-button',
      small && 'ui-button-small',
      primary && 'ui-button-primary',
      className,
    ),
    children: (
      <span className="lines-below">
        <ControlText>{children}</ControlText>
      </span>
    ),
  };
  return 'href' in rest ? <a {...rest} {...props} /> : <button type="button" {...rest} {...props} />;
}
