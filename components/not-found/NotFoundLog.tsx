'use client';

import { useEffect } from 'react';

/** Logs the address that does not exist (docs/behaviour.md, “Not found”). */
export function NotFoundLog({ message }: { message: string }) {
  useEffect(() => console.error(message, location.pathname), [message]);
  return null;
}
