import { Breakable } from './ControlText.browser';

export const EmailText = ({ email }: { email: string }) => <Breakable parts={email.split(/(?<=@)|(?=\.)/)} />;
