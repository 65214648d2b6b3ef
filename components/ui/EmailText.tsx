import { Fragment } from 'react';

/** An email address that may break after `@` and before a dot. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
