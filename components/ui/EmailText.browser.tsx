import { Breakable } from './ControlText.browser';

/** An email address that may break after `@` and before a dot. */
export const EmailText = ({ email }: { email: string }) => <Breakable parts={email.split(/(?<=@)|(?=\.)/)} />;
